import * as v from 'valibot';
import { askedAmount, count, id, instant, minorUnits, typed } from '#contract/values';
import { wholeBet } from '#contract/cashOut';
import {
  farthestLine,
  markets,
  periods,
  sides,
  sidesOf,
  type Market,
  type Side,
} from '#contract/sportsMarkets';
import { callOffs, legResults } from '#contract/sportsRules';
import { frameSetup } from '../frameSetup';

/** What the page of a sports book and its server say to each other: read by both. */

const line = v.pipe(v.number(), v.integer(), v.minValue(-farthestLine), v.maxValue(farthestLine));
/** Decimal odds in thousandths. */
const price = v.pipe(v.number(), v.integer(), v.minValue(1_001), v.maxValue(100_000));

const pickEntries = {
  match: id,
  /** Number of the meeting. */
  round: count,
  market: v.picklist(markets),
  side: v.picklist(sides),
  /** In quarter goals. */
  line,
  /** The half whose goals alone count. */
  period: v.optional(v.picklist(periods)),
};

/** What a player takes without being asked when odds change: better ones, any, or none. */
export const oddsChanges = ['better', 'any', 'none'] as const;
export type OddsChange = (typeof oddsChanges)[number];

/** Whether a price is taken in place of the one that the player saw. */
export const isTaken = (change: OddsChange, price: number, seen: number): boolean =>
  change === 'any' || price === seen || (change === 'better' && price > seen);

/** Idempotency key: made before the first sending, the same at every resending. */
const requestKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{16,64}$/));

/** Outcomes that one parlay may have, and one slip. */
export const mostLegs = 12;
/** Bets that are placed at once: a system of nine outcomes in pairs fits. */
export const mostBets = 36;

export const betRequest = v.strictObject({
  /** All of them are placed, or none. */
  bets: v.pipe(
    v.array(
      v.strictObject({
        stake: askedAmount,
        /** One outcome, or those of a parlay; each with the price that the player saw. */
        legs: v.pipe(
          v.array(v.strictObject({ ...pickEntries, price })),
          v.minLength(1),
          v.maxLength(mostLegs),
        ),
      }),
    ),
    v.minLength(1),
    v.maxLength(mostBets),
  ),
  /** Other prices than those that the player saw are taken only so. */
  change: v.optional(v.picklist(oddsChanges), 'better'),
  key: requestKey,
});
export type BetRequest = v.InferOutput<typeof betRequest>;
export type LegRequest = BetRequest['bets'][number]['legs'][number];

/** The outcomes of a market in the order in which the book shows them; a match in maps has no draw. */
export const sidesIn = (market: Market, hasDraw: boolean): readonly Side[] =>
  hasDraw ? sidesOf[market] : sidesOf[market].filter((side) => side !== 'draw');

/** The outcomes that the prices of a market are of. */
export const sidesPriced = ({ market, prices }: MarketPrices): readonly Side[] =>
  sidesIn(market, prices.length === sidesOf[market].length);

const sidesOfMatch = { home: v.string(), away: v.string() };

/** A market at one line in quarter goals, of the match or of one half, with the prices in the order of its sides. */
const marketPrices = v.object({
  market: v.picklist(markets),
  line,
  period: pickEntries.period,
  prices: v.array(v.nullable(count)),
});
export type MarketPrices = v.InferOutput<typeof marketPrices>;

/** A match with the prices of its markets; null where there is none at the moment. */
export const bookMatch = v.object({
  id,
  round: count,
  league: v.string(),
  ...sidesOfMatch,
  /** Pictures of the crests. */
  crests: v.tuple([v.string(), v.string()]),
  startsAt: instant,
  phase: v.picklist(['upcoming', 'play', 'break', 'over']),
  /** Minute of play, of a series the number of its map. */
  minute: v.nullable(count),
  score: v.nullable(v.tuple([count, count])),
  /** Rounds that each side has won of the map that is played. */
  rounds: v.nullable(v.tuple([count, count])),
  isClosed: v.boolean(),
  /** Each market at the line where both sides are nearest to equal. */
  markets: v.array(marketPrices),
  /** The halves that are bet on by themselves, over or not. */
  periods: v.array(v.picklist(periods)),
  /** Every line that is offered, of the match that is asked for and of its halves; of others none. */
  lines: v.array(marketPrices),
});
export type BookMatch = v.InferOutput<typeof bookMatch>;

