import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#contract';
import { advisoryLocks } from '../../db/advisoryLocks';
import { rows, sqlState, type Executor } from '../../db/database';
import { bets } from '../../db/schema';
import { connect } from '../../node/connect';
import { createTestPlatform, type TestPlatform } from '../../testing/createTestPlatform';
import { readPlan } from '../../testing/readPlan';
import { valueOf, type BetPage } from '../../testing/reportFixture';
import { makeMonths, makeMonthsAhead } from './makeMonths';
import { isRecordOf } from './openBet';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());

const tables = { bets: 'placed_at', movements: 'at' } as const;
/** Tables of the months, and how many rows each holds. */
const monthsOf = async (table: keyof typeof tables): Promise<Map<string, bigint>> => {
  const found = await rows<{ month: string; held: bigint }>(
    platform.db,
    sql`SELECT c.relname AS month, (SELECT count(*) FROM ${sql.identifier(table)} r WHERE r.tableoid = c.oid) AS held
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = ${table}::regclass ORDER BY 1`,
  );
  return new Map(found.map(({ month, held }) => [month, held]));
};

/** Writes a bet of a month for the demo member. */
const placeBet = (db: Executor, id: string, at: string): Promise<unknown> =>
  db.execute(sql`INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet,
      valid_bet_reason, placed_at, settled_at, day)
    SELECT ${id}, 'aurora-mira', id, category, vassalage, 'USD', 'lost', 100, 0, 100, 'full', ${at}::timestamptz,
      ${at}::timestamptz, '0001-01-01' FROM games ORDER BY id LIMIT 1`);

const planOf = (statement: SQL) => readPlan(platform.db, statement);

