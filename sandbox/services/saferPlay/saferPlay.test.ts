import { beforeEach, describe, expect, it } from 'vitest';
import { breakLengths, contract, type PlayState, type SaferPlayStatus } from '#contract';
import { playLimits, playPauses, playSessions } from '../../db/schema';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import { walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, errorOf, newKey, type GameSession } from '../../testing/gameSession';
import { operate } from '../system/operate';
import type { Visitor } from '../../testing/visitor';
import { provide } from '../../testing/provide';

const { saferPlay, cashier, games } = contract;
const minute = 60_000;
const day = 24 * 60 * minute;

const made = provide(createGameTestPlatform);
let mira: Visitor;
beforeEach(async () => {
  const { db } = made.platform;
  for (const table of [playLimits, playPauses, playSessions]) await db.delete(table);
  mira = await made.signIn('member');
});

/** Moves the clock; a session that went idle meanwhile is made anew. */
async function pass(ms: number): Promise<void> {
  made.platform.ports.clock.advance(ms);
  mira = await made.signIn('member');
}

const status = async () => (await mira.call(saferPlay.status, {})).value as SaferPlayStatus;
const setLimit = (kind: string, period: string, amount: string | null, visitor = mira) =>
  visitor.call(saferPlay.setLimit, { kind, period, amount } as never);
const answer = (isConfirmed: boolean) =>
  mira.call(saferPlay.answerLimit, { kind: 'stake', period: 'day', isConfirmed });

async function spin(game: GameSession, stake = '20'): Promise<string | undefined> {
  made.platform.ports.clock.advance(2_500);
  const response = await game.spin({ stake, key: newKey() });
  return response.status === 200 ? undefined : errorOf(response);
}

