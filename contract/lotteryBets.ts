import * as v from 'valibot';
import { defineCall, type Assumption } from './call';
import { ballColours, lottery } from './home';
import { lotteryBounds, pickModes, seriesBounds } from './lotteryRules';
import { askedAmount, count, currencyCode, id, instant, languageTag, minorUnits } from './values';

const assumed: readonly Assumption[] = ['method', 'path', 'module', 'request', 'reply'];

/** Before the code of a lottery in the catalogue of games. */
export const lotteryPrefix = 'l-';

const series = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(seriesBounds.least),
  v.maxValue(seriesBounds.most),
  v.multipleOf(seriesBounds.step),
);

const option = v.looseObject({
  id,
  label: v.string(),
  /** At the series of the table. */
  odds: count,
  /** Probability as a fraction, from which the odds at another series follow: `series × 5 × of / favourable`, rounded down. */
  chance: v.optional(v.tuple([v.number(), v.number()])),
  /** Of options with the same word at most one can win, or `most` of the play type: big and small, but not big and odd. */
  rival: v.string(),
  /** Colour of the ball that it is drawn as. */
  colour: v.optional(v.picklist(ballColours)),
});

/** A play type: what is picked, and how picks become bets. */
export const lotteryPlay = v.looseObject({
  id,
  name: v.string(),
  /** One sentence on how it wins. */
  hint: v.string(),
  /**
   * `product` one pick of each row makes a bet, `distinct` the same with different picks alone, `each` every pick is one, `combination` every `size` different picks of
   * the one row, `double` every ordered pair of different picks.
   */
  mode: v.picklist(pickModes),
  size: count,
  /** How many rivals, or of `combination` how many picks, win together at most. */
  most: count,
  /** Whether one pick wins as often as it is drawn. */
  repeats: v.boolean(),
  rows: v.array(v.looseObject({ id, label: v.string(), options: v.array(option) })),
});
export type LotteryPlay = v.InferOutput<typeof lotteryPlay>;

/** SHA-256 in hex. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** A draw that can be bet on. `hash` is that of its seed, which is revealed after the draw. */
export const openDraw = v.looseObject({ issue: id, closesAt: instant, drawsAt: instant, hash });
export type OpenDraw = v.InferOutput<typeof openDraw>;

/** A draw that is over, with what anybody needs to compute it again. */
export const drawnResult = v.looseObject({
  ...lottery.entries.last.wrapped.entries,
  /** Every number in the order drawn. */
  numbers: v.array(v.string()),
  /** The hash of the seed, as it was published before the draw. */
  hash,
  seed: hash,
});
export type DrawnResult = v.InferOutput<typeof drawnResult>;

/** What a betting page shows before anything is picked. */
export const lotteryTable = v.looseObject({
  code: id,
  name: v.string(),
  family: lottery.entries.family,
  currency: currencyCode,
  /** Time of the platform, for clocks that are wrong. */
  now: instant,
  draw: openDraw,
  /** Finished draws, newest first. */
  results: v.array(drawnResult),
  /** The draw after the open one, whose hash is published before it can be bet on. */
  next: v.looseObject({ issue: id, hash }),
  /** Draws to come after the open one, as many as a chase can go on for. */
  upcoming: v.optional(v.array(v.looseObject({ issue: id, drawsAt: instant })), []),
  /** What the numbers of a draw are made of besides its seed: digits of LF, prizes of VN. */
  shape: v.looseObject({
    digits: v.optional(count),
    ranks: v.optional(v.array(v.looseObject({ count, digits: count }))),
  }),
  /** The most that this person can bet at; a lower one gives the difference back as a rebate. */
  series,
  /** Stakes of one bet to choose from. */
  stakes: v.array(minorUnits),
  /** The most that one line may cost. */
  maxStake: minorUnits,
  groups: v.array(v.looseObject({ id, name: v.string(), plays: v.array(lotteryPlay) })),
});
export type LotteryTable = v.InferOutput<typeof lotteryTable>;

export const lotteryBetStatuses = ['open', 'won', 'lost', 'even', 'void'] as const;

/** One line of a basket, as it was placed. */
export const lotteryBet = v.looseObject({
  id,
  lottery: id,
  issue: id,
  /** In words: the play type, and what was picked. */
  play: v.string(),
  pick: v.string(),
  bets: count,
  stake: minorUnits,
  status: v.picklist(lotteryBetStatuses),
  /** Null until the draw is settled. */
  payout: v.nullable(minorUnits),
  placedAt: instant,
  /** What comes back with the result for a series below one's own. */
  rebate: v.optional(minorUnits),
  /** Until then it can be cancelled. */
  closesAt: instant,
  /** Those of one chase share it: the same basket, placed on several draws at once. */
  chase: v.optional(v.looseObject({ id, stopsOnWin: v.boolean() })),
});
export type LotteryBet = v.InferOutput<typeof lotteryBet>;

