import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fishKinds, fishPays, isCaught, shotsOfRound } from '#platform/fishing';
import { walletOf } from '#platform/host';
import { bets, games, providerRounds } from '#platform/schema';
import {
  type GameSession,
  type GameTestPlatform,
  type TestPlatform,
  createGameTestPlatform,
  errorOf,
} from '#platform/testing';
import { fishingState, shotsReply, type FishingState, type ShotsReply } from './api';

const wallet = walletOf('aurora-mira');
let gamePlatform: GameTestPlatform;
let platform: TestPlatform;
let boat: GameSession;
let gameNumber = 0;
let gameId = '';
let bullet = '';
let rtp = 0;
beforeAll(async () => {
  gamePlatform = await createGameTestPlatform();
  platform = gamePlatform.platform;
});
afterAll(() => platform.close());

beforeEach(async () => {
  // Each test fishes in waters of its own.
  gameNumber += 1;
  gameId = `f${gameNumber}`;
  const [game] = await platform.db.select().from(games).where(eq(games.id, gameId));
  bullet = String(game?.minBet ?? 0n);
  rtp = game?.rtp ?? 0;
  boat = await gamePlatform.openGame(await gamePlatform.signIn('member'), gameId);
});

const valueOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { value: unknown }).value;
const look = async (at = boat): Promise<FishingState> =>
  v.parse(fishingState, await valueOf(await at.get('/api/fishing')));
