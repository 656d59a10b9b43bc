import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contract, type LotteryTable } from '#contract';
import { demoAccounts } from '#demo/seed/demoAccounts.ts';
import * as schema from '../../db/schema';
import { walletOf } from '../../ledger/ledger';
import { createGameTestPlatform, newKey, type GameTestPlatform } from '../../testing/gameSession';
import type { Visitor } from '../../testing/visitor';
import { runCardRooms } from '../cardRoom/cardRooms';
import { settleBets } from '../lottery/settleBets';
import { operate } from '../system/operate';
import { readBets } from '../wagers/readBets';

const { saferPlay, lottery } = contract;
const { bets, playLimits, playPauses, playSessions } = schema;
const code = 'SSC_60';
const minute = 60_000;
const wallet = walletOf('aurora-mira');

let made: GameTestPlatform;
let mira: Visitor;
const deps = () => ({ db: made.platform.db, ...made.platform.ports });
const tick = (ms: number) => made.platform.ports.clock.advance(ms);
beforeAll(async () => {
  made = await createGameTestPlatform();
});
afterAll(() => made.platform.close());
beforeEach(async () => {
  // What was open is over, and the draw of now has just begun.
  tick(60 * minute - (made.platform.ports.clock.now().getTime() % minute) + 10_000);
  await settleBets(deps());
  await runCardRooms(deps());
  for (const table of [playLimits, playPauses, playSessions]) await made.platform.db.delete(table);
  mira = await made.signIn('member');
});

const table = async () =>
  (await mira.call(lottery.table, { lottery: code, language: 'en' })).value as LotteryTable;

/** Chases a number that wins in one draw of 100,000, for five draws at 1.00. */
async function chaseFiveDraws(): Promise<void> {
  const line = { play: 'five', picks: [['1'], ['2'], ['3'], ['4'], ['5']], stake: '100', multiple: 1 };
  const answer = await mira.call(lottery.place, {
    lottery: code,
    issue: (await table()).draw.issue,
    lines: [line],
    chase: { multiples: [1, 1, 1, 1, 1], stopsOnWin: true },
    total: '500',
    language: 'en',
  } as never);
  expect(answer).toMatchObject({ success: true });
}

/** How the draws of the last chase ended, or stand. */
async function drawStates(): Promise<string[]> {
  const rows = await readBets(made.platform.db, 'lottery', undefined).orderBy(bets.dueAt);
  return rows.slice(-5).map(({ status }) => status);
}

async function sitDown(): Promise<number> {
  const game = await made.openGame(mira, 'p1');
  const reply = (await (await game.get('/api/room')).json()) as { value: { table: { round: number } } };
  const { round } = reply.value.table;
  expect((await game.post('/api/room/sit', { round, key: newKey() })).status).toBe(200);
  return round;
}
const seatState = async (round: number) =>
  (await readBets(made.platform.db, 'room', sql`(${bets.details} ->> 'round')::bigint = ${round}`)).at(-1);

const pauses = {
  'a break': () => mira.call(saferPlay.takeBreak, { length: '1d' }),
  'an exclusion': () =>
    mira.call(saferPlay.exclude, {
      length: '6m',
      password: demoAccounts.find(({ role }) => role === 'member')?.password ?? '',
    }),
};

describe.each(Object.entries(pauses))('%s', (_, pause) => {
  it('ends a chase: no further stake, and the rest is back at once', async () => {
    const before = await made.holds(wallet);
    await chaseFiveDraws();
    tick(minute);
    await settleBets(deps());
    expect(await made.holds(wallet)).toBe(before - 500n);
    expect(await pause()).toMatchObject({ success: true });
    expect(await made.holds(wallet)).toBe(before - 100n);
    expect(await drawStates()).toEqual(['lost', 'void', 'void', 'void', 'void']);
  });

  it('gives a seat back whose cards are not dealt', async () => {
    const before = await made.holds(wallet);
    const round = await sitDown();
    expect(await made.holds(wallet)).toBeLessThan(before);
    await pause();
    expect(await made.holds(wallet)).toBe(before);
    expect(await seatState(round)).toMatchObject({ status: 'even' });
  });
});

