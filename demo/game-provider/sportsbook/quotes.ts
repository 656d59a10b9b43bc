import { type Market, type Pick, isOutcome, markets, periods } from '#contract/sportsMarkets';
import {
  type Fixture,
  type Meeting,
  endsOf,
  inPeriod,
  mainLine,
  mapLines,
  meetingOf,
  priceOf,
  roundAt,
} from '#platform/sports';
import { picturePath } from '../../seed/imagePaths';
import { days, type BookMatch, type MarketPrices, type Quote, sidesIn } from './api';

/** Meetings are offered so many rounds ahead. */
export const roundsAhead = days.length;

/** All ends of a match, each with its likelihood. */
type Ends = ReturnType<typeof endsOf>;

const endsNow = ({ score, ...rest }: Meeting) => endsOf({ score: score ?? [0, 0], ...rest });

/** What an outcome is worth at a moment, or why it cannot be bet on. */
export function quoteOf(fixtures: ReadonlyMap<string, Fixture>, pick: Pick, now: Date): Quote {
  const { match, round, market, side, line, period } = pick;
  const own = { match, round, market, side, line, period };
  const fixture = fixtures.get(match);
  const isOffered = fixture && isOutcome(pick) && round <= roundAt(fixture, now) + roundsAhead;
  const meeting = isOffered && inPeriod(meetingOf(fixture, round, now), period);
  if (!meeting)
    return {
      ...own,
      home: '',
      away: '',
      phase: 'over',
      minute: null,
      score: null,
      rounds: null,
      startsAt: new Date(0).toISOString(),
      price: null,
      closing: 'gone',
    };
  const price = meeting.isClosed ? null : priceOf(endsNow(meeting), own);
  return { ...own, ...factsOf(meeting), price, closing: price === null ? closingOf(meeting) : null };
}

/** Why an outcome has no price. From the last minute of what it is on, no goal is to be expected any more. */
function closingOf({ isClosed, expected, calledOff }: Meeting): Quote['closing'] {
  if (calledOff) return 'calledOff';
  if (!isClosed) return 'noPrice';
  return expected[0] + expected[1] > 0 ? 'goal' : 'over';
}

const factsOf = ({ home, away, phase, minute, score, rounds, startsAt }: Meeting) => ({
  home,
  away,
  phase,
  minute,
  score: score && ([score[0], score[1]] as [number, number]),
  rounds: rounds && ([rounds[0], rounds[1]] as [number, number]),
  startsAt: startsAt.toISOString(),
});

const crestOf = (crest: number): string => picturePath('crest', String(crest % 70));

/** Lines that are offered on either side of the main one, in quarter goals, and the prices beyond which they are not. */
const besideMain = [-3, -2, -1, 0, 1, 2, 3];
const [lowest, highest] = [1_040, 20_000];

/** A market at one line, with its prices. */
const pricedAt = (ends: Ends, market: Market, line: number, isInMaps = false): MarketPrices => ({
  market,
  line,
  prices: sidesIn(market, !isInMaps).map((side) => {
    const outcome = { market, side, line };
    return isOutcome(outcome) ? priceOf(ends, outcome) : null;
  }),
});

/** The lines of a market that an opened match offers: the main one, and those beside it that are no near certainty. */
export const linesAround = (
  ends: Ends,
  main: number,
  market: 'handicap' | 'total',
  offered: readonly number[] = besideMain.map((step) => main + step),
): MarketPrices[] =>
  offered
    .map((line) => pricedAt(ends, market, line))
    .filter(
      ({ line, prices }) =>
        line === main || prices.every((price) => price !== null && price >= lowest && price <= highest),
    );

/**
 * The markets of a meeting or of a half of it, each at the line where both sides are nearest to equal.
 * @param hasLines whether the lines beside it are wanted too: they cost as much again, each
 */
function offersOf(meeting: Meeting, hasLines: boolean): Record<'main' | 'lines', MarketPrices[]> {
  const ends = endsNow(meeting);
  const offers = meeting.bestOf && mapLines[meeting.bestOf];
  const main = markets.map((market) => {
    const offered = offers && market !== 'winner' ? offers[market] : undefined;
    return pricedAt(ends, market, market === 'winner' ? 0 : mainLine(ends, market, offered), offers !== null);
  });
  const linesOf = (each: MarketPrices): MarketPrices[] =>
    each.market === 'winner' ? [each] : linesAround(ends, each.line, each.market, offers?.[each.market]);
  const lines = hasLines ? main.flatMap(linesOf) : [];
  const asOffered = (each: MarketPrices): MarketPrices =>
    meeting.isClosed ? { ...each, prices: each.prices.map(() => null) } : each;
  return { main: main.map(asOffered), lines: lines.map(asOffered) };
}

/**
 * A meeting with the prices of its markets.
 * @param hasLines whether every line of it and of its halves is wanted
 */
export function matchOf(meeting: Meeting, hasLines = false): BookMatch {
  const { main, lines } = offersOf(meeting, hasLines);
  const halves = hasLines
    ? periods.flatMap((period) => {
        const own = inPeriod(meeting, period);
        // Of a half in which nothing can happen any more, nothing is offered.
        if (!own || own.expected[0] + own.expected[1] === 0) return [];
        return offersOf(own, true).lines.map((each) => ({ ...each, period }));
      })
    : [];
  return {
    id: meeting.id,
    round: meeting.round,
    league: meeting.league,
    ...factsOf(meeting),
    crests: [crestOf(meeting.homeCrest), crestOf(meeting.awayCrest)],
    isClosed: meeting.isClosed,
    markets: main,
    periods: meeting.bestOf ? [] : [...periods],
    lines: [...lines, ...halves],
  };
}
