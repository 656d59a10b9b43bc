import type { Db } from '../../db/database';
import { matches } from '../../db/schema';
import { cached } from '../cached';
import { meetingAt, type FixtureScript, type FixtureState } from './fixture';

type Row = typeof matches.$inferSelect;

/** What is played, as the fixtures have it. */
export const sports = ['football', 'esports'] as const;
export type Sport = (typeof sports)[number];

/** A fixture of any sport. */
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

const allFixtures = (db: Db): Promise<Record<Sport, Fixture[]>> =>
  cached(db, 'fixtures', async () => {
    const all: Record<Sport, Fixture[]> = { football: [], esports: [] };
    for (const row of await db.select().from(matches))
      all[row.sport === 'esports' ? row.sport : 'football'].push(toFixture(row));
    for (const sport of sports) all[sport].sort((a, b) => a.script.rank - b.script.rank);
    return all;
  });

/** Every fixture of a sport, by those that people look for. */
export const readFixtures = async (db: Db, sport: Sport): Promise<Fixture[]> =>
  (await allFixtures(db))[sport];

/** Those of all sports, for whoever knows a match by its id. */
export const readAllFixtures = async (db: Db): Promise<Fixture[]> =>
  Object.values(await allFixtures(db)).flat();

/** A row with what its script holds. */
export const toFixture = (row: Row): Fixture => ({
  ...row,
  script: { ...(row.script as unknown as FixtureScript), isInMaps: row.sport === 'esports' },
});

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
