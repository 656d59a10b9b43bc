import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type GameSession,
  type GameTestPlatform,
  createGameTestPlatform,
  errorOf,
  newKey,
} from '#platform/testing';
import { betReply, bookView, type LegRequest } from './api';
import { legOf } from './testing';

let gamePlatform: GameTestPlatform;
let seat: GameSession;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  seat = await gamePlatform.openGame(await gamePlatform.signIn('member'), 's1');
});
afterAll(() => gamePlatform.platform.close());

const valueOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { value: unknown }).value;
const request = (list: { stake: string; legs: LegRequest[] }[]) => ({ bets: list, key: newKey() });
const place = (body: unknown) => seat.post('/api/book/bets', body);
const placed = async (body: unknown) => v.parse(betReply, await valueOf(await place(body)));

it('brings no more on an outcome than the highest stake, nor on a match than one bet pays, over lines and slips', async () => {
  const book = v.parse(bookView, await valueOf(await seat.get('/api/book?view=today')));
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
