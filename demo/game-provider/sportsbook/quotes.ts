import { type Market, type Pick, isOutcome, markets, sidesOf } from '#contract/sportsMarkets';
import { type Fixture, type Meeting, endsOf, mainLine, meetingOf, priceOf, roundAt } from '#platform/sports';
import { picturePath } from '../../seed/imagePaths';
import type { BookMatch, MarketPrices, Quote } from './api';

/** Meetings are offered so many rounds ahead. */
export const roundsAhead = 2;

/** All ends of a match, each with its likelihood. */
type Ends = ReturnType<typeof endsOf>;

const endsNow = ({ score, expected }: Meeting) => endsOf({ score: score ?? [0, 0], expected });

/** What an outcome is worth at a moment, or why it cannot be bet on. */
export function quoteOf(fixtures: ReadonlyMap<string, Fixture>, pick: Pick, now: Date): Quote {
  const { match, round, market, side, line } = pick;
  const own = { match, round, market, side, line };
  const fixture = fixtures.get(match);
  if (!fixture || !isOutcome(pick) || round > roundAt(fixture.startsAt, now) + roundsAhead)
    return {
      ...own,
      home: '',
      away: '',
      phase: 'over',
      minute: null,
      score: null,
      startsAt: new Date(0).toISOString(),
      price: null,
      closing: 'gone',
    };
  const meeting = meetingOf(fixture, round, now);
  const price = meeting.isClosed ? null : priceOf(endsNow(meeting), own);
  return { ...own, ...factsOf(meeting), price, closing: price === null ? closingOf(meeting) : null };
}

/** Why an outcome has no price. From the last minute on, no goal is to be expected any more. */
function closingOf({ isClosed, expected, calledOff }: Meeting): Quote['closing'] {
  if (calledOff) return 'calledOff';
  if (!isClosed) return 'noPrice';
  return expected[0] + expected[1] > 0 ? 'goal' : 'over';
}

const factsOf = ({ home, away, phase, minute, score, startsAt }: Meeting) => ({
  home,
  away,
  phase,
  minute,
  score: score && ([score[0], score[1]] as [number, number]),
  startsAt: startsAt.toISOString(),
});

const crestOf = (crest: number): string => picturePath('crest', String(crest % 70));

/** Lines that are offered on either side of the main one, in quarter goals, and the prices beyond which they are not. */
const besideMain = [-3, -2, -1, 0, 1, 2, 3];
const [lowest, highest] = [1_040, 20_000];

/** A market at one line, with its prices. */
const pricedAt = (ends: Ends, market: Market, line: number): MarketPrices => ({
  market,
  line,
  prices: sidesOf[market].map((side) => {
    const outcome = { market, side, line };
    return isOutcome(outcome) ? priceOf(ends, outcome) : null;
  }),
});

/** The lines of a market that an opened match offers: the main one, and those beside it that are no near certainty. */
export const linesAround = (ends: Ends, main: number, market: 'handicap' | 'total'): MarketPrices[] =>
  besideMain
    .map((step) => pricedAt(ends, market, main + step))
    .filter(
      ({ line, prices }) =>
        line === main || prices.every((price) => price !== null && price >= lowest && price <= highest),
    );

/**
 * A meeting with the prices of its markets, each at the line where both sides are nearest to equal.
 * @param hasLines whether the lines beside it are wanted too: they cost as much again, each
 */
export function matchOf(meeting: Meeting, hasLines = false): BookMatch {
  const ends = endsNow(meeting);
  const main = markets.map((market) =>
    pricedAt(ends, market, market === 'winner' ? 0 : mainLine(ends, market)),
  );
  const lines = hasLines
    ? main.flatMap((each) => (each.market === 'winner' ? [each] : linesAround(ends, each.line, each.market)))
    : [];
  const asOffered = (each: MarketPrices): MarketPrices =>
    meeting.isClosed ? { ...each, prices: each.prices.map(() => null) } : each;
  return {
    id: meeting.id,
    round: meeting.round,
    league: meeting.league,
    ...factsOf(meeting),
    crests: [crestOf(meeting.homeCrest), crestOf(meeting.awayCrest)],
    isClosed: meeting.isClosed,
    markets: main.map(asOffered),
    lines: lines.map(asOffered),
  };
}
