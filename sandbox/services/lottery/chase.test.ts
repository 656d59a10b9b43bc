import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { contract, type LotteryBet, type LotteryTable } from '#contract';
import { bets, type BetRow } from '../../db/schema';
import { balanceOf, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { readBets } from '../wagers/readBets';
import { settleBets } from './settleBets';
import { provide, provideVisitor } from '../../testing/provide';

const { lottery: calls } = contract;
const code = 'SSC_60';
const mira = walletOf('aurora-mira');

const platform = provide(createTestPlatform);
const member = provideVisitor(platform);

const held = async () => (await balanceOf(platform.db, mira))?.balance ?? 0n;
const settle = () => settleBets({ db: platform.db, ...platform.ports });
const table = async () =>
  (await platform.visitor().call(calls.table, { lottery: code, language: 'en' })).value as LotteryTable;
/** A side of the sum: it wins in every other draw. */
const big = (id: string) => ({ play: 'sides', picks: [[id], [], [], [], [], []], stake: '100', multiple: 1 });
/** Wins in one draw of 100,000. */
const rare = { play: 'five', picks: [['1'], ['2'], ['3'], ['4'], ['5']], stake: '100', multiple: 1 };

interface Order {
  lines: object[];
  multiples: number[];
  stopsOnWin: boolean;
  total: string;
}
const place = async ({ multiples, stopsOnWin, ...order }: Order, key?: string) =>
  member.call(
    calls.place,
    {
      lottery: code,
      issue: (await table()).draw.issue,
      chase: { multiples, stopsOnWin },
      language: 'en',
      ...order,
    } as never,
    key === undefined ? {} : { key },
  );
const listOf = (answer: { value?: unknown }) => (answer.value as { list: LotteryBet[] }).list;
const rowsOf = (chase: string): Promise<BetRow<'lottery'>[]> =>
  readBets(platform.db, 'lottery', eq(bets.wagerId, chase)).orderBy(bets.dueAt, bets.sequence);
const chaseOf = (list: LotteryBet[]): string => list[0]?.chase?.id ?? '';

beforeEach(async () => {
  const now = platform.ports.clock.now().getTime();
  platform.ports.clock.advance(60_000 - (now % 60_000) + 10_000);
  await member.loginAs('member');
});

it('tells the draws that a chase can go on for, in their order', async () => {
  const { draw, upcoming } = await table();
  expect(upcoming).toHaveLength(29);
  const moments = [draw, ...upcoming].map(({ drawsAt }) => Date.parse(drawsAt));
  moments.slice(1).forEach((at, step) => expect(at - (moments[step] ?? 0)).toBe(60_000));
  expect(new Set(upcoming.map(({ issue }) => issue)).size).toBe(29);
});

it('takes the stakes of all draws once, for two presses of one key', async () => {
  const before = await held();
  const order = { lines: [rare], multiples: [1, 2, 4], stopsOnWin: true, total: '700' };
  const [one, two] = await Promise.all([place(order, 'chase-key-1'), place(order, 'chase-key-1')]);
  expect(listOf(one)).toEqual(listOf(two));
  expect(listOf(one).map(({ stake }) => stake)).toEqual(['100', '200', '400']);
  const { draw, upcoming } = await table();
  expect(listOf(one).map(({ issue }) => issue)).toEqual([
    draw.issue,
    ...upcoming.slice(0, 2).map(({ issue }) => issue),
  ]);
  expect(await held()).toBe(before - 700n);
});

it.each([
  ['another sum than that of all draws', { total: '100' }, 'lottery.changed'],
  [
    'a stake beyond the limit in a later draw',
    { multiples: [1, 999], lines: [{ ...rare, multiple: 999 }], total: '99900' },
    'game.stake',
  ],
])('refuses %s', async (_, change, errorCode) => {
  const before = await held();
  const order = { lines: [rare], multiples: [1, 2], stopsOnWin: true, total: '300' };
  expect(await place({ ...order, ...change })).toMatchObject({ errorCode });
  expect(await held()).toBe(before);
});

it.each([[[1]], [[1, 0]], [[1, -2]], [[1, 1.5]], [Array.from({ length: 31 }, () => 1)]])(
  'takes no chase of %j',
  async (multiples) => {
    const answer = await place({ lines: [rare], multiples, stopsOnWin: true, total: '100' });
    expect(answer.status).toBe(400);
  },
);

it('a win ends it and gives the later stakes back, in order after an outage and with two servers', async () => {
  const before = await held();
  const lines = [big('big'), big('small')];
  const list = listOf(await place({ lines, multiples: [1, 1, 1, 1], stopsOnWin: true, total: '800' }));
  // All of its draws are over before anybody settles.
  platform.ports.clock.advance(10 * 60_000);
  for (let run = 0; run < 6; run += 1) await Promise.all([settle(), settle()]);
  const rows = await rowsOf(chaseOf(list));
  // One of big and small wins in the first draw, so that nothing else counts.
  expect(
    rows
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual(['lost', 'won']);
  expect(rows.slice(2).map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'void'));
  const won = rows.slice(0, 2).reduce((sum, { payout }) => sum + payout, 0n);
  expect(await held()).toBe(before - 200n + won);
});

it('goes on to its end where it does not stop on a win', async () => {
  const lines = [big('big'), big('small')];
  const list = listOf(await place({ lines, multiples: [1, 1, 1], stopsOnWin: false, total: '600' }));
  platform.ports.clock.advance(10 * 60_000);
  for (let run = 0; run < 4; run += 1) await settle();
  const states = (await rowsOf(chaseOf(list))).map(({ status }) => status);
  expect(states.filter((status) => status === 'won')).toHaveLength(3);
  expect(states).not.toContain('void');
});

it('is ended by hand: what is not closed comes back once, also while a draw is settled', async () => {
  const before = await held();
  const list = listOf(await place({ lines: [rare], multiples: [1, 1, 1], stopsOnWin: true, total: '300' }));
  const id = chaseOf(list);
  platform.ports.clock.advance(58_000);
  const stop = (key: string) => member.call(calls.stopChase, { id }, { key });
  const [one, two] = await Promise.all([stop('stop-chase-1'), stop('stop-chase-2'), settle()]);
  expect([one, two].map(({ value }) => (value as { returned: string }).returned).sort()).toEqual([
    '0',
    '200',
  ]);
  expect(await held()).toBe(before - 100n);
  expect(await stop('stop-chase-3')).toMatchObject({ value: { returned: '0' } });
});

it('belongs to whoever placed it', async () => {
  const list = listOf(await place({ lines: [rare], multiples: [1, 1], stopsOnWin: true, total: '200' }));
  const other = platform.visitor();
  await other.loginAs('agent');
  expect(await other.call(calls.stopChase, { id: chaseOf(list) })).toMatchObject({
    errorCode: 'record.unknown',
  });
  expect(await member.call(calls.stopChase, { id: 'none' })).toMatchObject({ errorCode: 'record.unknown' });
});
