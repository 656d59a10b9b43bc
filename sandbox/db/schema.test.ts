import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../node/connect';
import { readMigrations, schemaAreas } from '../node/migrations';
import { inRoot } from '../node/root';
import { openEmptyDatabase, openTestDatabase } from '../testing/databases';
import { rows, sqlState } from './database';
import { generateTables } from './generateTables';
import { migrate } from './migrate';
import * as schema from './schema';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

describe('the schema', () => {
  it('has each of its files in the baseline', () => {
    const files = readdirSync(inRoot('sandbox/db/baseline')).map((name) => name.replace(/\.sql$/, ''));
    expect([...schemaAreas].sort()).toEqual(files.sort());
  });

  it('gives the tables in code, which `vitest run -u` writes', async () => {
    const fresh = await openEmptyDatabase();
    try {
      await migrate(fresh.db, readMigrations());
      await expect(await generateTables(fresh.db)).toMatchFileSnapshot('generated/tables.ts');
    } finally {
      await fresh.close();
    }
  });
});

it('a bet, with its stake and what came of it, stands in one table', async () => {
  const found = await rows<{ name: string }>(
    opened.db,
    sql`SELECT c.relname::text AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND a.attname IN ('status', 'stake', 'payout', 'placed_at')
      GROUP BY c.relname HAVING count(*) = 4`,
  );
  expect(found.map(({ name }) => name)).toEqual(['bets']);
});

describe('functions that check or that run as the owner', () => {
  it('find tables in the schema, whatever temporary ones there are', async () => {
    const all = await rows<{ name: string; body: string; checks: boolean; hasPath: boolean }>(
      opened.db,
      sql`SELECT proname::text AS name, prosrc AS body,
          prorettype IN ('trigger'::regtype, 'event_trigger'::regtype) OR prosecdef AS checks,
          coalesce(proconfig @> ARRAY['search_path=public, pg_temp'], false) AS "hasPath"
        FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'`,
    );
    const tables = await rows<{ name: string }>(
      opened.db,
      sql`SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v')`,
    );
    // What has a path of its own gives it to all that it calls.
    const walked = new Set<(typeof all)[number]>();
    const walk = (each: (typeof all)[number]): void => {
      if (each.hasPath || walked.has(each)) return;
      walked.add(each);
      all.filter(({ name }) => new RegExp(`\\b${name}\\(`).test(each.body)).forEach(walk);
    };
    all.filter(({ checks }) => checks).forEach(walk);
    const names = new RegExp(
      `\\b(?:FROM|JOIN|INTO|UPDATE|TABLE)\\s+(?:${tables.map(({ name }) => name).join('|')})\\b`,
    );
    const unsafe = [...walked].filter(({ body }) => names.test(body));
    expect(unsafe.map(({ name }) => name)).toEqual([]);
    // What would be found.
    expect(names.test('UPDATE ledger_accounts SET')).toBe(true);
    expect(walked.size).toBeGreaterThan(3);
  });

  it('refuse entries that do not sum to zero, though a temporary table hides their accounts', async () => {
    const rollback = new Error('rollback');
    const work = opened.db.transaction(async (tx) => {
      await tx.execute(
        sql`CREATE TEMPORARY TABLE ledger_accounts (LIKE public.ledger_accounts) ON COMMIT DROP`,
      );
      await tx.execute(sql`SELECT set_config('ledger.posting', 'on', true)`);
      await tx.execute(
        sql`INSERT INTO ledger_entries SELECT transaction_id, 99, account_id, 5, 5, 99999, now() FROM ledger_entries LIMIT 1`,
      );
      throw rollback;
    });
    expect(sqlState(await work.catch((error: unknown) => error))?.code).toBe('LG003');
  });
});

describe('the tables in code', () => {
  it('give bigint for amounts, and Date for moments', async () => {
    const [account] = await opened.db.select().from(schema.ledgerAccounts).limit(1);
    expect(account).toMatchObject({
      balance: expect.any(BigInt) as bigint,
      createdAt: expect.any(Date) as Date,
    });
    const [raw] = await rows<{ balance: bigint; big: bigint }>(
      opened.db,
      sql`SELECT balance, 9007199254740993::int8 AS big FROM ledger_accounts LIMIT 1`,
    );
    expect(raw).toEqual({ balance: expect.any(BigInt) as bigint, big: 9_007_199_254_740_993n });
  });
});
