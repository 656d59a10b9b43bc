import { expect, test } from 'vitest';
import { endOf, startOf } from '#platform/sports';
import { mapsOf } from '#platform/testing';
import { fixtureRows, type FixtureSeed } from './fixtures';

const minuteMs = 60_000;
const rows = fixtureRows(new Date('2026-11-27T00:00:00Z'));

/** From the first to the last minute of each of two days' matches, by team. */
function times(sport: FixtureSeed['sport'], lastsMs: (row: FixtureSeed, day: number) => number) {
  const byTeam = new Map<string, { id: string; from: number; to: number }[]>();
  for (const row of rows.filter((each) => each.sport === sport))
    for (const day of [0, 1]) {
      const from = startOf(row.startsAt, day).getTime();
      const played = { id: row.id, from, to: from + lastsMs(row, day) };
      for (const team of [row.home, row.away]) byTeam.set(team, [...(byTeam.get(team) ?? []), played]);
    }
  return byTeam;
}
const lasts = {
  football: (row: FixtureSeed, day: number) =>
    endOf(row, day).getTime() - startOf(row.startsAt, day).getTime(),
  esports: ({ script }: FixtureSeed, day: number) => {
    const maps = mapsOf(script, day, script.seed % 4 === 0 ? 5 : 3);
    return maps.reduce((sum, rounds) => sum + rounds.length * 80_000, 0) + (maps.length - 1) * 5 * minuteMs;
  },
};

test.each(['football', 'esports'] as const)('%s: no team plays two matches at once, or itself', (sport) => {
  expect(rows.filter(({ home, away }) => home === away)).toEqual([]);
  const clashes = [...times(sport, lasts[sport])].flatMap(([team, played]) =>
    played
      .sort((a, b) => a.from - b.from)
      .flatMap(({ id, from }, index) => {
        const before = played[index - 1];
        return before && before.to > from ? [`${team}: ${before.id} is not over when ${id} begins`] : [];
      }),
  );
  expect(clashes).toEqual([]);
});