/** What everybody who follows a match is told. */
export const matchView = v.object({
  /** The clock of the book, epoch milliseconds. */
  now: count,
  match: bookMatch,
});
export type MatchView = v.InferOutput<typeof matchView>;

/** A meeting: `match.round`. */
const meetingName = v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.\d{1,9}$/));

/** Which match is followed. */
export const matchQuery = v.object({ match: meetingName });

/** Why an outcome cannot be bet on at the moment. */
export const closings = ['goal', 'over', 'noPrice', 'gone', 'calledOff'] as const;

/** What an outcome of the slip is worth now. */
export const quote = v.object({
  ...pickEntries,
  ...sidesOfMatch,
  phase: v.picklist(['upcoming', 'play', 'break', 'over']),
  minute: v.nullable(count),
  score: v.nullable(v.tuple([count, count])),
  rounds: v.nullable(v.tuple([count, count])),
  startsAt: instant,
  /** Null while it cannot be bet on, for the reason in `closing`. */
  price: v.nullable(count),
  closing: v.nullable(v.picklist(closings)),
});
export type Quote = v.InferOutput<typeof quote>;

/** A bet of the player's own. */
export const ownBet = v.object({
  id,
  /** What it was placed with: the parlays of one slip are a system. */
  slip: id,
  placedAt: instant,
  stake: minorUnits,
  /** Decimal odds in thousandths of all legs together, as text: a long parlay is beyond exact numbers. */
  price: v.string(),
  status: v.picklist(['open', 'won', 'lost', 'even', 'void']),
  payout: minorUnits,
  /** What was cashed out of it: the part of its stake, and what was paid for it. */
  cashedOut: v.object({ stake: minorUnits, paid: minorUnits }),
  /** Whether what is open of it can be sold, as long as its markets have prices. */
  canCashOut: v.boolean(),
  legs: v.array(
    v.object({
      ...pickEntries,
      ...sidesOfMatch,
      price: count,
      startsAt: instant,
      result: v.nullable(v.picklist(legResults)),
      /** Why it is void, where its match was called off. */
      calledOff: v.nullable(v.picklist(callOffs)),
      /** At the final whistle, or now; of a half its own. */
      score: v.nullable(v.tuple([count, count])),
    }),
  ),
});
export type OwnBet = v.InferOutput<typeof ownBet>;

/** Why an open bet cannot be cashed out: `changed`: something of it was cashed out since; `worthless`: there is nothing to pay. */
export const cashOutClosings = [
  'ended',
  'suspended',
  'goal',
  'expired',
  'changed',
  'worthless',
  'trial',
] as const;
export type CashOutClosing = (typeof cashOutClosings)[number];