describe('a limit', () => {
  it('is lower at once and higher after a day and a confirmation', async () => {
    await setLimit('stake', 'day', '10000');
    expect((await setLimit('stake', 'day', '5000')).value).toMatchObject({
      limits: [{ kind: 'stake', period: 'day', amount: '5000' }],
    });
    await setLimit('stake', 'day', '20000');
    const [waiting] = (await status()).limits;
    expect(waiting).toMatchObject({ amount: '5000', waiting: { amount: '20000' } });
    expect(await answer(true)).toMatchObject({ errorCode: 'play.limitState' });
    await pass(day - minute);
    // Asked for again, it waits no longer than before.
    await setLimit('stake', 'day', '20000');
    expect((await status()).limits[0]?.waiting).toEqual(waiting?.waiting);
    await pass(minute);
    expect((await status()).limits[0]?.amount).toBe('5000');
    expect((await answer(true)).value).toMatchObject({ limits: [{ amount: '20000' }] });
  });

  it('goes only after a day, and the wish can be called off', async () => {
    await setLimit('stake', 'day', '10000');
    await setLimit('stake', 'day', null);
    expect((await status()).limits[0]?.waiting?.amount).toBeNull();
    expect((await answer(false)).success).toBe(true);
    expect((await answer(false)).success).toBe(true);
    expect((await status()).limits[0]).not.toHaveProperty('waiting');
    await setLimit('stake', 'day', null);
    await pass(day);
    expect((await answer(true)).value).toMatchObject({ limits: [] });
  });

  it('of stakes holds in the game, with nothing taken', async () => {
    const game = await made.openGame(mira);
    await spin(game);
    const used = BigInt(
      (await setLimit('stake', 'day', '1')).success ? ((await status()).limits[0]?.used ?? 0) : 0,
    );
    await made.platform.db.delete(playLimits);
    await setLimit('stake', 'day', (used + 50n).toString());
    expect(await spin(game)).toBeUndefined();
    expect(await spin(game)).toBeUndefined();
    const before = await made.holds(walletOf('aurora-mira'));
    expect(await spin(game)).toBe('play.stakeLimit');
    expect(await made.holds(walletOf('aurora-mira'))).toBe(before);
    expect((await status()).limits[0]?.used).toBe((used + 40n).toString());
  });

  it('of losses lets nobody stake more than is left', async () => {
    const game = await made.openGame(mira);
    await setLimit('loss', 'month', '100000000');
    const used = BigInt((await status()).limits[0]?.used ?? 0);
    await setLimit('loss', 'month', (used + 30n).toString());
    expect(await spin(game, '40')).toBe('play.lossLimit');
    expect(await spin(game, '20')).toBeUndefined();
  });

  it('of deposits counts those that are open', async () => {
    const open = (amount: string) => mira.call(cashier.createDeposit, { channel: 'harbour-bank', amount });
    await setLimit('deposit', 'month', '100000000');
    const used = BigInt((await status()).limits[0]?.used ?? 0);
    await setLimit('deposit', 'month', (used + 15_000n).toString());
    expect((await open('10000')).success).toBe(true);
    expect(await open('10000')).toMatchObject({ errorCode: 'play.depositLimit' });
  });

  it('of time closes games, and counts a gap of a quarter of an hour as none', async () => {
    await setLimit('session', 'day', '10');
    for (let passed = 0; passed < 6; passed += 1) {
      await mira.call(saferPlay.play, {});
      made.platform.ports.clock.advance(minute);
    }
    await pass(30 * minute);
    const game = await made.openGame(mira);
    for (let passed = 0; passed < 6; passed += 1) {
      await mira.call(saferPlay.play, {});
      made.platform.ports.clock.advance(minute);
    }
    const { value } = await mira.call(saferPlay.play, {});
    expect(value).toMatchObject({ closed: 'time' });
    expect(await spin(game)).toBe('play.timeLimit');
    await expect(made.openGame(mira)).rejects.toThrow('play.timeLimit');
    await pass(day);
    await made.openGame(mira);
  });

  it('of time goes on counting for a process whose clock is a little behind', async () => {
    await pass(30 * minute);
    expect((await mira.call(saferPlay.play, {})).success).toBe(true);
    made.platform.ports.clock.advance(-200);
    expect((await mira.call(saferPlay.play, {})).success).toBe(true);
    made.platform.ports.clock.advance(200);
  });

  it.each([
    ['deposit', 'day', '0'],
    ['deposit', 'day', '-5'],
    ['deposit', 'year', '100'],
    ['bets', 'day', '100'],
  ])('%s, %s, %s is no limit', async (kind, period, amount) => {
    expect(await setLimit(kind, period, amount)).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('asked for by two at once stays one', async () => {
    await setLimit('stake', 'day', '10000');
    await Promise.all(['9000', '8000', '7000', '9500'].map((amount) => setLimit('stake', 'day', amount)));
    const { limits } = await status();
    expect(limits).toHaveLength(1);
    expect(['7000']).toContain(limits[0]?.amount);
  });
});

describe('a reality check', () => {
  it('stops bets when it is due, until it is answered', async () => {
    await mira.call(saferPlay.setCheck, { minutes: 30 });
    const game = await made.openGame(mira);
    expect(await spin(game)).toBeUndefined();
    for (let passed = 0; passed < 5; passed += 1) {
      made.platform.ports.clock.advance(6 * minute);
      await mira.call(saferPlay.play, {});
    }
    expect(await spin(game)).toBe('play.check');
    const { value } = await mira.call(saferPlay.goOn, {});
    const { session, checkAt } = value as PlayState;
    expect(session).toMatchObject({ stake: '20', minutes: 30 });
    expect(Date.parse(checkAt)).toBe(made.platform.ports.clock.now().getTime() + 30 * minute);
    expect(await spin(game)).toBeUndefined();
  });
});

describe('a break', () => {
  it('is of 72 hours at least where the operator offers none that is shorter', async () => {
    const { db, ports } = made.platform;
    const say = (word: string) => operate({ db, ...ports }, ['breaks', word]);
    expect((await status()).breaks).toEqual(breakLengths);
    expect(await say('long')).toBe('Members can take a break of 7, 14, 30, 42 days.');
    expect((await status()).breaks).toEqual(['7d', '14d', '30d', '42d']);
    expect(await mira.call(saferPlay.takeBreak, { length: '2d' })).toMatchObject({
      errorCode: 'request.invalid',
    });
    expect(await status()).not.toHaveProperty('pause');
    await say('all');
    expect((await mira.call(saferPlay.takeBreak, { length: '2d' })).success).toBe(true);
  });

  it('closes games and deposits at once, leaves the rest, and ends by itself', async () => {
    const game = await made.openGame(mira);
    expect((await mira.call(saferPlay.takeBreak, { length: '1d' })).value).toMatchObject({
      pause: { kind: 'break' },
    });
    expect(await spin(game)).toBe('play.paused');
    await expect(made.openGame(mira)).rejects.toThrow('play.paused');
    // What every page begins with says it, so that no header leads to a deposit.
    expect((await mira.call(contract.member.info, {})).value).toMatchObject({ pause: 'break' });
    const { pause } = await status();
    expect((await mira.call(saferPlay.play, {})).value).toMatchObject({
      closed: 'break',
      closedUntil: pause?.endsAt,
    });
    expect(
      await mira.call(cashier.createDeposit, { channel: 'harbour-bank', amount: '10000' }),
    ).toMatchObject({
      errorCode: 'play.paused',
    });
    expect((await mira.call(cashier.deposits, { page: 1 })).success).toBe(true);
    expect(await mira.call(saferPlay.takeBreak, { length: '1d' })).toMatchObject({
      errorCode: 'play.paused',
    });
    await pass(day);
    expect(await status()).toMatchObject({ earlier: [{ kind: 'break' }] });
    expect(await status()).not.toHaveProperty('pause');
    expect((await mira.call(contract.member.info, {})).value).not.toHaveProperty('pause');
    await made.openGame(mira);
  });
});

describe('an exclusion', () => {
  const password = demoAccounts.find(({ role }) => role === 'member')?.password ?? '';
  const exclude = (length: '6m' | 'ever', typed = password) =>
    mira.call(saferPlay.exclude, { length, password: typed });

  it('asks for the password, and opens a day after somebody asked, never by itself', async () => {
    expect(await exclude('6m', 'guessed')).toMatchObject({ errorCode: 'password.wrong' });
    expect((await exclude('6m')).value).toMatchObject({ pause: { kind: 'exclusion' } });
    expect((await mira.call(saferPlay.play, {})).value).toMatchObject({ closed: 'exclusion' });
    await pass(30 * day);
    expect(await mira.call(saferPlay.reopen, {})).toMatchObject({ errorCode: 'play.excluded' });
    await pass(200 * day);
    await expect(made.openGame(mira)).rejects.toThrow('play.excluded');
    const { value } = await mira.call(saferPlay.reopen, {});
    await pass(day / 2);
    expect((await mira.call(saferPlay.reopen, {})).value).toEqual({
      ...(value as SaferPlayStatus),
      recentStake: expect.any(String) as string,
    });
    await expect(made.openGame(mira)).rejects.toThrow('play.excluded');
    await pass(day / 2);
    await made.openGame(mira);
  });

  it('for good cannot be opened', async () => {
    await exclude('ever');
    await pass(4_000 * day);
    expect(await mira.call(saferPlay.reopen, {})).toMatchObject({ errorCode: 'play.excluded' });
    expect(await exclude('6m')).toMatchObject({ errorCode: 'play.excluded' });
  });
});

it("leaves everybody else's limits alone", async () => {
  await setLimit('stake', 'day', '10000');
  const arun = await made.signIn('agent');
  expect((await arun.call(saferPlay.status, {})).value).toMatchObject({ limits: [] });
  expect((await arun.call(games.recent, {})).success).toBe(true);
});
