import type { ContractKind, ContractTerms } from '#contract';

/** One tier as it is being written; null for a field without a number. */
export interface TierDraft {
  id: number;
  validBet: string | null;
  netLoss: string | null;
  activeMembers: number;
  /** In percent. */
  rate: number;
  /** What a tier pays that is no rate. */
  amount: string | null;
}

/** Terms as they are being written. */
export interface TermsDraft {
  period: 'daily' | 'weekly' | 'semimonthly' | 'monthly';
  carriesOver: boolean;
  isPaidWhenWon: boolean;
  /** What the tiers of a daily wage pay: all the same, so that they can be compared. */
  pays: 'rate' | 'amount';
  tiers: readonly TierDraft[];
  singleBet: string | null;
  profitRate: number;
  lossRate: number;
}

/** An offer as it is being written: to whom, by id, and its terms. */
export interface OfferDraft {
  to: string | undefined;
  draft: TermsDraft;
}

export const emptyTier = (id: number): TierDraft => ({
  id,
  validBet: null,
  netLoss: '0',
  activeMembers: 0,
  rate: Number.NaN,
  amount: null,
});

export const emptyTerms: TermsDraft = {
  period: 'monthly',
  carriesOver: true,
  isPaidWhenWon: false,
  pays: 'rate',
  tiers: [emptyTier(1)],
  singleBet: null,
  profitRate: Number.NaN,
  lossRate: Number.NaN,
};

/** Percent as rates travel: 2.5 is 250. Not a number stays none. */
const toRate = (percent: number): number => Math.round(percent * 100);

/** The terms, or undefined while a field is empty. Tiers go from the lowest to the highest. */
export function termsOf(kind: ContractKind, draft: TermsDraft): ContractTerms | undefined {
  if (kind === 'realTime') {
    const { singleBet, profitRate, lossRate } = draft;
    if (singleBet === null || Number.isNaN(profitRate) || Number.isNaN(lossRate)) return undefined;
    return { kind, singleBet, profitRate: toRate(profitRate), lossRate: toRate(lossRate) };
  }
  if (kind === 'daily' && draft.pays === 'amount') return amountTerms(draft);
  const tiers = draft.tiers.flatMap(({ validBet, netLoss, activeMembers, rate }) =>
    validBet === null || netLoss === null || Number.isNaN(rate) || Number.isNaN(activeMembers)
      ? []
      : [{ validBet, netLoss, activeMembers, rate: toRate(rate) }],
  );
  if (tiers.length < draft.tiers.length || tiers.length === 0) return undefined;
  tiers.sort((a, b) => Number(BigInt(a.validBet) - BigInt(b.validBet)) || a.rate - b.rate);
  if (kind === 'dividend') return { kind, period: draft.period, carriesOver: draft.carriesOver, tiers };
  if (kind === 'daily')
    return {
      kind,
      isPaidWhenWon: draft.isPaidWhenWon,
      tiers: tiers.map(({ validBet, activeMembers, rate }) => ({ validBet, activeMembers, rate })),
    };
  return { kind, tiers: tiers.map(({ validBet, rate }) => ({ validBet, rate })) };
}

/** A daily wage that pays an amount. */
function amountTerms({ tiers: drafts, isPaidWhenWon }: TermsDraft): ContractTerms | undefined {
  const tiers = drafts.flatMap(({ validBet, activeMembers, amount }) =>
    validBet === null || amount === null || Number.isNaN(activeMembers)
      ? []
      : [{ validBet, activeMembers, amount }],
  );
  if (tiers.length < drafts.length) return undefined;
  const byCondition = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
  tiers.sort(
    (a, b) =>
      byCondition(BigInt(a.validBet), BigInt(b.validBet)) || byCondition(BigInt(a.amount), BigInt(b.amount)),
  );
  return { kind: 'daily', isPaidWhenWon, tiers };
}
