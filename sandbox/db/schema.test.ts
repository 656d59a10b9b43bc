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

describe('functions that check or that run as the owner', () => {
  it('find tables in the schema, whatever temporary ones there are', async () => {
    const open = await rows<{ name: string }>(
      opened.db,
      sql`SELECT oid::regprocedure::text AS name FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace AND (prorettype IN ('trigger'::regtype, 'event_trigger'::regtype) OR prosecdef)
          AND NOT coalesce(proconfig @> ARRAY['search_path=public, pg_temp'], false) ORDER BY 1`,
    );
    expect(open).toEqual([]);
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
