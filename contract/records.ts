import * as v from 'valibot';
import { defineCall } from './call';
import { csvFile } from './csvFile';
import { currencyCode, id, instant, minorUnits, count, vassalage, gameCategory, typed } from './values';
import {
  listOf,
  listRefusals,
  pageRequest,
  period,
  periodRefusals,
  periodReply,
  sortDirection,
  teamListRefusals,
  teamPath,
} from './period';
import { bet, betCorrection, betStatus, betTotals, teamBet } from './bet';

/** Filters of every betting record. Lists are texts joined by commas; without one, everything. */
export const betFilter = {
  ...period,
  gameTypes: listOf(gameCategory),
  vendors: listOf(vassalage),
  statuses: listOf(betStatus),
  /** Of these days, what ended or is open from a moment up to another one, such as the hour of a payslip. */
  since: v.optional(instant),
  until: v.optional(instant),
  /** Bets of at least this stake, as a real-time wage counts them. */
  stakeFrom: v.optional(minorUnits),
};

/** What bets can be sorted by; those without the value, such as the result of an open bet, come last either way. */
export const betSorts = ['time', 'stake', 'validBet', 'payout', 'result'] as const;
const betSort = v.optional(v.picklist(betSorts), 'time');
const betOrder = { sort: betSort, direction: v.optional(sortDirection, 'descending') };

/** What movements of wallets can be sorted by. */
export const movementSorts = ['time', 'amount'] as const;
export const movementSort = v.optional(v.picklist(movementSorts), 'time');
export const movementOrder = { sort: movementSort, direction: v.optional(sortDirection, 'descending') };

const betPage = <Row extends v.GenericSchema>(row: Row) =>
  v.looseObject({
    ...periodReply,
    currency: currencyCode,
    path: teamPath,
    rows: v.array(row),
    /** What they stand in the order of: time where there are too many for another one (`mostSorted`). */
    sort: betSort,
    /** Bets of the filter. */
    total: count,
    /** Of all bets of the filter. */
    totals: betTotals,
    /** Of the rows of this page. */
    pageTotals: betTotals,
    /** Send it with the next pages, so that bets placed meanwhile move nothing; null when there are no bets. */
    asOf: v.nullable(id),
  });

/** Later pages of a list that grows at its top. */
const paged = { ...pageRequest, /** From the first page's reply. */ asOf: v.optional(id) };

/** What happened to a bet, oldest first. */
export const betStep = v.looseObject({
  step: v.picklist(['placed', 'cashedOut', 'ended', 'paid', 'returned', 'takenBack', 'note']),
  at: instant,
  amount: v.optional(minorUnits),
  /** What the game says about it. */
  text: v.optional(v.string(), ''),
});

/** Kinds of movements of the main wallet. */
export const movementTypes = [
  'deposit', 'withdrawal', 'transfer', 'bonus', 'rebate', 'reward', 'wage', 'dividend', 'fee', 'correction',
] as const; // prettier-ignore
export const movementType = v.picklist(movementTypes);
export type MovementType = (typeof movementTypes)[number];

export const movement = v.looseObject({
  id,
  at: instant,
  /** Business day, for grouping. */
  day: v.string(),
  type: movementType,
  /** Signed: what came in is positive. */
  amount: minorUnits,
  balanceAfter: minorUnits,
  /**
   * What games took and paid since the movement before, which stands in the betting record: the balance after that one,
   * with this and the amount, is the balance after.
   */
  inGames: v.optional(minorUnits, '0'),
  /** Business day of the movement before, from which these bets are; the own one of the first. */
  gamesFrom: v.optional(v.string(), ''),
  /** Who or what it was with: an account, a game, a method; empty when there is nothing to say. */
  detail: v.optional(v.string(), ''),
});
export type Movement = v.InferOutput<typeof movement>;

/** What makes up a profit or loss: net = result + rebate + bonus + reward − fee. */
export const profitParts = {
  count,
  stake: minorUnits,
  payout: minorUnits,
  validBet: minorUnits,
  result: minorUnits,
};
const profitSums = { ...profitParts, rebate: minorUnits, bonus: minorUnits, reward: minorUnits, fee: minorUnits, net: minorUnits }; // prettier-ignore

