import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contract, oddsAt, type LotteryBet, type LotteryTable, type LotteryTrend } from '#contract';
import { bets, betDays, draws, lotteries } from '../../db/schema';
import { balanceOf, trialBalance, walletOf } from '../../ledger/ledger';
import { createTestPlatform } from '../../testing/createTestPlatform';
import { readBets } from '../wagers/readBets';
import { winningOdds } from './playRules';
import { drawNumbers } from './results';
import { settleBets } from './settleBets';
import { sscPlays } from './plays/sscPlays';
import { provide, provideVisitor } from '../../testing/provide';

const { lottery: calls, records, saferPlay } = contract;
const code = 'SSC_60';
const mira = walletOf('aurora-mira');

const platform = provide(createTestPlatform);
const member = provideVisitor(platform);

const held = async (wallet = mira) => (await balanceOf(platform.db, wallet))?.balance ?? 0n;
const table = async () =>
  (await platform.visitor().call(calls.table, { lottery: code, language: 'en' })).value as LotteryTable;
const settle = () => settleBets({ db: platform.db, ...platform.ports });
const front2 = {
  play: 'front2',
  picks: [
    ['1', '4'],
    ['0', '5', '9'],
  ],
  stake: '100',
  multiple: 2,
};
const place = async (
  change: Partial<{ issue: string; lines: object[]; total: string; lottery: string }> = {},
  key?: string,
  who = member,
) =>
  who.call(
    calls.place,
    {
      lottery: code,
      issue: change.issue ?? (await table()).draw.issue,
      lines: [front2],
      total: '1200',
      language: 'en',
      ...change,
    } as Parameters<typeof who.call<typeof calls.place>>[1],
    key === undefined ? {} : { key },
  );
const listOf = (answer: { value?: unknown }) => (answer.value as { list: LotteryBet[] }).list;
/** A moment well before the close of a draw. */
const toDrawStart = () => {
  const now = platform.ports.clock.now().getTime();
  platform.ports.clock.advance(60_000 - (now % 60_000) + 10_000);
};

beforeEach(async () => {
  toDrawStart();
  await member.loginAs('member');
});

