import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { inRoot } from '#platform/files';
import {
  type GameSession,
  createGameTestPlatform,
  errorOf,
  newKey,
  testHasher,
  provide,
} from '#platform/testing';
import { recordedStops, seedsView, type SeedsView } from '../api';
import { profiles } from './profiles';
import { spinStops } from './spinStops';

const world = provide(createGameTestPlatform);
let slot: GameSession;
let gameNumber = -1;
beforeEach(async () => {
  gameNumber += 1;
  slot = await world.openGame(await world.signIn('member'), `g${gameNumber}`);
  // Who opens the page is shown the hash, before any spin.
  await slot.page();
});

const strips = profiles[0]?.strips ?? [];
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');
const valueOf = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { value: unknown }).value;
const look = async (at = slot): Promise<SeedsView> =>
  v.parse(seedsView, await valueOf(await at.get('/api/seeds')));
const change = (replaces: string, clientSeed: string, at = slot) =>
  at.post('/api/seeds', { replaces, clientSeed });
const smallest = async (): Promise<string> =>
  /"stakes":\["(\d+)"/.exec(await (await slot.page()).text())?.[1] ?? '';
const recorded = async (seeds: string, spin: number | string, at = slot): Promise<number[]> =>
  v.parse(recordedStops, await valueOf(await at.get(`/api/seeds/${seeds}/${spin}`))).stops;

it('every spin follows from a seed whose fingerprint was shown before, the player’s and its number', async () => {
  const before = await look();
  expect(before).toMatchObject({ inUse: { spins: 0 }, last: null });
  const stake = await smallest();
  const rounds = [];
  for (let spin = 0; spin < 4; spin += 1) rounds.push(await slot.play(stake));
  // Again under the same key is the same spin, and takes no number.
  await slot.play(stake, rounds[3]?.key);
  expect((await look()).inUse).toEqual({ ...before.inUse, spins: 4 });

  const after = v.parse(seedsView, await valueOf(await change(before.inUse.id, 'my-seed.7_Z')));
  const { serverSeed = '' } = after.last ?? {};
  const { id, hash, clientSeed, shownAt } = before.inUse;
  expect(after.last).toMatchObject({ id, hash, clientSeed, shownAt, spins: 4 });
  expect(sha(serverSeed)).toBe(hash);
  // The seed that follows was fixed before the player chose the one it meets.
  expect(after.inUse).toMatchObject({ hash: before.inUse.nextHash, clientSeed: 'my-seed.7_Z', spins: 0 });
  for (const [spin, { outcome }] of rounds.entries()) {
    expect(await recorded(id, spin)).toEqual(outcome.stops);
    expect(await spinStops({ serverSeed, clientSeed, spin }, strips, testHasher.hmac)).toEqual(outcome.stops);
    const args = [serverSeed, hash, clientSeed, String(spin)];
    expect(execFileSync('node', [inRoot('docs/check-spin.mjs'), ...args], { encoding: 'utf8' })).toBe(
      `The hash fits; spin ${spin}: ${outcome.stops.join(' ')}\n`,
    );
  }
  const wrong = execFileSync('node', [inRoot('docs/check-spin.mjs'), serverSeed, 'x', 'y', '0']);
  expect(String(wrong)).toMatch(/^The hash does not fit/);
});

it('works out the spin of the drawing', async () => {
  const serverSeed = '203f59e023919b025902e7a3f467139df315b1e69d94992d50d0142fb953e90a';
  expect(
    await spinStops({ serverSeed, clientSeed: 'lantern-7', spin: 207 }, strips, testHasher.hmac),
  ).toEqual([16, 19, 25, 23, 1]);
});

it('stops each reel at each stop as often as any other', async () => {
  const counts = strips.map(() => Array.from({ length: 32 }, () => 0));
  for (let spin = 0; spin < 6_400; spin += 1)
    for (const [reel, stop] of (
      await spinStops({ serverSeed: 'seed', clientSeed: 'even', spin }, strips, testHasher.hmac)
    ).entries()) {
      const own = counts[reel] ?? [];
      own[stop] = (own[stop] ?? 0) + 1;
    }
  for (const own of counts) {
    const chiSquare = own.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
    // 31 degrees of freedom: one set of counts in 100,000 is further off.
    expect(chiSquare).toBeLessThan(77);
  }
});

it('changes once for two tabs and for a request that is sent again', async () => {
  const { inUse } = await look();
  const answers = await Promise.all(['a', 'b', 'a'].map((seed) => change(inUse.id, seed)));
  const views = await Promise.all(answers.map(async (each) => v.parse(seedsView, await valueOf(each))));
  expect(new Set(views.map((each) => each.inUse.id)).size).toBe(1);
  expect(views[0]?.last?.id).toBe(inUse.id);
  expect(await look()).toEqual(views[0]);
});

it('gives every number to one round, from two processes and while the seeds are changed', async () => {
  const stake = await smallest();
  const further = world.atFurtherProcess(slot);
  const { inUse } = await look();
  await slot.play(stake);
  let played = 1;
  for (let time = 0; time < 8; time += 1) {
    world.platform.ports.clock.advance(2_500);
    const answers = await Promise.all([
      slot.spin({ stake, key: newKey() }),
      further.spin({ stake, key: newKey() }),
      time === 4 ? change(inUse.id, 'between') : look(),
    ]);
    played += answers.slice(0, 2).filter((each) => each instanceof Response && each.status === 200).length;
  }
  const { inUse: now, last } = await look();
  expect(now.clientSeed).toBe('between');
  expect((last?.spins ?? 0) + now.spins).toBe(played);
  for (const [seeds, spins] of [
    [inUse.id, last?.spins ?? 0],
    [now.id, now.spins],
  ] as const)
    for (let spin = 0; spin < spins; spin += 1) expect(await recorded(seeds, spin)).toHaveLength(5);
});

it('shows nobody else’s, no seed in use, and refuses what is no seed', async () => {
  const text = await (await slot.get('/api/seeds')).text();
  expect(text).not.toMatch(/server_?seed/i);
  const { inUse } = await look();
  for (const seed of ['', 'with space', 'x'.repeat(65), 'a:b', 'é', "'"])
    expect(await errorOf(await change(inUse.id, seed))).toBe('request.invalid');
  const other = await world.openGame(await world.signIn('agent'), `g${gameNumber}`);
  expect(await errorOf(await other.get(`/api/seeds/${inUse.id}/0`))).toBe('record.unknown');
  await change(inUse.id, 'stranger', other);
  expect((await look()).inUse.clientSeed).toBe(inUse.clientSeed);
  for (const spin of ['0', '-1', 'x', '99999999999'])
    expect(await errorOf(await slot.get(`/api/seeds/${inUse.id}/${spin}`))).toBe('record.unknown');
  const foreign = await slot.post(
    '/api/seeds',
    { replaces: inUse.id, clientSeed: 'x' },
    { origin: 'http://elsewhere.example' },
  );
  expect(await errorOf(foreign)).toBe('request.foreign');
});