it('an exclusion that the operator puts on an account gives back what stakes later', async () => {
  const { db, ports } = made.platform;
  const before = await made.holds(wallet);
  await chaseFiveDraws();
  const match = { accountId: 'aurora-mira', matchId: 'aurora-salma', reason: 'person' } as const;
  await db.insert(schema.accountReviews).values({ ...match, createdAt: ports.clock.now() });
  await operate({ db, ...ports }, ['reviews', 'same', 'aurora-mira']);
  expect(await made.holds(wallet)).toBe(before);
  expect(await drawStates()).toEqual(['void', 'void', 'void', 'void', 'void']);
});

describe('a pause whose stakes were not given back', () => {
  const pauseSilently = () =>
    made.platform.db.insert(playPauses).values({
      id: newKey(),
      accountId: 'aurora-mira',
      kind: 'exclusion',
      startsAt: made.platform.ports.clock.now(),
      endsAt: null,
    });

  it('is asked about at each draw', async () => {
    const before = await made.holds(wallet);
    await chaseFiveDraws();
    tick(minute);
    await settleBets(deps());
    await pauseSilently();
    tick(10 * minute);
    await settleBets(deps());
    expect(await drawStates()).toEqual(['lost', 'void', 'void', 'void', 'void']);
    expect(await made.holds(wallet)).toBe(before - 100n);
  });

  it('is asked about before cards are dealt', async () => {
    const before = await made.holds(wallet);
    const round = await sitDown();
    await pauseSilently();
    tick(20_000);
    await runCardRooms(deps());
    expect(await seatState(round)).toMatchObject({ status: 'even' });
    expect(await made.holds(wallet)).toBe(before);
  });

  it('leaves a draw that had closed before it as it is', async () => {
    await chaseFiveDraws();
    // Four seconds before the draw, after its close.
    tick(46_000);
    await pauseSilently();
    tick(10 * minute);
    await settleBets(deps());
    expect(await drawStates()).toEqual(['lost', 'void', 'void', 'void', 'void']);
  });
});

it.each([
  ['stake', undefined],
  ['loss', undefined],
  ['stake', 'lottery'],
  ['loss', 'lottery'],
] as const)(
  'a %s limit that is set, of product %s, gives back what is beyond it, the last draw first',
  async (kind, product) => {
    const set = (amount: bigint) =>
      mira.call(saferPlay.setLimit, {
        kind,
        period: 'day',
        ...(product && { product }),
        amount: amount.toString(),
      });
    const answer = await set(10_000_000n);
    const { used } = (answer.value as { limits: { used: string }[] }).limits[0] ?? { used: '0' };
    const before = await made.holds(wallet);
    await chaseFiveDraws();
    await set(BigInt(used) + 250n);
    expect(await drawStates()).toEqual(['open', 'open', 'void', 'void', 'void']);
    expect(await made.holds(wallet)).toBe(before - 200n);
  },
);

it('a limit of other games gives nothing back', async () => {
  await chaseFiveDraws();
  for (const product of ['casino', 'sports'] as const)
    await mira.call(saferPlay.setLimit, { kind: 'stake', period: 'day', product, amount: '1' });
  expect(await drawStates()).toEqual(['open', 'open', 'open', 'open', 'open']);
});

it('asks the limits that hold at each draw, whatever held when it was placed', async () => {
  const { db, ports } = made.platform;
  const before = await made.holds(wallet);
  await chaseFiveDraws();
  // A limit from before the chase, which nothing was given back for.
  await db.insert(playLimits).values({
    accountId: 'aurora-mira',
    kind: 'stake',
    period: 'day',
    amount: 50n,
    since: ports.clock.now(),
  });
  tick(10 * minute);
  await settleBets(deps());
  expect(await drawStates()).toEqual(['void', 'void', 'void', 'void', 'void']);
  expect(await made.holds(wallet)).toBe(before);
});