describe('bets on a draw', () => {
  it('shows anybody what can be picked, the open draw and what was drawn', async () => {
    const shown = await table();
    expect(shown.groups.map(({ id }) => id)).toEqual(['sides', 'any', 'star2', 'star3', 'star4', 'star5']);
    expect(Date.parse(shown.draw.closesAt)).toBeGreaterThan(Date.parse(shown.now));
    expect(shown.results.length).toBeGreaterThan(0);
    const vietnamese = (await platform.visitor().call(calls.table, { lottery: code, language: 'vi' })).value;
    expect((vietnamese as LotteryTable).groups[0]?.name).toBe('Hai mặt');
    const unknown = await platform.visitor().call(calls.table, { lottery: 'NONE', language: 'en' });
    expect(unknown).toMatchObject({ errorCode: 'game.unknown' });
  });

  it('puts its lottery on top of those that the member played last', async () => {
    expect((await place()).success).toBe(true);
    const { list } = (await member.call(calls.recentMenu, { prizeMode: 'Elott' })).value as {
      list: { code: string; vassalage: string }[];
    };
    expect(list[0]).toMatchObject({ code: 'l-SSC_60', vassalage: 'TCG_SEA' });
    platform.ports.clock.advance(120_000);
    await settle();
  });

  it('publishes the hash of a draw before it sells, and the seed after it alone', async () => {
    const early = await table();
    const promised = early.next;
    expect(JSON.stringify(early.draw)).not.toContain('seed');
    platform.ports.clock.advance(Date.parse(early.draw.drawsAt) - platform.ports.clock.now().getTime());
    const selling = await table();
    expect(selling.draw).toMatchObject(promised);
    platform.ports.clock.advance(Date.parse(selling.draw.drawsAt) - platform.ports.clock.now().getTime());
    const [drawn] = (await table()).results;
    expect(drawn).toMatchObject(promised);
    expect(await platform.ports.hasher.digest(drawn?.seed ?? '')).toBe(promised.hash);
    expect(drawNumbers('SSC', { names: {} }, drawn?.seed ?? '')).toEqual(drawn?.numbers);
  });

  it('looks back over draws, also those that nobody asked for when they were due', async () => {
    const trendOf = (lottery: string, count: '30' | '200') =>
      platform.visitor().call(calls.trend, { lottery, count });
    const long = (await trendOf(code, '200')).value as LotteryTrend;
    expect(new Set(long.draws.map(({ issue }) => issue)).size).toBe(200);
    const { results } = await table();
    expect(long.draws.slice(0, results.length)).toEqual(
      results.map(({ issue, numbers }) => ({ issue, numbers })),
    );
    expect(((await trendOf(code, '30')).value as LotteryTrend).draws).toEqual(long.draws.slice(0, 30));
    const north = (await trendOf('VN_NORTH', '30')).value as LotteryTrend;
    for (const { numbers } of north.draws) expect(numbers).toEqual([expect.stringMatching(/^\d{5}$/)]);
    expect(await trendOf('NONE', '30')).toMatchObject({ errorCode: 'game.unknown' });
  });

  it('takes the stake once for a key, also by two presses at once, and never for other picks', async () => {
    const before = await held();
    const issue = (await table()).draw.issue;
    const [one, two] = await Promise.all([
      place({ issue }, 'lottery-key-1'),
      place({ issue }, 'lottery-key-1'),
    ]);
    expect(listOf(one)).toEqual(listOf(two));
    expect(listOf(one)).toMatchObject([
      { bets: 6, stake: '1200', status: 'open', pick: '1,4 | 0,5,9', payout: null },
    ]);
    expect(await held()).toBe(before - 1_200n);
    const other = {
      ...front2,
      picks: [
        ['2', '4'],
        ['0', '5', '9'],
      ],
    };
    expect(await place({ issue, lines: [other] }, 'lottery-key-1')).toMatchObject({
      errorCode: 'key.reused',
    });
    expect(await held()).toBe(before - 1_200n);
  });

  it('refuses what is no bet, with nothing taken', async () => {
    const before = await held();
    const line = (change: object, total: string) => place({ lines: [{ ...front2, ...change }], total });
    expect(await line({ picks: [['1'], []] }, '0')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await line({ picks: [['1', '1'], ['2']] }, '400')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await line({ picks: [['x'], ['2']] }, '200')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await line({ play: 'nothing' }, '1200')).toMatchObject({ errorCode: 'request.invalid' });
    expect(await line({ stake: '1' }, '12')).toMatchObject({ errorCode: 'game.stake' });
    expect(await line({ stake: '-100' }, '-1200')).toMatchObject({ errorCode: 'game.stake' });
    expect(await line({ stake: '999999999' }, '11999999988')).toMatchObject({ errorCode: 'game.stake' });
    expect(await line({}, '1100')).toMatchObject({ errorCode: 'lottery.changed', value: { total: '1200' } });
    expect(await place({ lottery: 'LHC_DAY' })).toMatchObject({ errorCode: 'request.invalid' });
    expect(await held()).toBe(before);
  });

  it('takes the largest stake on an outcome once, over the lines of a basket and over baskets', async () => {
    const before = await held();
    const most = BigInt((await table()).maxStake);
    const times = (stake: bigint, ...picks: string[][]) => ({
      ...front2,
      picks,
      stake: stake.toString(),
      multiple: 1,
    });
    const send = (...lines: ReturnType<typeof times>[]) => {
      const costs = lines.map(({ stake, picks }) =>
        picks.reduce((cost, row) => cost * BigInt(row.length), BigInt(stake)),
      );
      return place({ lines, total: costs.reduce((sum, cost) => sum + cost, 0n).toString() });
    };
    const half = most / 2n;
    expect(await send(...Array.from({ length: 6 }, () => times(most / 5n, ['1'], ['2'])))).toMatchObject({
      errorCode: 'game.stake',
    });
    expect(await held()).toBe(before);
    // Other outcomes are other bets.
    expect((await send(times(half, ['1'], ['2']), times(half, ['3'], ['2']))).success).toBe(true);
    expect((await send(times(half, ['1'], ['2']))).success).toBe(true);
    expect(await send(times(100n, ['1'], ['2', '7']))).toMatchObject({ errorCode: 'game.stake' });
    expect((await send(times(100n, ['1'], ['7']))).success).toBe(true);
  });

  it('says that the balance is short, and takes no line of the basket then', async () => {
    const before = await held();
    const lines = Array.from({ length: 50 }, () => ({ ...front2, stake: '70000', multiple: 1 }));
    const total = (420_000n * 50n).toString();
    expect(BigInt(total)).toBeGreaterThan(before);
    expect(await place({ lines, total })).toMatchObject({ errorCode: 'wallet.short' });
    expect(await held()).toBe(before);
  });

  it('takes no bet from the close on, and answers a repeated one also then', async () => {
    const { draw } = await table();
    const first = await place({ issue: draw.issue }, 'lottery-key-2');
    const before = await held();
    platform.ports.clock.advance(Date.parse(draw.closesAt) - platform.ports.clock.now().getTime());
    expect(await place({ issue: draw.issue })).toMatchObject({ errorCode: 'bets.closed' });
    expect(listOf(await place({ issue: draw.issue }, 'lottery-key-2'))).toEqual(listOf(first));
    expect(await held()).toBe(before);
    // The next draw is open in the same moment.
    expect((await table()).draw.issue).not.toBe(draw.issue);
  });

  it('gives a cancelled bet back once, before the close and to its owner alone', async () => {
    const before = await held();
    const [bet] = listOf(await place());
    const id = bet?.id ?? '';
    const stranger = platform.visitor();
    await stranger.loginAs('agent');
    expect(await stranger.call(calls.cancel, { id, language: 'en' })).toMatchObject({
      errorCode: 'record.unknown',
    });
    expect(listOf(await stranger.call(calls.myBets, { lottery: code, language: 'en' }))).toEqual([]);
    const cancel = () => member.call(calls.cancel, { id, language: 'en' });
    const answers = await Promise.all([cancel(), cancel()]);
    for (const { value } of answers) expect(value).toMatchObject({ id, status: 'void', payout: '1200' });
    expect(await held()).toBe(before);
    platform.ports.clock.advance(60_000);
    await settle();
    expect(await held()).toBe(before);
    const [late] = listOf(await place());
    platform.ports.clock.advance(Date.parse(late?.closesAt ?? '') - platform.ports.clock.now().getTime());
    expect(await member.call(calls.cancel, { id: late?.id ?? '', language: 'en' })).toMatchObject({
      errorCode: 'bets.closed',
    });
  });

  it('settles every bet once by the result of its draw, also after the platform was off', async () => {
    const all = Array.from({ length: 10 }, (_, digit) => String(digit));
    const lines = [
      { play: 'any', picks: [all, [], [], [], []], stake: '100', multiple: 1 },
      { play: 'front2', picks: [all, all], stake: '10', multiple: 1 },
      { play: 'front3group', picks: [all.slice(0, 4)], stake: '10', multiple: 1 },
    ];
    const placed = listOf(await place({ lines, total: '2040' }));
    await settle();
    const before = await held();
    // Ten draws go by without anybody there.
    platform.ports.clock.advance(600_000);
    const counts = await Promise.all([settle(), settle()]);
    expect(counts[0] + counts[1]).toBeGreaterThanOrEqual(3);
    expect(await settle()).toBe(0);
    const [draw] = await platform.db
      .select()
      .from(draws)
      .where(eq(draws.issue, placed[0]?.issue ?? ''));
    const group = sscPlays.find(({ id }) => id === 'front3group');
    if (!group || !draw) throw new Error('the draw was not written');
    const groupWin = BigInt(winningOdds(group, [all.slice(0, 4)], draw.numbers.map(Number), 1960)) / 1_000n;
    expect(oddsAt([1, 10], 1960)).toBe(98_000);
    expect(await held()).toBe(before + 980n + 980n + groupWin);
    const mine = listOf(await member.call(calls.myBets, { lottery: code, language: 'en' }));
    expect(mine.filter(({ id }) => id === placed[0]?.id)).toMatchObject([{ status: 'lost', payout: '980' }]);
    // The betting record has it, and covering the whole draw counts for nothing.
    const detail = await member.call(records.bet, { id: placed[0]?.id ?? '' });
    expect(detail.value).toMatchObject({
      status: 'lost',
      payout: '980',
      validBetReason: 'coversDraw',
      validBet: '0',
    });
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('plays with trial money for a trial account, and no sum holds it', async () => {
    const trial = platform.visitor();
    await trial.loginAs('trial');
    const [bet] = listOf(await place({}, undefined, trial));
    expect(bet).toMatchObject({ status: 'open' });
    const rowsOf = () => readBets(platform.db, 'lottery', eq(bets.id, bet?.id ?? ''));
    expect(await rowsOf()).toMatchObject([{ money: 'play', status: 'open' }]);
    platform.ports.clock.advance(60_000);
    await settle();
    expect((await trial.call(saferPlay.status, {})).value).toMatchObject({ recentStake: '0' });
    const [ended] = await rowsOf();
    expect(ended?.status).not.toBe('open');
    const sums = async () =>
      platform.db
        .select()
        .from(betDays)
        .where(eq(betDays.accountId, ended?.accountId ?? ''));
    expect(await sums()).toEqual([]);
    await platform.db.execute(sql`SELECT bet_days_rebuild(${ended?.accountId})`);
    expect(await sums()).toEqual([]);
    await platform.db.execute(sql`SELECT bet_days_rebuild()`);
    expect(await sums()).toEqual([]);
    expect(await trialBalance(platform.db)).toEqual([]);
  });

  it('asks for a log-in, and takes nothing while the lottery is shut', async () => {
    expect(await place({}, undefined, platform.visitor())).toMatchObject({ success: false });
    const issue = (await table()).draw.issue;
    await platform.db.update(lotteries).set({ state: 'closed' }).where(eq(lotteries.code, code));
    expect(await place({ issue })).toMatchObject({ errorCode: 'game.closed' });
    await platform.db.update(lotteries).set({ state: 'open' }).where(eq(lotteries.code, code));
  });
});