describe('months of bets and movements', () => {
  it('that are there are asked for without a lock', async () => {
    await platform.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.months})`);
      const now = platform.ports.clock.now();
      await makeMonths(platform.db, now, now);
    });
  });

  it.each(Object.entries(tables))(
    'hold each of the demo’s %s where it belongs, and nothing waits',
    async (table, key) => {
      const months = await monthsOf(table as keyof typeof tables);
      expect(months.size).toBeGreaterThan(12);
      expect([months.get(`${table}_past`), months.get(`${table}_future`)]).toEqual([0n, 0n]);
      const astray = await rows(
        platform.db,
        sql`SELECT 1 AS one FROM ${sql.identifier(table)} r
        WHERE r.tableoid::regclass::text <> ${`${table}_`}::text || to_char(r.${sql.identifier(key)} AT TIME ZONE 'UTC', 'YYYY_MM')`,
      );
      expect(astray).toEqual([]);
    },
  );

  it('are there for three months ahead, and made once', async () => {
    await makeMonthsAhead(platform.db, new Date('2026-11-30T23:00:00Z'));
    const made = await monthsOf('bets');
    expect([...made.keys()]).toEqual(
      expect.arrayContaining(['bets_2026_12', 'bets_2027_01', 'bets_2027_02', 'bets_2027_03']),
    );
    await makeMonthsAhead(platform.db, new Date('2026-11-30T23:00:00Z'));
    expect(await monthsOf('bets')).toEqual(made);
  });

  it('take over what came before they were made, as it was', async () => {
    const { db } = platform;
    await placeBet(db, 'far-1', '2027-09-30T23:59:59.999Z');
    await placeBet(db, 'far-2', '2027-10-01T00:00:00Z');
    const before = await db
      .select()
      .from(bets)
      .where(sql`id LIKE 'far-%'`);
    expect((await monthsOf('bets')).get('bets_future')).toBe(2n);
    await makeMonths(db, new Date('2027-09-10T00:00:00Z'), new Date('2027-09-11T00:00:00Z'));
    const months = await monthsOf('bets');
    expect([months.get('bets_2027_09'), months.get('bets_future')]).toEqual([1n, 1n]);
    expect(
      await db
        .select()
        .from(bets)
        .where(sql`id LIKE 'far-%'`),
    ).toEqual(before);
    await expect(placeBet(db, 'far-1', '2027-09-30T23:59:59.999Z')).rejects.toThrow();
  });

  it('give way to whoever uses the tables', async () => {
    await platform.db.transaction(async (tx) => {
      await tx.select().from(bets).limit(1);
      const began = Date.now();
      const refused = await makeMonths(platform.db, new Date('2028-01-01'), new Date('2028-01-02')).catch(
        sqlState,
      );
      expect(refused).toMatchObject({ code: '55P03' });
      expect(Date.now() - began).toBeLessThan(3_000);
    });
    expect((await monthsOf('bets')).has('bets_2028_01')).toBe(false);
  });

  it('are found by an index each for an id alone, and one of them for an id and its moment', async () => {
    const [some] = await platform.db.select().from(bets).limit(1);
    if (!some) throw new Error('the demo has bets');
    const byIndex = ['Index Scan'];
    const months = [...(await monthsOf('bets')).keys()];
    expect(await planOf(sql`SELECT * FROM bets WHERE id = ${some.id}`)).toEqual({
      scans: byIndex,
      read: months,
    });
    expect(await planOf(sql`SELECT * FROM bets WHERE sequence = ${some.sequence.toString()}::bigint`)).toEqual({ scans: byIndex, read: months }); // prettier-ignore
    const own = `bets_${some.placedAt.toISOString().slice(0, 7).replace('-', '_')}`;
    expect(await planOf(platform.db.select().from(bets).where(isRecordOf(some)).getSQL())).toEqual({ scans: byIndex, read: [own] }); // prettier-ignore
  });

  it('are read as far as a list needs them, and a bet that was open for long is on it', async () => {
    const { db } = platform;
    await db.execute(sql`UPDATE bets SET status = 'open', settled_at = NULL, payout = 0, valid_bet = 0 WHERE id IN (
      SELECT id FROM bets WHERE account_id = 'aurora-mira' AND status = 'lost' ORDER BY placed_at LIMIT 1)`);
    const [old] = await db.select().from(bets).where(sql`status = 'open' AND account_id = 'aurora-mira' AND placed_at < '2026-09-01'`); // prettier-ignore
    if (!old) throw new Error('no such bet');
    const mira = platform.visitor();
    await mira.loginAs('member');
    const asked = { from: '2026-11-20', to: '2026-11-20', pageSize: 200 };
    const idsOf = async () =>
      valueOf<BetPage>(await mira.call(contract.records.bets, asked)).rows.map(({ id }) => id);
    const before = await idsOf();
    const ofDay = sql`SELECT id FROM bets WHERE day >= '2026-11-20' AND placed_at >= (SELECT placed_from('2026-11-20')) AND placed_at < '2026-11-22T00:00Z'`;
    expect((await planOf(ofDay)).read).toEqual(['bets_2026_11']);
    await db.update(bets).set({ status: 'lost', settledAt: new Date('2026-11-20T05:00:00Z') }).where(isRecordOf(old)); // prettier-ignore
    expect((await idsOf()).toSorted()).toEqual([...before, old.id].toSorted());
    expect((await planOf(ofDay)).read).toContain(`bets_${old.placedAt.toISOString().slice(0, 7).replace('-', '_')}`); // prettier-ignore
  });

  it('can be taken off whole: reports and the ledger stay, lists show the rest, and it can come back', async () => {
    const { db } = platform;
    const owner = await connect(platform.ownerUrl);
    const mira = platform.visitor();
    await mira.loginAs('member');
    const year = { from: '2025-11-25', to: '2026-11-20', pageSize: 10 };
    const askProfit = async () =>
      valueOf(await mira.call(contract.records.profit, { from: year.from, to: year.to }));
    const askBets = async () => valueOf<BetPage>(await mira.call(contract.records.bets, year));
    const ledger = () => rows(db, sql`SELECT count(*), sum(amount)::text AS sum FROM ledger_entries`);
    const [profit, page, entries] = [await askProfit(), await askBets(), await ledger()];
    const [{ month } = { month: '' }] = await rows<{ month: string }>(
      db,
      sql`SELECT min(tableoid::regclass::text) AS month FROM bets WHERE account_id = 'aurora-mira'`,
    );
    await owner.db.execute(sql.raw(`ALTER TABLE bets DETACH PARTITION ${month} CONCURRENTLY`));
    expect(await rows(db, sql`SELECT 1 AS one FROM bets WHERE to_char(placed_at AT TIME ZONE 'UTC', '"bets_"YYYY_MM') = ${month}`)).toEqual([]); // prettier-ignore
    expect([await askProfit(), await ledger()]).toEqual([profit, entries]);
    const isOf = ({ placedAt }: { placedAt: string }) =>
      `bets_${placedAt.slice(0, 7).replace('-', '_')}` === month;
    expect((await askBets()).rows).toEqual(page.rows.filter((row) => !isOf(row)));
    await expect(db.execute(sql`SELECT bet_days_rebuild()`)).rejects.toMatchObject({ cause: { message: 'months of bets were taken off: their sums would be lost' } }); // prettier-ignore
    // Its name is taken: no empty month takes its place.
    const first = `${month.slice(5).replace('_', '-')}-01`;
    await makeMonths(db, new Date(first), new Date(first));
    expect((await monthsOf('bets')).has(month)).toBe(false);
    await owner.db.execute(sql.raw(`ALTER TABLE bets ATTACH PARTITION ${month} FOR VALUES FROM ('${first} 00:00+00') TO (('${first} 00:00+00'::timestamptz + interval '1 month'))`)); // prettier-ignore
    expect((await monthsOf('bets')).has(month)).toBe(true);
    await db.execute(sql`SELECT bet_days_rebuild()`);
    expect(await askProfit()).toEqual(profit);
    await owner.close();
  });
});
