import * as v from 'valibot';
import { activeMembers } from './activeMembers';
import { askedMark, count, minorUnits } from './values';

/** Kinds of contract between an agent and a direct downline. At most one of a kind is in force between two accounts. */
export const contractKinds = ['dividend', 'daily', 'hourly', 'realTime'] as const;
export const contractKind = v.picklist(contractKinds);
export type ContractKind = (typeof contractKinds)[number];

/** Periods of a dividend: a day, a week from Monday, the 1st to the 15th and the rest of the month, a month. */
export const dividendPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** Tiers that a contract may have. */
export const mostTiers = 8;

/** Rates travel in hundredths of a percent: 250 is 2.50 %. */
const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));
const amount = v.pipe(v.string(), v.regex(/^\d{1,16}$/), askedMark);
const members = v.pipe(activeMembers, v.maxValue(1_000_000));
const tiersOf = <Tier extends v.ObjectEntries>(tier: Tier) =>
  v.pipe(v.array(v.strictObject(tier)), v.minLength(1), v.maxLength(mostTiers));

/** A share of what the team lost in a period, by the highest tier of which all three conditions hold. */
const dividendTerms = v.strictObject({
  kind: v.literal('dividend'),
  period: v.picklist(dividendPeriods),
  /** Whether a period in which the team won is taken off the next one. */
  carriesOver: v.boolean(),
  tiers: tiersOf({
    /** Valid bets of the team in the period, at least. */
    validBet: amount,
    /** What the team lost in the period, bonuses, rebates and wages taken off, at least. */
    netLoss: amount,
    /** Accounts below the downline that were active on a day of the period, at least. */
    activeMembers: members,
    rate,
  }),
});

/** A wage for the team's valid bets of a business day. */
const dailyTerms = v.strictObject({
  kind: v.literal('daily'),
  /** Whether it is paid for a day on which the team won, too. */
  isPaidWhenWon: v.boolean(),
  /** Each pays either a rate of the valid bets or an amount. */
  tiers: tiersOf({
    validBet: amount,
    /** Accounts below the downline that were active on the day, at least; 0 for any. */
    activeMembers: members,
    rate: v.optional(rate),
    amount: v.optional(amount),
  }),
});

/** A wage for the team's valid bets of an hour. */
const hourlyTerms = v.strictObject({
  kind: v.literal('hourly'),
  tiers: tiersOf({ validBet: amount, rate }),
});

/** A wage for each bet of the team as soon as it is settled, every five minutes. */
const realTimeTerms = v.strictObject({
  kind: v.literal('realTime'),
  /** Stake from which a bet counts. */
  singleBet: amount,
  /** Of the valid bets that the player won, and lost. */
  profitRate: rate,
  lossRate: rate,
});

/** What two accounts agree on. Terms never change: a change is a new offer. */
export const contractTerms = v.union([dividendTerms, dailyTerms, hourlyTerms, realTimeTerms]);
export type ContractTerms = v.InferOutput<typeof contractTerms>;
export type TermsOf<Kind extends ContractKind> = Extract<ContractTerms, { kind: Kind }>;

/** The most that the terms of an offer may give. */
export const contractBounds = v.looseObject({
  kind: contractKind,
  /** From the agent's own contract of that kind; `house` for an agent without an upline and without one. */
  from: v.picklist(['own', 'house']),
  /** Of each tier. Of a real-time wage the two below count. */
  rate: count,
  profitRate: count,
  lossRate: count,
  /** Amount of a tier of a daily wage; beside it an amount fits that the rate would give at the tier's valid bets. */
  amount: minorUnits,
});
export type ContractBounds = v.InferOutput<typeof contractBounds>;
