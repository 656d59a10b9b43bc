import type { EsportsSeries, ReplyOf, sportsCalls } from '#contract';
import type { Ctx } from '../../context';
import { localise } from '../localise';
import { settingOf } from '../settings';
import { seriesAt } from './fixture';
import { readFixtures } from './readFixtures';

/** Series in play and those that begin within a day, with the events they are of. */
export async function listSeries(
  ctx: Ctx,
  { language }: { language: string },
): Promise<ReplyOf<typeof sportsCalls.series>> {
  const { db, clock, merchant } = ctx;
  const now = clock.now();
  const all = (await readFixtures(db, 'esports'))
    .map(({ id, league, home, away, homeCrest, awayCrest, ...fixture }): EsportsSeries => {
      const state = seriesAt(fixture.startsAt, fixture.script, now);
      return {
        id,
        round: state.day,
        event: league,
        home,
        away,
        homeCrest,
        awayCrest,
        startsAt: state.startsAt.toISOString(),
        bestOf: state.bestOf,
        phase: state.phase === 'over' ? 'upcoming' : state.phase,
        won: [state.won[0], state.won[1]],
        map: state.map && { number: state.map.number, score: [state.map.score[0], state.map.score[1]] },
      };
    })
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const live = all.filter(({ phase }) => phase !== 'upcoming');
  const next = all.filter(({ phase }) => phase === 'upcoming');
  const names = await settingOf(db, merchant, 'leagueNames');
  const events = [...new Set(all.map(({ event }) => event))].map((event) => ({
    id: event,
    name: localise(names[event], language) || event,
    matches: all.filter((each) => each.event === event).length,
    live: live.filter((each) => each.event === event).length,
  }));
  return { events, live, next };
}
