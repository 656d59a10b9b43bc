import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract, type LotteryBet, type LotteryTable, type PlayState } from '#contract';
import { accounts } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { settleBets } from './settleBets';
import { provide, provideVisitor } from '../../testing/provide';

const { lottery: calls } = contract;
const code = 'SSC_60';
const mira = walletOf('aurora-mira');

const platform = provide(createTestPlatform);
const member = provideVisitor(platform);

const held = async () => (await balanceOf(platform.db, mira))?.balance ?? 0n;
const table = async () =>
  (await platform.visitor().call(calls.table, { lottery: code, language: 'en' })).value as LotteryTable;
const settle = () => settleBets({ db: platform.db, ...platform.ports });
const place = async (order: object) =>
  member.call(calls.place, {
    lottery: code,
    issue: (await table()).draw.issue,
    language: 'en',
    ...order,
  } as Parameters<typeof member.call<typeof calls.place>>[1]);
const listOf = (answer: { value?: unknown }) => (answer.value as { list: LotteryBet[] }).list;

beforeEach(async () => {
  // A moment well before the close of a draw.
  const now = platform.ports.clock.now().getTime();
  platform.ports.clock.advance(60_000 - (now % 60_000) + 10_000);
  await member.loginAs('member');
});

describe('prize series', () => {
  // No bet is left for the next test.
  afterEach(async () => {
    await toDraw();
    await settle();
  });
  const sides = { play: 'sides', picks: [['big', 'small'], [], [], [], [], []], stake: '1000', multiple: 1 };
  const toDraw = async () => {
    const { draw } = await table();
    platform.ports.clock.advance(Date.parse(draw.drawsAt) - platform.ports.clock.now().getTime());
  };
  const order = (series?: number) => ({
    lines: [sides],
    total: '2000',
    ...(series !== undefined && { series }),
  });

  it('pays less at a lower series and gives the difference back with the result', async () => {
    const before = await held();
    const [bet] = listOf(await place(order(1700)));
    expect(bet).toMatchObject({ stake: '2000', rebate: '260' });
    expect(await held()).toBe(before - 2_000n);
    await toDraw();
    await settle();
    // One of the two sides wins 1.70 of its stake, and 13 % of both stakes come back.
    expect(await held()).toBe(before - 2_000n + 1_700n + 260n);
    await settle();
    expect(await held()).toBe(before - 40n);
  });

  it('the same order again answers the bets of the first time, whatever series the account has by then', async () => {
    const { draw } = await table();
    const same = { lottery: code, issue: draw.issue, language: 'en', ...order(1940) };
    const said = { key: 'series-said-twice' };
    const ask = (body: object) => member.call(calls.place, body as never, said);
    const before = await held();
    const first = await ask(same);
    expect(listOf(first)).toMatchObject([{ stake: '2000', rebate: '20' }]);
    await platform.db.update(accounts).set({ lotterySeries: 1900 }).where(eq(accounts.usernameKey, 'mira'));
    try {
      expect((await ask(same)).value).toEqual(first.value);
      expect(await ask({ ...same, series: 1900 })).toMatchObject({ errorCode: 'key.reused' });
      expect(await member.call(calls.place, same as never, { key: 'series-said-anew' })).toMatchObject({
        errorCode: 'request.invalid',
      });
    } finally {
      await platform.db.update(accounts).set({ lotterySeries: null }).where(eq(accounts.usernameKey, 'mira'));
    }
    // Two answers at once are of one order, too.
    const twice = { key: 'series-at-once' };
    const [one, other] = await Promise.all([1, 2].map(() => member.call(calls.place, same as never, twice)));
    expect(listOf(other ?? {})).toHaveLength(1);
    expect(other?.value).toEqual(one?.value);
    expect(await held()).toBe(before - 4_000n);
  });

  it('what comes back is a rebate of the account record, and no part of the result', async () => {
    const rebates = async () => {
      const day = (days: number) =>
        new Date(platform.ports.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const asked = { from: day(-5), to: day(1), page: 1, pageSize: 20, types: 'rebate' };
      const { value } = await member.call(contract.records.movements, asked as never);
      return value as { rows: { amount: string; type: string }[]; total: number };
    };
    const before = (await rebates()).total;
    await place(order(1800));
    await toDraw();
    await settle();
    const { rows, total } = await rebates();
    expect(total).toBeGreaterThan(before);
    expect(rows[0]).toMatchObject({ amount: '160', type: 'rebate' });
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('gives the stake alone back when the bet is cancelled', async () => {
    const before = await held();
    const [bet] = listOf(await place(order(1800)));
    await member.call(
      calls.cancel,
      { id: bet?.id ?? '', language: 'en' },
      { key: `cancel-${bet?.id ?? ''}` },
    );
    await toDraw();
    await settle();
    expect(await held()).toBe(before);
  });

  it('nobody bets above the own series, at an odd one, or below the lowest', async () => {
    expect((await table()).series).toBe(1960);
    for (const series of [1962, 1958.5, 1959, 1698])
      expect(await place(order(series))).toMatchObject({ success: false, errorCode: 'request.invalid' });
    await platform.db.update(accounts).set({ lotterySeries: 1900 }).where(eq(accounts.usernameKey, 'mira'));
    try {
      const own = (await member.call(calls.table, { lottery: code, language: 'en' })).value as LotteryTable;
      expect(own.series).toBe(1900);
      const option = own.groups[0]?.plays[0]?.rows[0]?.options[0];
      const [favourable = 0, of = 0] = option?.chance ?? [];
      expect([option?.odds, of / favourable]).toEqual([19_000, 2]);
      expect(await place(order(1960))).toMatchObject({ errorCode: 'request.invalid' });
      expect(listOf(await place(order(1900)))).toMatchObject([{ stake: '2000' }]);
    } finally {
      await platform.db.update(accounts).set({ lotterySeries: null }).where(eq(accounts.usernameKey, 'mira'));
    }
  });

  it('counts stakes and wins to the sitting that the bet was placed in', async () => {
    const sitting = async () => ((await member.call(contract.saferPlay.play, {})).value as PlayState).session;
    const before = await sitting();
    await place(order());
    await toDraw();
    await settle();
    const after = await sitting();
    expect(after.startedAt).toBe(before.startedAt);
    expect(BigInt(after.stake) - BigInt(before.stake)).toBe(2_000n);
    expect(BigInt(after.payout) - BigInt(before.payout)).toBe(1_960n);
  });
});