const send = (body: unknown, at = boat) => at.post('/api/fishing/shots', body);
const tick = () => platform.ports.clock.advance(500);
async function fire(state: FishingState, first: number, aims: readonly string[]): Promise<ShotsReply> {
  tick();
  const response = await send({ round: state.round.id, first, bullet, aims });
  if (response.status !== 200) throw new Error(String(await errorOf(response)));
  return v.parse(shotsReply, await valueOf(response));
}
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('shots', () => {
  it('are fired once however often they are sent, with one posting and one record for all of them', async () => {
    const before = await gamePlatform.holds(wallet);
    const state = await look();
    const aims = ['sardine', 'sardine', 'crab', 'whale'];
    const body = { round: state.round.id, first: 0, bullet, aims };
    const answers = await Promise.all([send(body), send(body), send(body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const replies = await Promise.all(answers.map(async (each) => v.parse(shotsReply, await valueOf(each))));
    expect(replies[1]).toEqual(replies[0]);
    // After a reload the page sends again what it had no answer for.
    expect(v.parse(shotsReply, await valueOf(await send(body)))).toEqual(replies[0]);
    const { stake, win, roundId } = replies[0] ?? { stake: '0', win: '0', roundId: '' };
    expect(BigInt(stake)).toBe(BigInt(bullet) * 4n);
    expect(await gamePlatform.holds(wallet)).toBe(before - BigInt(stake) + BigInt(win));
    const records = await platform.db.select().from(bets).where(eq(bets.gameId, gameId));
    expect(records.filter(({ id }) => id === roundId)).toHaveLength(1);
    expect(records.find(({ id }) => id === roundId)).toMatchObject({
      stake: BigInt(stake),
      payout: BigInt(win),
    });
    expect((await look()).round.shots).toBe(4);
    expect((await look()).last).toEqual({ shots: 4, stake, win });
  });

  it('are refused too soon, out of order, under a number that is taken, beyond the stakes and for strangers', async () => {
    const before = await gamePlatform.holds(wallet);
    const state = await look();
    const body = { round: state.round.id, first: 0, bullet, aims: ['crab'] };
    const first = v.parse(shotsReply, await valueOf(await send(body)));
    expect(await errorOf(await send({ ...body, first: 1 }))).toBe('limit.reached');
    tick();
    expect(await errorOf(await send({ ...body, first: 2 }))).toBe('bets.closed');
    expect(await errorOf(await send({ ...body, aims: ['whale'] }))).toBe('key.reused');
    expect(await errorOf(await send({ ...body, first: 1, bullet: '3' }))).toBe('game.stake');
    expect(await errorOf(await send({ ...body, first: 1, aims: [] }))).toBe('request.invalid');
    expect(await errorOf(await send({ ...body, first: 1, aims: ['boot'] }))).toBe('request.invalid');
    const agent = await gamePlatform.openGame(await gamePlatform.signIn('agent'), gameId);
    expect(await errorOf(await send({ ...body, first: 1 }, agent))).toBe('bets.closed');
    expect(await gamePlatform.holds(wallet)).toBe(before - BigInt(first.stake) + BigInt(first.win));
  });

  it('follow from the seed whose fingerprint was shown before, worked out a second time', async () => {
    const state = await look();
    const caught: boolean[] = [];
    const aims: (typeof fishKinds)[number][] = [];
    while (aims.length < shotsOfRound) {
      const batch = Array.from({ length: 12 }, (_, place) => fishKinds[(aims.length + place) % 9] ?? 'crab');
      const reply = await fire(state, aims.length, batch);
      aims.push(...batch);
      caught.push(...reply.caught);
    }
    // The last shot ended the round: a new one stands ready, and the seed of this one is there.
    const after = await look();
    expect(after.round).toMatchObject({ shots: 0 });
    expect(after.round.id).not.toBe(state.round.id);
    const seed = after.before?.seed ?? '';
    expect(sha(seed)).toBe(state.round.seedHash);
    aims.forEach((kind, shot) => {
      const number = Number.parseInt(sha(`${seed}:${shot}`).slice(0, 8), 16) / 2 ** 32;
      expect(caught[shot], `shot ${shot}`).toBe(number < rtp / 10_000 / fishPays[kind]);
    });
    expect(await errorOf(await send({ round: state.round.id, first: 300, bullet, aims: ['crab'] }))).toBe(
      'bets.closed',
    );
  });

  it('end with their round when somebody asks for its seed, and half an hour after the last one', async () => {
    const state = await look();
    await fire(state, 0, ['crab']);
    const end = () => boat.post('/api/fishing/end', { round: state.round.id });
    const [first, second] = await Promise.all([end(), end()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    const next = await look();
    expect(next.before).toMatchObject({ shots: 1 });
    expect(sha(next.before?.seed ?? '')).toBe(state.round.seedHash);
    tick();
    expect(await errorOf(await send({ round: state.round.id, first: 1, bullet, aims: ['crab'] }))).toBe(
      'bets.closed',
    );
    platform.ports.clock.advance(31 * 60_000);
    const later = await gamePlatform.openGame(await gamePlatform.signIn('member'), gameId);
    expect((await look(later)).round.id).not.toBe(next.round.id);
  });

  it('of trial money leave no record', async () => {
    const trial = await gamePlatform.openGame(await gamePlatform.signIn('trial'), gameId);
    const state = await look(trial);
    const response = await send({ round: state.round.id, first: 0, bullet, aims: ['sardine'] }, trial);
    expect(response.status).toBe(200);
    const { roundId } = v.parse(shotsReply, await valueOf(response));
    const [row] = await platform.db.select().from(providerRounds).where(eq(providerRounds.id, roundId));
    expect(row?.money).toBe('play');
    expect(await platform.db.select().from(bets).where(eq(bets.id, roundId))).toEqual([]);
  });
});

describe('what fish return', () => {
  it.each(fishKinds)('%s: its share of all numbers times what it pays is the listed return', (kind) => {
    for (const listed of [9_450, 9_600, 9_699]) {
      const share = (BigInt(listed) * 2n ** 32n) / (10_000n * BigInt(fishPays[kind]));
      expect(isCaught(share - 1n, kind, listed)).toBe(true);
      expect(isCaught(share + 1n, kind, listed)).toBe(false);
      const back = (Number(share) / 2 ** 32) * fishPays[kind];
      expect(back).toBeCloseTo(listed / 10_000, 6);
    }
  });
});
