import { expect, test } from 'vitest';
import { calledOffOneIn, meetingAt, seriesAt, type FixtureScript } from './fixture';
import { mapsOf } from './series';

const start = new Date('2026-11-20T10:00:00Z');
const minute = 60_000;
const scripts = Array.from({ length: 200 }, (_, seed): FixtureScript => ({
  seed,
  strength: [1 + (seed % 5) / 4, 1.4],
  rank: 0,
  isInMaps: true,
}));
const at = (script: FixtureScript, minutes: number) =>
  seriesAt(start, script, new Date(start.getTime() + minutes * minute));

test('is decided by more than half of its maps, and each map by thirteen rounds', () => {
  for (const script of scripts)
    for (const bestOf of [3, 5] as const) {
      const maps = mapsOf(script, 3, bestOf);
      const winners = maps.map((rounds) => rounds.at(-1));
      const wins = [0, 1].map((side) => winners.filter((winner) => winner === side).length);
      expect(Math.max(...wins)).toBe(Math.ceil(bestOf / 2));
      expect(winners.at(-1)).toBe(wins[0] === Math.ceil(bestOf / 2) ? 0 : 1);
      for (const rounds of maps) {
        const counts = [0, 1].map((side) => rounds.filter((round) => round === side).length);
        expect(counts[rounds.at(-1) ?? 0]).toBe(13);
        expect(counts[1 - (rounds.at(-1) ?? 0)]).toBeLessThan(13);
      }
    }
});

test('goes on minute by minute, never back, until the next day begins', () => {
  for (const script of scripts.slice(0, 40)) {
    let before = { maps: 0, rounds: 0 };
    for (let minutes = 0; minutes < 300; minutes += 1) {
      const { phase, won, map, startsAt } = at(script, minutes);
      if (phase === 'upcoming') {
        expect(startsAt.getTime()).toBe(start.getTime() + 24 * 60 * minute);
        break;
      }
      const now = { maps: won[0] + won[1], rounds: map ? map.score[0] + map.score[1] : 0 };
      expect(now.maps).toBeGreaterThanOrEqual(before.maps);
      if (now.maps === before.maps && map) expect(now.rounds).toBeGreaterThanOrEqual(before.rounds);
      if (map) expect(map.number).toBe(now.maps + 1);
      expect(phase === 'play').toBe(map !== null);
      before = now;
    }
  }
});

test('is to come before its start', () => {
  const script = scripts[7] as FixtureScript;
  expect(at(script, -1)).toMatchObject({ phase: 'upcoming', won: [0, 0], map: null, startsAt: start });
});

test('gives way to the next day’s from when the book says that it is called off, and not before', () => {
  const calledOff = new Set<number>();
  for (const script of scripts)
    for (let day = 0; day < 10; day += 1)
      for (let minutes = 0; minutes < 60; minutes += 5) {
        const now = new Date(start.getTime() + (day * 24 * 60 + minutes) * minute);
        const shown = seriesAt(start, script, now);
        const { calledOff: why, phase } = meetingAt(start, script, day, now);
        expect(shown.day).toBe(phase === 'over' ? day + 1 : day);
        if (!why) continue;
        expect(shown).toMatchObject({ phase: 'upcoming', won: [0, 0] });
        calledOff.add(script.seed * 10 + day);
      }
  expect(calledOff.size).toBeGreaterThan((scripts.length * 10) / calledOffOneIn / 3);
});
