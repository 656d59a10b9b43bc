import * as v from 'valibot';
import { activeMembers } from './activeMembers';
import { contractKind, contractTerms } from './contractTerms';
import { businessDay } from './period';
import { count, currencyCode, id, instant, minorUnits } from './values';

/** What has to hold for a tier to pay. */
export const tierConditions = ['validBet', 'netLoss', 'activeMembers', 'lostDay'] as const;

/** One tier held against the figures of a period. */
const tierState = v.looseObject({
  /** From 1, as the contract lists them. */
  tier: count,
  rate: v.optional(count),
  amount: v.optional(minorUnits),
  /** Whether every condition holds. The highest such tier pays. */
  isMet: v.boolean(),
  conditions: v.array(
    v.looseObject({
      /** `lostDay`: the team must not have won the day; without figures. */
      is: v.picklist(tierConditions),
      /** In minor units, for `activeMembers` a count of accounts; as text. */
      needed: v.string(),
      reached: v.string(),
      isMet: v.boolean(),
    }),
  ),
});
export type TierState = v.InferOutput<typeof tierState>;

/** How a pay comes about: inputs, tier, amount. The platform computes it; nothing is left to add up but to show it. */
export const payFigures = v.looseObject({
  kind: contractKind,
  /** First moment of the period, and the first after it. A contract that began or ended within is paid for its part. */
  from: instant,
  to: instant,
  /** First and last business day of the period: the filter of the bets' report. */
  firstDay: businessDay,
  lastDay: businessDay,
  /** The downline whose team it is: `under` of the reports behind the figures. */
  teamId: id,
  /** Of real-time wages, the stake from which a bet counts: `stakeFrom` of the bets' report. */
  singleBet: v.optional(minorUnits),
  /** Of the whole team, the downline itself included. */
  validBet: minorUnits,
  bets: count,
  /** Accounts below the downline. */
  members: count,
  /** Those of them that were active on a day of the period; 0 for hourly and real-time wages. */
  activeMembers,
  /** Valid bets of a day from which a member was active; absent where none is counted. */
  activeFrom: v.optional(minorUnits),
  /** From the players' side: negative is what the team lost. 0 for hourly and real-time wages. */
  result: minorUnits,
  /**
   * Paid to the team in the period, rebates of its agents' income included; they lower a dividend, and are the rows of
   * `reports.transactions` of `dividend`. 0 for other kinds.
   */
  rebates: minorUnits,
  bonuses: minorUnits,
  wages: minorUnits,
  /** −result − rebates − bonuses − wages, at least 0: what the condition of a tier is about. */
  netLoss: minorUnits,
  /** What the team won in the period before, taken off here. */
  carried: minorUnits,
  /** What the rate applies to. */
  base: minorUnits,
  /** Valid bets of real-time wages that the player won, and lost, and what each comes to before rounding together. */
  won: v.optional(v.looseObject({ validBet: minorUnits, rate: count, amount: minorUnits })),
  lost: v.optional(v.looseObject({ validBet: minorUnits, rate: count, amount: minorUnits })),
  /** All tiers, lowest first; empty for real-time wages. */
  tiers: v.array(tierState),
  /** The tier that pays; absent when none does. */
  tier: v.optional(count),
  /** Its rate; absent for an amount and without a tier. */
  rate: v.optional(count),
  /** What is due to the downline. */
  amount: minorUnits,
});
export type PayFigures = v.InferOutput<typeof payFigures>;

/** What was settled for one period of one contract. */
export const payslip = v.looseObject({
  ...payFigures.entries,
  id,
  /** Number to name it by: `DV-261101-04K7`. */
  number: v.string(),
  contractId: id,
  /** Version of the contract between the two. */
  version: count,
  /** Account of the other side; absent for the house. */
  with: v.optional(v.string()),
  settledAt: instant,
  /** `amount` = `paid` + `owed`. Owed is what the payer's income could not give yet; it is paid first from the next. */
  paid: minorUnits,
  owed: minorUnits,
  /** When it was paid in full. */
  paidAt: v.optional(instant),
  /** What the downline gave on in this time under its own contracts of the kind, and what is left of the amount. */
  toDownlines: minorUnits,
  net: minorUnits,
  status: v.picklist(['paid', 'owed', 'none']),
});
export type PayslipRow = v.InferOutput<typeof payslip>;

/** What payslips can be sorted by: time is when their periods ended. */
export const payslipSorts = ['time', 'validBet', 'amount', 'paid', 'owed'] as const;

/** A payslip with everything behind it. */
export const payslipDetail = v.looseObject({
  ...payslip.entries,
  terms: contractTerms,
  /** Each payment towards it, oldest first. */
  payments: v.array(v.looseObject({ at: instant, amount: minorUnits })),
});
export type PayslipDetail = v.InferOutput<typeof payslipDetail>;

/** Figures of a period that is not over yet. */
export const runningPay = v.looseObject({
  ...payFigures.entries,
  contractId: id,
  /** The platform's clock when it counted. */
  at: instant,
  /** When the period is settled. */
  settlesAt: instant,
});
export type RunningPay = v.InferOutput<typeof runningPay>;

/** What an agent owes to one direct downline under contracts of a kind. */
const duePay = v.looseObject({
  with: v.looseObject({ id, account: v.string() }),
  /** The period that runs now, so far; absent where only earlier ones are still to be paid. */
  running: v.optional(runningPay),
  /** What would be due if the period ended now. */
  due: minorUnits,
  /** What is left to pay of periods that were settled. */
  owed: minorUnits,
});
export type DuePay = v.InferOutput<typeof duePay>;

/** What an agent owes to all of them. */
export const duePays = v.looseObject({
  currency: currencyCode,
  /** IANA name of the time zone of its days. */
  timeZone: v.string(),
  /** The platform's clock when it counted. */
  at: instant,
  /** Most due first. */
  rows: v.array(duePay),
  totals: v.looseObject({ due: minorUnits, owed: minorUnits }),
  /** What the income wallet holds now: it is paid from. */
  income: minorUnits,
});
