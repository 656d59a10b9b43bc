import {
  mostFixtures,
  type ReplyOf,
  type SportsFixture,
  type SportsLeague,
  type sportsCalls,
} from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { localise } from '../localise';
import { settingOf } from '../settings';
import { periodMs, startOf } from './daily';
import { isInPlay, roundAt } from './fixture';
import { meetingOf, readFixtures, type Fixture, type Meeting } from './readFixtures';

interface Request {
  language: string;
  league?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  limit: string;
}

/** A span ends at most so long after now. */
const farthestMs = 2 * periodMs;

/** Matches in play and those that kick off in a span of time, with the leagues they are of. */
export async function listFixtures(
  ctx: Ctx,
  request: Request,
): Promise<ReplyOf<typeof sportsCalls.fixtures>> {
  const { db, clock, merchant } = ctx;
  const now = clock.now();
  const from = request.from === undefined ? now.getTime() : Date.parse(request.from);
  const to = Math.min(
    request.to === undefined ? from + periodMs : Date.parse(request.to),
    now.getTime() + farthestMs,
  );
  if (Number.isNaN(from) || Number.isNaN(to)) refuse('request.invalid');
  const all = await readFixtures(db, 'football');
  const isNow = request.from === undefined;
  const live: { fixture: Fixture; round: number }[] = [];
  const next: { fixture: Fixture; round: number; at: number }[] = [];
  for (const fixture of all) {
    const round = roundAt(fixture, now);
    const at = startOf(fixture.startsAt, round).getTime();
    if (isNow && isInPlay(fixture.startsAt, fixture.script, now)) live.push({ fixture, round });
    // The first meeting of the span that has not begun yet; a span is hardly longer than the time between two.
    const first = Math.max(from, now.getTime() + 1);
    const later = round + Math.max(0, Math.ceil((first - at) / periodMs));
    const kickOff = startOf(fixture.startsAt, later).getTime();
    if (kickOff < to) next.push({ fixture, round: later, at: kickOff });
  }
  const names = await settingOf(db, merchant, 'leagueNames');
  const leagues: SportsLeague[] = [...new Set(all.map(({ league }) => league))].map((league) => ({
    id: league,
    name: localise(names[league], request.language) || league,
    live: live.filter(({ fixture }) => fixture.league === league).length,
    matches: [...live, ...next].filter(({ fixture }) => fixture.league === league).length,
  }));
  const isAsked = ({ fixture }: { fixture: Fixture }): boolean =>
    request.league === undefined || fixture.league === request.league;
  const asked = next
    .filter(isAsked)
    .sort((a, b) => a.at - b.at || a.fixture.script.rank - b.fixture.script.rank);
  const toFixture = ({ fixture, round }: { fixture: Fixture; round: number }): SportsFixture =>
    told(meetingOf(fixture, round, now));
  return {
    leagues,
    live: live.filter(isAsked).map(toFixture),
    next: asked.slice(0, Math.min(Number(request.limit), mostFixtures)).map(toFixture),
    nextTotal: asked.length,
  };
}

/** What everybody may know of a meeting. */
function told(meeting: Meeting): SportsFixture {
  const { id, league, home, away, homeCrest, awayCrest, round, startsAt, minute, score } = meeting;
  return {
    id,
    league,
    home,
    away,
    homeCrest,
    awayCrest,
    round,
    startsAt: startsAt.toISOString(),
    phase: meeting.phase === 'over' ? 'play' : meeting.phase,
    minute,
    score: score && [score[0], score[1]],
    odds: meeting.isClosed ? null : meeting.odds,
  };
}
