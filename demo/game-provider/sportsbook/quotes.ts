import { type Market, type Pick, isOutcome, sidesOf } from '#contract/sportsMarkets';
import { type Fixture, type Meeting, endsOf, mainLine, meetingOf, priceOf, roundAt } from '#platform/sports';
import { picturePath } from '../../seed/imagePaths';
import type { BookMatch, Quote } from './api';

/** Meetings are offered so many rounds ahead. */
export const roundsAhead = 2;

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

/** A meeting with the prices of its markets, each at the line where both sides are nearest to equal. */
export function matchOf(meeting: Meeting): BookMatch {
  const ends = endsNow(meeting);
  const marketOf = (market: Market) => {
    const line = market === 'winner' ? 0 : mainLine(ends, market);
    const prices = sidesOf[market].map((side) =>
      meeting.isClosed ? null : priceOf(ends, { market, side, line }),
    );
    return { market, line, prices };
  };
  return {
    id: meeting.id,
    round: meeting.round,
    league: meeting.league,
    ...factsOf(meeting),
    crests: [crestOf(meeting.homeCrest), crestOf(meeting.awayCrest)],
    isClosed: meeting.isClosed,
    markets: [marketOf('winner'), marketOf('handicap'), marketOf('total')],
  };
}
