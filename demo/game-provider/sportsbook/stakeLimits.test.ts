import { afterAll, expect, it } from 'vitest';
import { errorOf } from '#platform/testing';
import type { LegRequest } from './api';
import { legOf, openBook } from './testing';

const { platform, look, place, placed, request } = await openBook();
afterAll(() => platform.close());

it('brings no more on an outcome than the highest stake, nor on a match than one bet pays, over lines and slips', async () => {
  const book = await look('view=today');
  const [min, max, pays] = ['100', '1000000', '20000000'];
  const half = (BigInt(max) / 2n).toString();
  const leg = legOf(book, 5, 'winner', 0);
  const single = (stake: string, on = leg) => ({ stake, legs: [on] });
  const refused = async (...list: { stake: string; legs: LegRequest[] }[]) =>
    errorOf(await place(request(list)));
  expect(await refused(...Array.from({ length: 6 }, () => single('200000')))).toBe('game.stake');
  expect((await placed(request([single(half), single(half)]))).outcome).toBe('placed');
  expect(await refused(single(min))).toBe('game.stake');
  expect(await refused({ stake: min, legs: [leg, legOf(book, 6, 'winner', 0)] })).toBe('game.stake');
  // Another outcome of the match is another bet, as long as the match pays no more.
  const other = legOf(book, 5, 'total', 0);
  const long = legOf(book, 6, 'winner', 1);
  expect((await placed(request([single(min, other)]))).outcome).toBe('placed');
  const due = [leg, other].map(({ price }, at) => (BigInt(at === 0 ? max : min) * BigInt(price)) / 1000n);
  expect(due.reduce((sum, each) => sum + each, 0n)).toBeLessThan(BigInt(pays));
  expect((await placed(request([single(min, long)]))).outcome).toBe('placed');
});
