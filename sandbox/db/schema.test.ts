import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../node/connect';
import { readMigrations, schemaAreas } from '../node/migrations';
import { inRoot } from '../node/root';
import { openEmptyDatabase, openTestDatabase } from '../testing/databases';
import { rows } from './database';
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
