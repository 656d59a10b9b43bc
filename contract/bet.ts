import * as v from 'valibot';
import { periods } from './sportsMarkets';
import { count, gameCategory, id, instant, minorUnits, vassalage } from './values';

/**
 * How a bet stands. `open` is running, `even` gave back exactly its stake, `void` was cancelled and gave it back.
 */
export const betStatuses = ['open', 'won', 'lost', 'even', 'void'] as const;
export const betStatus = v.picklist(betStatuses);
export type BetStatus = (typeof betStatuses)[number];

/**
 * How a bet can end besides being won or lost; `push`: the line was met exactly, and the stake went back; `cashedOut`: all of
 * it was sold before its end.
 */
export const betOutcomes = ['halfWon', 'push', 'halfLost', 'cashedOut'] as const;

/**
 * Why a bet's valid bet is what it is: `full` min(stake, |result|), `share` that times the share of its game type,
 * `open` not settled yet, `even` no result, `pushed` one half went back, `void` cancelled, `cashedOut` only what was not
 * cashed out counts, `lowOdds` the price was too low, `coversDraw` both sides of one draw. Source: money.md, valid bet.
 */
export const validBetReasons = [
  'full',
  'share',
  'open',
  'even',
  'pushed',
  'void',
  'cashedOut',
  'lowOdds',
  'coversDraw',
] as const;
export type ValidBetReason = (typeof validBetReasons)[number];

/** What bets come to, in minor units. Open bets count with their stake; payout, result and valid bet are of finished ones. */
export const betTotals = v.looseObject({
  count,
  stake: minorUnits,
  validBet: minorUnits,
  payout: minorUnits,
  /** Payout − stake of finished bets: positive is the player's win. */
  result: minorUnits,
});
export type BetTotals = v.InferOutput<typeof betTotals>;

/** How a bet stood before its match's result was corrected, or since: when, the goals it goes by (null: void), and what it paid. */
const reckoning = v.looseObject({
  at: instant,
  score: v.nullable(v.tuple([count, count])),
  standing: v.picklist([...betStatuses, ...betOutcomes]),
  payout: minorUnits,
});

/** A bet that was settled anew because a result was corrected. */
export const betCorrection = v.looseObject({
  id,
  home: v.string(),
  away: v.string(),
  /** The half that the bet and these goals are of; absent of the whole match. */
  period: v.optional(v.picklist(periods)),
  before: reckoning,
  after: reckoning,
});
export type BetCorrection = v.InferOutput<typeof betCorrection>;

const betEntries = {
  id,
  /** What the list is ordered and filtered by: when the bet ended, or was placed while it is open. */
  at: instant,
  placedAt: instant,
  settledAt: v.nullable(instant),
  gameId: id,
  gameName: v.string(),
  gameType: gameCategory,
  vassalage,
  vendorName: v.string(),
  /** What was picked, in the words of the game; empty where a game has no choice. */
  pick: v.optional(v.string(), ''),
  status: betStatus,
  /** Of a bet on matches, how it ended where `status` has no word for it. */
  outcome: v.optional(v.picklist(betOutcomes)),
  /** The two bets that one on a quarter line is; their result is null and their payout 0 while the match goes on. */
  halves: v.optional(
    v.array(
      v.looseObject({
        /** In figures, with the sign of a handicap. */
        line: v.string(),
        stake: minorUnits,
        result: v.nullable(v.picklist(['won', 'push', 'lost', 'void'])),
        payout: minorUnits,
      }),
    ),
  ),
  /** Of a free spin, whose stake is 0: what it won, which is a bonus and no payout. */
  freeSpin: v.optional(v.looseObject({ won: minorUnits })),
  stake: minorUnits,
  /** Null while the bet is open, like payout and result. */
  validBet: v.nullable(minorUnits),
  validBetReason: v.picklist(validBetReasons),
  payout: v.nullable(minorUnits),
  result: v.nullable(minorUnits),
};

/** One row of the betting record. */
export const bet = v.looseObject(betEntries);
export type Bet = v.InferOutput<typeof bet>;

/** A bet of somebody in the team. */
export const teamBet = v.looseObject({
  ...betEntries,
  /** Whose bet it is, and who is directly above them. */
  accountId: id,
  account: v.string(),
  upline: v.string(),
  /** Levels below the agent who asks; 1 is direct. */
  level: count,
});
export type TeamBet = v.InferOutput<typeof teamBet>;