const relay = (name: string) => ({
  path: `/wps/relay/MCSFE_${name}` as const,
  module: `MCSFE_${name}`,
  assumed: ['method', 'path', 'module', 'token', 'request', 'reply'] as const,
});

export const recordCalls = {
  /** The own betting record (personalHistoryCopy). */
  bets: defineCall({
    method: 'GET',
    ...relay('getBettingRecord'),
    audience: 'member',
    refusals: listRefusals,
    request: v.strictObject({ ...betFilter, ...betOrder, ...paged }),
    reply: betPage(bet),
  }),
  /** One bet, the own one or one of the team. Every other id is refused like an unknown one. */
  bet: defineCall({
    method: 'GET',
    ...relay('getBettingDetail'),
    audience: 'member',
    refusals: ['record.unknown', 'record.archived'],
    request: v.strictObject({ id }),
    reply: v.looseObject({
      ...bet.entries,
      currency: currencyCode,
      /** Whose it is; empty for the own. */
      account: v.optional(v.string(), ''),
      /** Hundredths of a percent of min(stake, |result|) that count. */
      validBetShare: count,
      steps: v.array(betStep),
      /** Facts of the game by name: numbers drawn, price, hand. */
      facts: v.optional(v.record(v.string(), v.string()), {}),
      /** How it was settled anew because a result was corrected, in order. */
      corrections: v.optional(v.array(betCorrection), []),
    }),
  }),
  /** All bets of the filter as CSV: UTF-8 with BOM, streamed, no cell is a formula. */
  exportBets: defineCall({
    method: 'GET',
    ...relay('exportBettingRecord'),
    audience: 'member',
    refusals: listRefusals,
    request: v.strictObject({ ...betFilter, ...betOrder }),
    reply: csvFile,
  }),
  /** The account record (transactionHistory). */
  movements: defineCall({
    method: 'GET',
    ...relay('getTransactionHistory'),
    audience: 'member',
    refusals: listRefusals,
    request: v.strictObject({ ...period, types: listOf(movementType), ...movementOrder, ...paged }),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      rows: v.array(movement),
      /** As that of bets. */
      sort: movementSort,
      total: count,
      totals: v.looseObject({
        in: minorUnits,
        out: minorUnits,
        change: minorUnits,
        countIn: count,
        countOut: count,
      }),
      /** Change of each day of this page, of all its movements of the filter. */
      days: v.array(v.looseObject({ day: v.string(), count, change: minorUnits })),
      balance: minorUnits,
      asOf: v.nullable(id),
    }),
  }),
  exportMovements: defineCall({
    method: 'GET',
    ...relay('exportTransactionHistory'),
    audience: 'member',
    refusals: listRefusals,
    request: v.strictObject({ ...period, types: listOf(movementType), ...movementOrder }),
    reply: csvFile,
  }),
  /** Profit and loss by day and by game type (personalProfit). Finished bets only. */
  profit: defineCall({
    method: 'GET',
    ...relay('getPersonalProfit'),
    audience: 'member',
    refusals: periodRefusals,
    request: v.strictObject(period),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      /** Days on which something happened, oldest first. */
      days: v.array(v.looseObject({ day: v.string(), ...profitSums })),
      /** Games alone, by game type: rebates, bonuses and fees belong to no game. */
      gameTypes: v.array(v.looseObject({ gameType: gameCategory, ...profitParts })),
      totals: v.looseObject(profitSums),
    }),
  }),
  /** Bets of the team. */
  teamBets: defineCall({
    method: 'GET',
    ...relay('getTeamBettingRecord'),
    audience: 'agent',
    isReport: true,
    refusals: teamListRefusals,
    request: v.strictObject({
      ...betFilter,
      ...betOrder,
      ...paged,
      /** Only this account and everybody below it; it must be in the own team. */
      under: v.optional(id),
      /** One account of the team, by username. */
      account: v.optional(typed(64)),
    }),
    reply: betPage(teamBet),
  }),
  exportTeamBets: defineCall({
    method: 'GET',
    ...relay('exportTeamBettingRecord'),
    audience: 'agent',
    isReport: true,
    refusals: teamListRefusals,
    request: v.strictObject({
      ...betFilter,
      ...betOrder,
      under: v.optional(id),
      account: v.optional(typed(64)),
    }),
    reply: csvFile,
  }),
} as const;
