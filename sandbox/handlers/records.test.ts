import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contract,
  type Bet,
  type ProfitAccountRow,
  type ProfitDayRow,
  type ProfitFigures,
} from '../../contract';
import { stream, type Stream } from '../../demo/artwork/random';
import { createGameTestPlatform, type GameTestPlatform } from '../testing/gameSession';
import { createTestPlatform, type TestPlatform } from '../testing/createTestPlatform';
import { naiveFigures, readRaw, type RawBooks } from '../testing/naiveReports';
import type { Visitor } from '../testing/visitor';

/** Random filters per report; more at night: REPORT_RUNS=2000. */
const runs = Number(process.env['REPORT_RUNS'] ?? 500);
const { records, reports } = contract;

let platform: TestPlatform;
let agent: Visitor;
let member: Visitor;
let raw: RawBooks;
beforeAll(async () => {
  platform = await createTestPlatform();
  await addBetsOfEveryKind(platform);
  agent = platform.visitor();
  await agent.loginAs('agent');
  member = platform.visitor();
  await member.loginAs('member');
  raw = await readRaw(platform.db);
});
afterAll(() => platform.close());

/** Open, void, live and sports bets beside the seed's slots, some around midnight of the brand. */
async function addBetsOfEveryKind({ db }: TestPlatform): Promise<void> {
  await db.execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout,
      valid_bet, valid_bet_reason, valid_bet_share, placed_at, settled_at, day)
    SELECT 'kind-' || n, a.id, g.id, g.category, g.vassalage, a.currency, k.status, 1000, k.payout, k.valid, k.reason, 5000,
      at, CASE WHEN k.status <> 'open' THEN at + interval '90 minutes' END, date '2026-01-01'
    FROM generate_series(1, 600) n
      JOIN LATERAL (SELECT * FROM (VALUES ('open', 0, 0, 'open'), ('void', 1000, 0, 'void'), ('won', 1801, 400, 'share'),
        ('lost', 0, 500, 'share'), ('even', 1000, 0, 'even')) kinds (status, payout, valid, reason) OFFSET n % 5 LIMIT 1) k ON true
      JOIN LATERAL (SELECT * FROM accounts WHERE merchant_code = 'aurora' AND type <> 4 ORDER BY id OFFSET n % 47 LIMIT 1) a ON true
      JOIN LATERAL (SELECT * FROM games WHERE category IN ('LIVE', 'SPORTS', 'FISH') ORDER BY id OFFSET n % 30 LIMIT 1) g ON true
      JOIN LATERAL (SELECT timestamptz '2026-09-20 16:00Z' + n * interval '2 hours 7 minutes' AS at) t ON true`);
}

const valueOf = <T>(answer: { success: boolean; value?: unknown }): T => {
  expect(answer, JSON.stringify(answer).slice(0, 300)).toMatchObject({ success: true });
  return answer.value as T;
};
const pick = <T>(random: Stream, all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
const dayOf = (offset: number): string =>
  new Date(Date.UTC(2026, 8, 1) + offset * 86_400_000).toISOString().slice(0, 10);
function randomPeriod(random: Stream): { from: string; to: string } {
  const from = Math.floor(random() * 80);
  return { from: dayOf(from), to: dayOf(from + Math.floor(random() * (82 - from))) };
}
const gameTypeLists = ['', 'RNG', 'LIVE', 'RNG,SPORTS', 'FISH,LIVE,SPORTS'] as const;
const listOf = (text: string): string[] => (text === '' ? [] : text.split(','));

interface BetPage {
  rows: Bet[];
  total: number;
  totals: Record<string, string | number>;
  pageTotals: Record<string, string | number>;
  asOf: string | null;
}
interface ProfitPage<Row> {
  rows: Row[];
  total: number;
  totals: ProfitFigures;
  other: ProfitFigures;
}

const figureNames = ['deposit', 'withdrawal', 'stake', 'validBet', 'payout', 'result', 'bonus', 'rebate', 'reward', 'fee', 'net'] as const; // prettier-ignore
const figuresOf = (row: ProfitFigures): ProfitFigures =>
  Object.fromEntries(['bets' as const, ...figureNames].map((name) => [name, row[name]])) as ProfitFigures;
function addUp(rows: readonly ProfitFigures[]): ProfitFigures {
  const sum = Object.fromEntries(
    figureNames.map((name) => [name, rows.reduce((all, row) => all + BigInt(row[name]), 0n).toString()]),
  );
  return { ...sum, bets: rows.reduce((all, { bets }) => all + bets, 0) } as ProfitFigures;
}

describe('profit and loss of a team', () => {
  it(
    'equals what the raw bets and postings come to, for random filters at every level',
    { timeout: 600_000 },
    async () => {
      const random = stream(20_261);
      const team = raw.teamOf('aurora-arun');
      for (let run = 0; run < runs; run += 1) {
        const period = randomPeriod(random);
        const under = pick(random, team);
        const gameTypes = pick(random, gameTypeLists);
        const filter = { ...period, under, gameTypes };
        const wanted = naiveFigures(raw, raw.teamOf(under), { ...period, gameTypes: listOf(gameTypes) });
        const direct = valueOf<ProfitPage<ProfitAccountRow>>(
          await agent.call(reports.profitByAccount, { ...filter, scope: 'direct', pageSize: 200 }),
        );
        expect(figuresOf(direct.totals)).toEqual(wanted);
        expect(addUp(direct.rows)).toEqual(wanted);
        for (const row of direct.rows) {
          const ids = row.of === 'team' ? raw.teamOf(row.id) : [row.id];
          expect(figuresOf(row)).toEqual(naiveFigures(raw, ids, { ...period, gameTypes: listOf(gameTypes) }));
          expect(row.members).toBe(raw.teamOf(row.id).length - 1);
          expect(row.level).toBe(raw.levelOf('aurora-arun', row.id));
        }
        const sort = pick(random, ['net', 'account', 'validBet', 'members'] as const);
        const all = valueOf<ProfitPage<ProfitAccountRow>>(
          await agent.call(reports.profitByAccount, { ...filter, scope: 'all', sort, pageSize: 5, page: 2 }),
        );
        expect(figuresOf(all.totals)).toEqual(wanted);
        expect(addUp([...all.rows, all.other])).toEqual(wanted);
        const byDay = valueOf<ProfitPage<ProfitDayRow>>(await agent.call(reports.profitByDay, filter));
        expect(figuresOf(byDay.totals)).toEqual(wanted);
        expect(byDay.rows.at(-1)?.cumulative ?? '0').toBe(wanted.net);
      }
    },
  );

  it('shows every account of the team once over its pages, with sums that run on', async () => {
    const filter = { from: dayOf(0), to: dayOf(80), scope: 'all', sort: 'net' } as const;
    const rows: ProfitAccountRow[] = [];
    for (let page = 1; page <= 5; page += 1)
      rows.push(...valueOf<ProfitPage<ProfitAccountRow>>(await agent.call(reports.profitByAccount, { ...filter, page, pageSize: 10 })).rows); // prettier-ignore
    expect(rows.map(({ id }) => id).toSorted()).toEqual(raw.teamOf('aurora-arun').toSorted());
    let sum = 0n;
    for (const row of rows) expect(row.cumulative).toBe((sum += BigInt(row.net)).toString());
  });

  it('finds accounts by a part of their name, taken literally', async () => {
    const filter = { from: dayOf(0), to: dayOf(30), scope: 'all' } as const;
    const ask = async (search: string) =>
      valueOf<ProfitPage<ProfitAccountRow>>(await agent.call(reports.profitByAccount, { ...filter, search }));
    expect((await ask('HUNG1')).rows.map(({ account }) => account)).toEqual(['hung19']);
    expect((await ask('%')).total).toBe(0);
  });
});

describe('the betting record', () => {
  it(
    'equals the raw bets for random filters, and its totals those of all of them',
    { timeout: 300_000 },
    async () => {
      const random = stream(4_711);
      for (let run = 0; run < runs; run += 1) {
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
  const download = async (
    who: Visitor,
    call: (typeof records)['exportBets'],
    query: Record<string, string>,
  ) => {
    const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = `http://127.0.0.1${call.path}?${new URLSearchParams(query).toString()}`;
    const request = new Request(address, { headers: { ...who.headers(call), cookie } });
    const reply = await platform.app.fetch(request, { address: '203.0.113.7' });
    return { reply, bytes: new Uint8Array(await reply.arrayBuffer()) };
  };

  it('holds all bets of the filter, as UTF-8 that spreadsheets know, and no formula', async () => {
    const wanted = raw.betsOf(['aurora-mira'], { from: '2025-11-25', to: dayOf(80), gameTypes: [] });
    await platform.db.execute(
      sql`UPDATE games SET name = '=HYPERLINK("x"),1' WHERE id = (SELECT game_id FROM bets WHERE id = ${wanted[0]?.id ?? ''})`,
    );
    const { reply, bytes } = await download(member, records.exportBets, {
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
    const { reply, bytes } = await download(member, records.exportBets, {
      from: '2026-09-02',
      to: '2026-09-01',
    });
    expect(reply.status).toBe(422);
    expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ errorCode: 'period.reversed' });
  });
});
