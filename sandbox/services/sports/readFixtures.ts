import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { matches } from '../../db/schema';
import { cached } from '../cached';
import { meetingAt, type FixtureScript, type FixtureState } from './fixture';

type Row = typeof matches.$inferSelect;

/** A football fixture. */
export interface Fixture extends Omit<Row, 'script'> {
  script: FixtureScript;
}

/** A meeting with its sides in their places: the second leg is played at the other side's ground. */
export interface Meeting extends FixtureState {
  id: string;
  league: string;
  home: string;
  away: string;
  homeCrest: number;
  awayCrest: number;
}

/** Every football fixture, by those that people look for. */
export const readFixtures = (db: Db): Promise<Fixture[]> =>
  cached(db, 'footballFixtures', async () => {
    const rows = await db.select().from(matches).where(eq(matches.sport, 'football'));
    return rows.map(toFixture).sort((a, b) => a.script.rank - b.script.rank);
  });

/** A row with what its script holds. */
export const toFixture = (row: Row): Fixture => ({ ...row, script: row.script as unknown as FixtureScript });

/** One meeting of a fixture at a moment. */
export function meetingOf(fixture: Fixture, round: number, now: Date): Meeting {
  const state = meetingAt(fixture.startsAt, fixture.script, round, now);
  const own = { team: fixture.home, crest: fixture.homeCrest };
  const other = { team: fixture.away, crest: fixture.awayCrest };
  const [home, away] = state.isReturnLeg ? [other, own] : [own, other];
  return {
    ...state,
    id: fixture.id,
    league: fixture.league,
    home: home.team,
    away: away.team,
    homeCrest: home.crest,
    awayCrest: away.crest,
  };
}