/** What an open bet is worth at a moment. */
export const cashOutQuote = v.strictObject({
  bet: id,
  /** What is open of it, in minor units. */
  stake: minorUnits,
  /** What is paid for all of that, in minor units. */
  amount: minorUnits,
  /** How its matches stood. */
  standing: v.pipe(v.string(), v.maxLength(200)),
  /** When it was made, epoch milliseconds. */
  at: count,
  /** Shows that the book made it. */
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type CashOutQuote = v.InferOutput<typeof cashOutQuote>;

export const cashOutQuery = v.object({ bet: id });

export const cashOutRequest = v.strictObject({
  quote: cashOutQuote,
  /** How much of what is open. */
  tenths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(wholeBet)),
  key: requestKey,
});
export type CashOutRequest = v.InferOutput<typeof cashOutRequest>;

/** What one player has at the book. */
export const bookSeat = v.object({ balance: minorUnits, bets: v.array(ownBet), openCount: count });
export type BookSeat = v.InferOutput<typeof bookSeat>;

/** The calendar: `day2` is the one after tomorrow. */
export const days = ['today', 'tomorrow', 'day2', 'day3', 'day4', 'day5', 'day6'] as const;
export type Day = (typeof days)[number];
/** What the list of matches shows. */
export const bookViews = ['live', ...days, 'favorites'] as const;
export type BookViewName = (typeof bookViews)[number];
/** How many days ahead a view is; below 0 for what is none. */
export const daysAhead = (view: BookViewName): number => days.findIndex((day) => day === view);

/** Matches that a player can have among the favorites. */
export const mostFavorites = 50;
export const favoriteIds = v.pipe(v.array(id), v.maxLength(mostFavorites));

/** What is asked of the book. Travels in the query, so that everything is text. */
export const bookQuery = v.object({
  view: v.optional(v.picklist(bookViews), 'live'),
  league: v.optional(typed(64)),
  /** Part of a team's or a league's name: matches until tomorrow are looked through. */
  search: v.optional(typed(64)),
  /** Offset of the player's clock from UTC in minutes: days are the player's own. */
  offset: v.optional(v.pipe(v.string(), v.regex(/^-?\d{1,4}$/)), '0'),
  /** A meeting that is shown in any case, first: `match.round`. */
  match: v.optional(meetingName),
  /** The player's favorites, of which the view of that name shows the next meetings; with commas between them. */
  favorites: v.optional(typed(4_000)),
  /** Outcomes of the slip: `match.round.market.side.line`, of a half with `.period`; with commas between them. */
  picks: v.optional(v.pipe(v.string(), v.maxLength(1_500)), ''),
});
export type BookQuery = v.InferOutput<typeof bookQuery>;

export const bookView = v.object({
  /** The clock of the book, epoch milliseconds. */
  now: count,
  leagues: v.array(v.object({ id: v.string(), name: v.string(), count })),
  /** Matches in play in all leagues. */
  liveCount: count,
  matches: v.array(bookMatch),
  /** What the outcomes of the slip are worth. */
  quotes: v.array(quote),
  seat: bookSeat,
});
export type BookView = v.InferOutput<typeof bookView>;

/** What became of a request to bet. */
export const betReply = v.variant('outcome', [
  v.object({ outcome: v.literal('placed'), seat: bookSeat }),
  /** Nothing was taken: a price has moved against the player, or an outcome cannot be bet on. */
  v.object({ outcome: v.literal('moved'), quotes: v.array(quote) }),
]);
export type BetReply = v.InferOutput<typeof betReply>;

/** What an open bet is worth, or why it cannot be cashed out now. */
export const cashOutOffer = v.variant('outcome', [
  v.object({ outcome: v.literal('quoted'), quote: cashOutQuote }),
  v.object({ outcome: v.literal('closed'), reason: v.picklist(cashOutClosings) }),
]);
export type CashOutOffer = v.InferOutput<typeof cashOutOffer>;

/** What became of a cash-out. */
export const cashOutReply = v.variant('outcome', [
  v.object({ outcome: v.literal('cashedOut'), paid: minorUnits, seat: bookSeat }),
  /** Nothing was changed. */
  v.object({ outcome: v.literal('closed'), reason: v.picklist(cashOutClosings), seat: bookSeat }),
]);
export type CashOutReply = v.InferOutput<typeof cashOutReply>;

/** What the page is given with itself, in a data block. */
export const bookSetup = v.object({
  ...frameSetup.entries,
  kind: v.literal('sportsbook'),
  /** Whose slip the page keeps. */
  player: id,
  limits: v.object({ min: minorUnits, max: minorUnits, pays: minorUnits }),
  /** Sums that a press adds to a stake. */
  steps: v.array(minorUnits),
  book: bookView,
});
export type BookSetup = v.InferOutput<typeof bookSetup>;
