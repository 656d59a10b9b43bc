import { expect, test } from 'vitest';
import type { Game } from '#contract';
import { factsOf, totalOf } from './hall';

const game = (rtp: number): Game => ({ id: String(rtp), rtp, playing: rtp, image: `/${rtp}` }) as Game;
const asItIs = (path: string): string => path;

test('the range of returns is that of all games, and not said before they have come', () => {
  const games = [game(9_400), game(9_700), game(0)];
  expect(factsOf(games, asItIs).rtp).toEqual({ low: 9_400, high: 9_700 });
  expect(factsOf(games, asItIs, 4)).toMatchObject({ total: 4 });
  expect(factsOf(games, asItIs, 4).rtp).toBeUndefined();
});

test('a game has its place among all games, also while most are on their way', () => {
  const some = { status: 'ready', items: [], facts: { total: 10_000, covers: [] } } as const;
  expect(totalOf({ ...some, isComing: true }, false, 0)).toBe(10_000);
  expect(totalOf({ ...some, isComing: true }, false, 10)).toBe(9_990);
  // How many of those fit a search nobody knows.
  expect(totalOf({ ...some, isComing: true }, true, 0)).toBe(-1);
  expect(totalOf(some, false, 0)).toBeUndefined();
});
