import type { ContractTerms, PayFigures, TierState } from '#contract';
import { divideAmount, shareOf, rateScale } from '#contract/amounts';

/** What a team did in a period, in minor units, and what it was paid. */
export interface TeamInputs {
  bets: number;
  validBet: bigint;
  /** From the players' side. */
  result: bigint;
  members: number;
  activeMembers: number;
  /** Valid bet of a day from which a member is active. */
  activeFrom?: bigint;
  rebates: bigint;
  bonuses: bigint;
  wages: bigint;
  /** Valid bets that count for a real-time wage. */
  wonBet: bigint;
  lostBet: bigint;
}

export const noInputs: TeamInputs = {
  bets: 0,
  validBet: 0n,
  result: 0n,
  members: 0,
  activeMembers: 0,
  rebates: 0n,
  bonuses: 0n,
  wages: 0n,
  wonBet: 0n,
  lostBet: 0n,
};

/** The time of a pay and whose team it is for, as it travels. */
export type PayTime = Pick<PayFigures, 'from' | 'to' | 'firstDay' | 'lastDay' | 'teamId'>;

/** What a team lost after what it was paid; negative when it won. */
export const lossOf = ({ result, rebates, bonuses, wages }: TeamInputs): bigint =>
  -result - rebates - bonuses - wages;

/** What a period in which the team won takes off the next one. */
export const carriedFrom = (inputs: TeamInputs): bigint => {
  const loss = lossOf(inputs);
  return loss < 0n ? -loss : 0n;
};

/** The same, of a period that was settled. */
export const carriedFromFigures = ({ result, rebates, bonuses, wages }: PayFigures): bigint =>
  carriedFrom({
    ...noInputs,
    result: BigInt(result),
    rebates: BigInt(rebates),
    bonuses: BigInt(bonuses),
    wages: BigInt(wages),
  });

/** What some terms pay for what a team did. `carried` counts for dividends alone. Source: money rules, contracts. */
export function computePay(
  terms: ContractTerms,
  inputs: TeamInputs,
  time: PayTime,
  currency: string,
  carried = 0n,
): PayFigures {
  const loss = lossOf(inputs);
  const netLoss = terms.kind === 'dividend' && loss > 0n ? loss : 0n;
  const tiers = tiersOf(terms, inputs, netLoss);
  const hit = tiers.findLast(({ isMet }) => isMet);
  const base = terms.kind === 'dividend' ? clamp(netLoss - carried) : inputs.validBet;
  const realTime = terms.kind === 'realTime' ? realTimePay(terms, inputs, currency) : undefined;
  const amount =
    realTime?.amount ??
    (hit?.amount === undefined ? shareOf(base, hit?.rate ?? 0, currency) : BigInt(hit.amount));
  return {
    ...time,
    kind: terms.kind,
    ...(terms.kind === 'realTime' && { singleBet: terms.singleBet }),
    validBet: inputs.validBet.toString(),
    bets: inputs.bets,
    members: inputs.members,
    activeMembers: inputs.activeMembers,
    ...(inputs.activeFrom !== undefined && { activeFrom: inputs.activeFrom.toString() }),
    result: inputs.result.toString(),
    rebates: inputs.rebates.toString(),
    bonuses: inputs.bonuses.toString(),
    wages: inputs.wages.toString(),
    netLoss: netLoss.toString(),
    carried: (terms.kind === 'dividend' ? carried : 0n).toString(),
    base: base.toString(),
    ...(realTime && { won: realTime.won, lost: realTime.lost }),
    tiers,
    ...(hit && { tier: hit.tier }),
    ...(hit?.rate !== undefined && { rate: hit.rate }),
    amount: amount.toString(),
  };
}

const clamp = (value: bigint): bigint => (value > 0n ? value : 0n);

function realTimePay(
  { profitRate, lossRate }: Extract<ContractTerms, { kind: 'realTime' }>,
  { wonBet, lostBet }: TeamInputs,
  currency: string,
) {
  // Rounded once, together; what is shown of the two parts adds up to it.
  const amount = divideAmount(wonBet * BigInt(profitRate) + lostBet * BigInt(lossRate), rateScale, currency);
  const won = shareOf(wonBet, profitRate, currency);
  return {
    amount,
    won: { validBet: wonBet.toString(), rate: profitRate, amount: won.toString() },
    lost: { validBet: lostBet.toString(), rate: lossRate, amount: (amount - won).toString() },
  };
}

type Condition = TierState['conditions'][number];

function tiersOf(terms: ContractTerms, inputs: TeamInputs, netLoss: bigint): TierState[] {
  const least = (is: Condition['is'], needed: string | number, reached: bigint | number): Condition => ({
    is,
    needed: String(needed),
    reached: String(reached),
    isMet: BigInt(reached) >= BigInt(needed),
  });
  const state = (
    index: number,
    pay: { rate?: number | undefined; amount?: string | undefined },
    conditions: Condition[],
  ): TierState => ({
    tier: index + 1,
    ...(pay.rate !== undefined && { rate: pay.rate }),
    ...(pay.amount !== undefined && { amount: pay.amount }),
    isMet: conditions.every(({ isMet }) => isMet),
    conditions,
  });
  switch (terms.kind) {
    case 'dividend':
      return terms.tiers.map(({ validBet, netLoss: lost, activeMembers, rate }, index) =>
        state(index, { rate }, [
          least('validBet', validBet, inputs.validBet),
          least('netLoss', lost, netLoss),
          least('activeMembers', activeMembers, inputs.activeMembers),
        ]),
      );
    case 'daily':
      return terms.tiers.map(({ validBet, activeMembers, rate, amount }, index) =>
        state(index, { rate, amount }, [
          least('validBet', validBet, inputs.validBet),
          ...(activeMembers > 0 ? [least('activeMembers', activeMembers, inputs.activeMembers)] : []),
          ...(terms.isPaidWhenWon
            ? []
            : [{ is: 'lostDay' as const, needed: '0', reached: '0', isMet: inputs.result <= 0n }]),
        ]),
      );
    case 'hourly':
      return terms.tiers.map(({ validBet, rate }, index) =>
        state(index, { rate }, [least('validBet', validBet, inputs.validBet)]),
      );
    case 'realTime':
      return [];
  }
}
