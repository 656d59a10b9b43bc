import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract, type ProfitAccountRow } from '../../contract';
import { stream } from '../../demo/artwork/random';
import { foldTeamDays } from '../services/records/foldTeamDays';
import { createGameTestPlatform, type GameTestPlatform } from '../testing/gameSession';
import { createTestPlatform } from '../testing/createTestPlatform';
import { readRaw, type RawBooks } from '../testing/reportOracle';
import {
  addBetsOfEveryKind,
  dayOf,
  gameTypeLists,
  listOf,
  pick,
  randomPeriod,
  reportRuns,
  download,
  valueOf,
  type BetPage,
  type ProfitPage,
} from '../testing/reportFixture';
import { provide, provideVisitor } from '../testing/provide';

const { records, reports } = contract;

const platform = provide(createTestPlatform);
const agent = provideVisitor(platform);
const member = provideVisitor(platform);
let raw: RawBooks;
beforeAll(async () => {
  await addBetsOfEveryKind(platform);
  await agent.loginAs('agent');
  await member.loginAs('member');
  raw = await readRaw(platform.db);
});

describe('the betting record', () => {
  it(
    'equals the raw bets for random filters, and its totals those of all of them',
    { timeout: 300_000 },
    async () => {
      const random = stream(4_711);
      for (let run = 0; run < reportRuns; run += 1) {
        // The later half of them reads the sums of teams alone, the first one what changed since beside them.
        if (run === Math.floor(reportRuns / 2)) await foldTeamDays(platform.db);
        const isTeam = run % 2 === 0;
        const period = randomPeriod(random);
        const gameTypes = pick(random, gameTypeLists);
        const statuses = pick(random, ['', 'won', 'lost,even', 'open', 'void,open'] as const);
        const under = pick(random, raw.teamOf('aurora-arun'));
        const pageSize = 1 + Math.floor(random() * 30);
        const page = 1 + Math.floor(random() * 4);
        const filter = { ...period, gameTypes, statuses, page, pageSize };
        const answer = isTeam
          ? await agent.call(records.teamBets, { ...filter, under })
          : await member.call(records.bets, filter);
        const found = valueOf<BetPage>(answer);
        const wanted = raw
          .betsOf(isTeam ? raw.teamOf(under) : ['aurora-mira'], { ...period, gameTypes: listOf(gameTypes) })
          .filter(({ status }) => statuses === '' || statuses.split(',').includes(status));
        expect(found.total).toBe(wanted.length);
        expect(found.rows.map(({ id }) => id)).toEqual(
          wanted.slice((page - 1) * pageSize, page * pageSize).map(({ id }) => id),
        );
        const sum = (of: (bet: (typeof wanted)[number]) => bigint) =>
          wanted.reduce((all, bet) => all + of(bet), 0n).toString();
        expect(found.totals).toEqual({
          count: wanted.length,
          stake: sum(({ stake }) => stake),
          validBet: sum(({ validBet }) => validBet),
          payout: sum(({ payout }) => payout),
          result: sum(({ status, payout, stake }) => (status === 'open' ? 0n : payout - stake)),
        });
      }
    },
  );

  it('shows a spin at once, with what happened to it', async () => {
    const game: GameTestPlatform = await createGameTestPlatform();
    try {
      const visitor = await game.signIn('member');
      const session = await game.openGame(visitor);
      const round = await session.play();
      const found = valueOf<{ steps: { step: string }[]; stake: string; payout: string }>(
        await visitor.call(records.bet, { id: round.roundId }),
      );
      expect(found).toMatchObject({ stake: round.stake, payout: round.win, account: '' });
      expect(found.steps.map(({ step }) => step).slice(0, 2)).toEqual(['placed', 'ended']);
    } finally {
      await game.platform.close();
    }
  });

  it('loses and doubles nothing over its pages while bets arrive', async () => {
    const filter = { from: dayOf(0), to: dayOf(85), pageSize: 20 };
    const first = valueOf<BetPage>(await agent.call(records.teamBets, filter));
    const before = raw.betsOf(raw.teamOf('aurora-arun'), { ...filter, gameTypes: [] }).map(({ id }) => id);
    const seen = first.rows.map(({ id }) => id);
    for (let page = 2; seen.length < first.total; page += 1) {
      await platform.db
        .execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
          valid_bet, valid_bet_reason, placed_at, settled_at, day)
        SELECT 'late-' || ${page}::int || '-' || n, account_id, game_id, game_type, vassalage, currency, 'lost', 500, 0, 500, 'full',
          timestamptz '2026-11-22Z' - n * interval '9 days', timestamptz '2026-11-22Z' - n * interval '9 days', day
        FROM bets CROSS JOIN generate_series(0, 2) n WHERE id = 'kind-3'`);
      const { rows } = valueOf<BetPage>(
        await agent.call(records.teamBets, { ...filter, page, asOf: first.asOf ?? '' }),
      );
      expect(rows.length).toBeGreaterThan(0);
      seen.push(...rows.map(({ id }) => id));
    }
    expect(seen).toEqual(before);
    await platform.db.execute(sql`DELETE FROM bets WHERE id LIKE 'late-%'`);
    await platform.db.execute(sql`SELECT bet_days_rebuild()`);
  });
});

describe('sums by day', () => {
  const sums = () => platform.db.execute(sql`SELECT account_id, day::text, game_type, vassalage, status, bets::text, stake::text, payout::text, valid_bet::text
    FROM bet_days WHERE bets <> 0 ORDER BY 1, 2, 3, 4, 5`) as unknown as Promise<{ rows: object[] }>; // prettier-ignore

  it('follow a bet that ends, and are the same when they are made anew', async () => {
    await platform.db
      .execute(sql`UPDATE bets SET status = 'won', payout = 3000, valid_bet = 500, valid_bet_reason = 'share', valid_bet_share = 5000,
      settled_at = placed_at + interval '3 days' WHERE status = 'open' AND id LIKE 'kind-1%'`);
    const kept = (await sums()).rows;
    await platform.db.execute(sql`SELECT bet_days_rebuild()`);
    expect((await sums()).rows).toEqual(kept);
    await platform.db.execute(sql`SELECT bet_days_rebuild('aurora-mira')`);
    expect((await sums()).rows).toEqual(kept);
    raw = await readRaw(platform.db);
  });
});

describe('what is not one’s own', () => {
  it('is refused like what does not exist', async () => {
    const period = { from: dayOf(0), to: dayOf(30) };
    const other = platform.visitor({ merchant: 'lotus' });
    await other.loginAs('agent');
    const inTeam = raw.betsOf(raw.teamOf('aurora-hung19'), { ...period, gameTypes: [] })[0]?.id ?? '';
    expect(valueOf<{ account: string }>(await agent.call(records.bet, { id: inTeam })).account).not.toBe('');
    const unknown = await member.call(records.bet, { id: 'no-such-bet' });
    for (const [who, id] of [
      [member, inTeam],
      [other, inTeam],
      [agent, 'aurora-mira-r518'],
      [other, 'aurora-mira-r518'],
    ] as const)
      // prettier-ignore
      expect(await who.call(records.bet, { id })).toMatchObject(bodyOf(unknown));

    for (const [who, under] of [
      [agent, 'aurora-mira'],
      [agent, 'lotus-arun'],
      [agent, 'aurora-nobody'],
      [other, 'aurora-arun'],
    ] as const)
      // prettier-ignore
      for (const call of [reports.profitByAccount, reports.profitByDay, reports.transactions, records.teamBets, reports.exportProfit, records.exportTeamBets]) // prettier-ignore
        expect(bodyOf(await who.call(call, { ...period, under }))).toEqual({
          status: 422,
          success: false,
          errorCode: 'account.unknown',
          value: { fields: ['under'] },
        });
    expect(await agent.call(records.teamBets, { ...period, account: 'mira' })).toMatchObject({
      errorCode: 'account.unknown',
    });
    // A sibling and the upline, for an agent in the middle of the tree.
    const middle = platform.visitor();
    await middle.login('hung19', 'harbour-light');
    for (const under of ['aurora-arun', 'aurora-anong88'])
      expect(await middle.call(reports.profitByAccount, { ...period, under })).toMatchObject({
        errorCode: 'account.unknown',
      });
    const page = valueOf<ProfitPage<ProfitAccountRow>>(
      await middle.call(reports.profitByAccount, { ...period, scope: 'all', pageSize: 200 }),
    );
    expect(page.rows.map(({ id }) => id).toSorted()).toEqual(raw.teamOf('aurora-hung19').toSorted());
  });

  it('never shows in a team: no contact data, no name above the agent', async () => {
    const middle = platform.visitor();
    await middle.login('hung19', 'harbour-light');
    const period = { from: dayOf(0), to: dayOf(80), pageSize: 200 };
    for (const answer of [
      await middle.call(records.teamBets, period),
      await middle.call(reports.profitByAccount, { ...period, scope: 'all' }),
      await middle.call(reports.transactions, period),
    ])
      expect(JSON.stringify(answer)).not.toMatch(/arun|@example|\+65/);
  });
});

const bodyOf = ({ status, success, errorCode, value }: { status: number; success: boolean; errorCode?: string | undefined; value?: unknown }) => ({ status, success, errorCode, ...(value === undefined ? {} : { value }) }); // prettier-ignore

describe('periods', () => {
  it('that end before they begin or are too long are refused in words', async () => {
    const ask = (from: string, to: string) => member.call(records.bets, { from, to });
    expect(await ask('2026-09-02', '2026-09-01')).toMatchObject({
      errorCode: 'period.reversed',
      status: 422,
    });
    expect(await ask('2024-01-01', '2026-09-01')).toMatchObject({ errorCode: 'period.tooLong' });
    expect(await ask('2026-02-30', '2026-03-01')).toMatchObject({
      status: 400,
      errorCode: 'request.invalid',
    });
    expect(await agent.call(reports.profitByDay, { from: '2026-01-01', to: '2026-09-01' })).toMatchObject({
      errorCode: 'period.tooLong',
    });
  });
});

describe('an export', () => {
  it('holds all bets of the filter, as UTF-8 that spreadsheets know, and no formula', async () => {
    const wanted = raw.betsOf(['aurora-mira'], { from: '2025-11-25', to: dayOf(80), gameTypes: [] });
    await platform.db.execute(
      sql`UPDATE games SET name = '=HYPERLINK("x"),1' WHERE id = (SELECT game_id FROM bets WHERE id = ${wanted[0]?.id ?? ''})`,
    );
    const { reply, bytes } = await download(platform, member, records.exportBets, {
      from: '2025-11-25',
      to: dayOf(80),
    });
    expect(reply.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(reply.headers.get('content-disposition')).toBe(
      `attachment; filename="betting-record-2025-11-25-${dayOf(80)}.csv"`,
    );
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[1])).toEqual(wanted.map(({ id }) => id));
    expect(lines[0]).toContain(`"'=HYPERLINK(""x""),1"`);
  });

  it('of a refused filter is an envelope', async () => {
    const { reply, bytes } = await download(platform, member, records.exportBets, {
      from: '2026-09-02',
      to: '2026-09-01',
    });
    expect(reply.status).toBe(422);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ errorCode: 'period.reversed' });
  });
});