const betLine = v.strictObject({
  play: id,
  /** Ids of options by row. */
  picks: v.pipe(v.array(v.pipe(v.array(id), v.maxLength(100))), v.maxLength(20)),
  /** Of one bet, before the multiple. */
  stake: askedAmount,
  multiple: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lotteryBounds.multiple)),
});
export type LotteryBetLine = v.InferOutput<typeof betLine>;

const chase = v.strictObject({
  /** How many times its stake each line is bet, draw by draw from the open one on. */
  multiples: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(lotteryBounds.multiple))),
    v.minLength(2),
    v.maxLength(lotteryBounds.draws),
  ),
  /** Gives the stakes of later draws back once a bet of the chase has won anything. */
  stopsOnWin: v.boolean(),
});
export type LotteryChase = v.InferOutput<typeof chase>;

/** How many draws a trend looks back over. */
export const trendRanges = ['30', '50', '100', '200'] as const;

/** Draws that are over, newest first. Of a Vietnamese lottery only the special prize. */
export const lotteryTrend = v.looseObject({
  family: lottery.entries.family,
  draws: v.array(v.looseObject({ issue: id, numbers: v.array(v.string()) })),
});
export type LotteryTrend = v.InferOutput<typeof lotteryTrend>;

export const lotteryBetCalls = {
  trend: defineCall({
    method: 'GET',
    path: '/lgw/draws/trend',
    module: 'LGW_DRAW_TREND',
    refusals: ['game.unknown', 'game.closed'],
    assumed,
    request: v.strictObject({ lottery: id, count: v.picklist(trendRanges) }),
    reply: lotteryTrend,
  }),
  table: defineCall({
    method: 'GET',
    path: '/lgw/draws/table',
    module: 'LGW_DRAW_TABLE',
    // A member sees the own series and currency.
    personal: true,
    refusals: ['game.unknown', 'game.closed'],
    assumed,
    request: v.strictObject({ lottery: id, language: languageTag }),
    reply: lotteryTable,
  }),
  place: defineCall({
    method: 'POST',
    path: '/lgw/bets',
    module: 'LGW_PLACE_BETS',
    audience: 'signedIn',
    retry: 'keyed',
    refusals: [
      'bets.closed',
      'bets.paused',
      'lottery.changed',
      'game.unknown',
      'game.closed',
      'game.stake',
      'amount.finer',
      'wallet.short',
      'wallet.owes',
      'play.paused',
      'play.check',
      'play.lossLimit',
      'play.stakeLimit',
      'play.lossLimitOfProduct',
      'play.stakeLimitOfProduct',
      'play.bonusStake',
      'play.timeLimit',
    ],
    assumed,
    request: v.strictObject({
      lottery: id,
      issue: id,
      lines: v.pipe(v.array(betLine), v.minLength(1), v.maxLength(lotteryBounds.lines)),
      /** Goes on over several draws, all of which are paid at once. */
      chase: v.optional(chase),
      /** At most one's own, which it is when absent. Below it, `(own − series) / 2000` of the stake comes back with the result. */
      series: v.optional(series),
      /** What the person was told that it costs; anything else is refused. */
      total: askedAmount,
      language: languageTag,
    }),
    reply: v.looseObject({ list: v.array(lotteryBet) }),
  }),
  cancel: defineCall({
    method: 'POST',
    path: '/lgw/bets/cancel',
    module: 'LGW_CANCEL_BET',
    audience: 'signedIn',
    retry: 'keyed',
    refusals: ['bets.closed', 'record.unknown'],
    assumed,
    request: v.strictObject({ id, language: languageTag }),
    reply: lotteryBet,
  }),
  /** Gives back what of a chase is still to be drawn. Said again, it answers the same. */
  stopChase: defineCall({
    method: 'POST',
    path: '/lgw/bets/stopChase',
    module: 'LGW_STOP_CHASE',
    audience: 'signedIn',
    retry: 'keyed',
    refusals: ['record.unknown'],
    assumed,
    request: v.strictObject({ id }),
    reply: v.looseObject({ returned: minorUnits }),
  }),
  myBets: defineCall({
    method: 'GET',
    path: '/lgw/bets/mine',
    module: 'LGW_MY_BETS',
    audience: 'signedIn',
    assumed,
    request: v.strictObject({ lottery: id, language: languageTag }),
    reply: v.looseObject({ list: v.array(lotteryBet) }),
  }),
} as const;
