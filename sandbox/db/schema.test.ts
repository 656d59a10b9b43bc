import { getTableColumns, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDatabase } from '../node/connect';
import { openTestDatabase } from '../testing/databases';
import { rows } from './database';
import * as schema from './schema';

let opened: OpenedDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const tables = (Object.values(schema) as unknown[]).filter((each): each is PgTable => is(each, PgTable));

interface ColumnRow extends Record<string, string> {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: string;
}

describe('the tables in code', () => {
  it('are those of the migrations, column by column', async () => {
    const stored = await rows<ColumnRow>(
      opened.db,
      sql`SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
        WHERE table_schema = 'public' AND table_name NOT IN ('migrations', 'ledger_faults', 'team_bets', 'team_movements')`,
    );
    const inDatabase = stored.map(
      (row) =>
        `${row.table_name}.${row.column_name} ${row.data_type}${row.is_nullable === 'YES' ? ' null' : ''}`,
    );
    const inCode = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => {
        const type = column
          .getSQLType()
          .replace(/^timestamp.*with time zone$/, 'timestamp with time zone')
          .replace(/^bit\(.*\)$/, 'bit');
        const isNullable = !column.notNull && !column.primary;
        return `${getTableConfig(table).name}.${column.name} ${type}${isNullable ? ' null' : ''}`;
      }),
    );
    expect(inCode.sort()).toEqual(inDatabase.sort());
  });

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
