import type { ContractKind, ContractTerms } from '#contract';
import { rateScale } from '#contract/amounts';
import type { ContractRules } from './settings';

/** The most that some terms pay. */
export interface Tops {
  /** Of any tier; of real-time wages 0. */
  rate: number;
  profitRate: number;
  lossRate: number;
  /** Of any tier of a daily wage. */
  amount: bigint;
}

const noTops: Tops = { rate: 0, profitRate: 0, lossRate: 0, amount: 0n };

/** The most that a contract pays: what its downline can give on. */
export function topsOf(terms: ContractTerms): Tops {
  if (terms.kind === 'realTime') return { ...noTops, profitRate: terms.profitRate, lossRate: terms.lossRate };
  const tiers: readonly { rate?: number | undefined; amount?: string | undefined }[] = terms.tiers;
  return {
    ...noTops,
    rate: Math.max(...tiers.map(({ rate }) => rate ?? 0)),
    amount: tiers.reduce((most, { amount }) => (BigInt(amount ?? 0) > most ? BigInt(amount ?? 0) : most), 0n),
  };
}

/** What the house lets be given of a kind. */
export function topsOfHouse(limits: ContractRules, kind: ContractKind): Tops {
  switch (kind) {
    case 'dividend':
      return { ...noTops, rate: limits.dividendRate };
    case 'daily':
      return { ...noTops, rate: limits.dailyRate, amount: BigInt(limits.dailyAmount) };
    case 'hourly':
      return { ...noTops, rate: limits.hourlyRate };
    case 'realTime':
      return { ...noTops, profitRate: limits.profitRate, lossRate: limits.lossRate };
  }
}

/** The first tier, from 1, that pays more than may be given; 0 for rates without tiers, undefined when all fit. */
export function tierAbove(terms: ContractTerms, tops: Tops): number | undefined {
  if (terms.kind === 'realTime')
    return terms.profitRate > tops.profitRate || terms.lossRate > tops.lossRate ? 0 : undefined;
  if (terms.kind === 'daily') {
    const above = terms.tiers.findIndex(
      ({ validBet, rate = 0, amount = '0' }) =>
        rate > tops.rate ||
        (BigInt(amount) > tops.amount && BigInt(amount) * rateScale > BigInt(validBet) * BigInt(tops.rate)),
    );
    return above < 0 ? undefined : above + 1;
  }
  const above = terms.tiers.findIndex(({ rate }) => rate > tops.rate);
  return above < 0 ? undefined : above + 1;
}

interface Tier {
  validBet: string;
  netLoss?: string;
  activeMembers?: number;
  rate?: number | undefined;
  amount?: string | undefined;
}

/**
 * The first tier, from 1, that does not ask for more and pay more than the one before, or pays nothing; 0 for rates
 * without tiers of which none pays. Undefined when the terms are sound.
 */
export function unsoundTier(terms: ContractTerms): number | undefined {
  if (terms.kind === 'realTime') return terms.profitRate + terms.lossRate > 0 ? undefined : 0;
  const tiers: readonly Tier[] = terms.tiers;
  const unsound = tiers.findIndex((tier, index) => {
    const before = tiers[index - 1];
    if ((tier.rate === undefined) === (tier.amount === undefined)) return true;
    if (payOf(tier) <= 0n) return true;
    return (
      before !== undefined &&
      !(isSameUnit(before, tier) && payOf(tier) > payOf(before) && asksMore(before, tier))
    );
  });
  return unsound < 0 ? undefined : unsound + 1;
}

const payOf = ({ rate, amount }: Tier): bigint => BigInt(amount ?? rate ?? 0);
const isSameUnit = (a: Tier, b: Tier): boolean => (a.rate === undefined) === (b.rate === undefined);
const conditionsOf = ({ validBet, netLoss = '0', activeMembers = 0 }: Tier): bigint[] => [
  BigInt(validBet),
  BigInt(netLoss),
  BigInt(activeMembers),
];
function asksMore(before: Tier, tier: Tier): boolean {
  const [old, now] = [conditionsOf(before), conditionsOf(tier)];
  return (
    now.every((value, index) => value >= (old[index] ?? 0n)) &&
    now.some((value, index) => value > (old[index] ?? 0n))
  );
}
