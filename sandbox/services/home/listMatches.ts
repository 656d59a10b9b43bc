import { and, desc, eq, not, sql } from 'drizzle-orm';
import type { Match } from '#contract';
import type { Ctx } from '../../context';
import { matches } from '../../db/schema';
import { localise } from '../localise';
import { settingOf } from '../settings';
import { periodMs } from '../sports/daily';
import { fixtureAt, isInPlay, lastMinute, type FixtureScript, type FixtureState } from '../sports/fixture';

type Row = typeof matches.$inferSelect;

/** What the home page shows: matches in play, each fifth place one that is about to begin. */
const shown = 10;
const soonEvery = 5;

/** How many football matches are in play, and the ones that the brand leads with. */
export async function listMatches(
  ctx: Ctx,
  { language }: { language: string },
): Promise<{ live: number; list: Match[] }> {
  const { db, clock, merchant } = ctx;
  const now = clock.now();
  // Seconds since the kick-off of the latest meeting of each pair.
  const since = sql<number>`mod(extract(epoch FROM ${now.toISOString()}::timestamptz - ${matches.startsAt})::bigint, ${periodMs / 1000}::bigint)`;
  const isLive = sql`${since} < ${lastMinute * 60}::bigint`;
  const football = eq(matches.sport, 'football');
  const begun = await db
    .select()
    .from(matches)
    .where(and(football, isLive))
    .orderBy(sql`(${matches.script} ->> 'rank')::int`);
  const live = begun.filter(({ startsAt, script }) => isInPlay(startsAt, scriptOf(script), now));
  const count = live.length;
  const soon = await db
    .select()
    .from(matches)
    .where(and(football, not(isLive)))
    .orderBy(desc(since))
    .limit(shown);
  const names = await settingOf(db, merchant, 'leagueNames');
  const list: Match[] = [];
  for (let place = 1; place <= shown; place += 1) {
    const row = place % soonEvery === 0 ? (soon.shift() ?? live.shift()) : (live.shift() ?? soon.shift());
    if (!row) break;
    const state = fixtureAt(row.startsAt, scriptOf(row.script), now);
    list.push(toMatch(row, state, localise(names[row.league], language) || row.league));
  }
  return { live: count, list };
}

const scriptOf = (script: Row['script']): FixtureScript => script as unknown as FixtureScript;

/** The second leg of a fixture is played at the other side's ground. */
function toMatch(row: Row, state: FixtureState, league: string): Match {
  const { startsAt, isReturnLeg, phase, minute, score, odds } = state;
  const own = { team: row.home, crest: row.homeCrest };
  const other = { team: row.away, crest: row.awayCrest };
  const [home, away] = isReturnLeg ? [other, own] : [own, other];
  return {
    id: row.id,
    league,
    home: home.team,
    away: away.team,
    homeCrest: home.crest,
    awayCrest: away.crest,
    score: score && [score[0], score[1]],
    clock: phase === 'break' ? 'HT' : minute === null ? null : `${minute}'`,
    startsAt: startsAt.toISOString(),
    odds,
  };
}
