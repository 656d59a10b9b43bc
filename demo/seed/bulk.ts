import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Executor, rows } from '#platform/host';

const rowsAtOnce = 5_000;

/**
 * Inserts many rows in few statements. They travel as one JSON text each time, which costs a fifth of as many
 * parameters. All rows name the same columns.
 */
export async function insertAll<Table extends PgTable>(
  db: Executor,
  table: Table,
  records: readonly Table['$inferInsert'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => records[0] && name in records[0]);
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  for (let from = 0; from < records.length; from += rowsAtOnce) {
    const chunk = records
      .slice(from, from + rowsAtOnce)
      .map((row: Record<string, unknown>) =>
        Object.fromEntries(columns.map(([name, column]) => [column.name, row[name]])),
      );
    await db.execute(
      sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${toJson(chunk)}::jsonb)`,
    );
  }
}

const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));

/** A transaction of the past; its id is its key. */
export interface PastPost {
  id: string;
  actor: string;
  kind: string;
  /** In the order in which they happened. They sum to zero. */
  postings: readonly { account: string; amount: bigint }[];
  meta: Record<string, unknown>;
  at: Date;
}

/**
 * Loads a past into the books, oldest first. `ledger_post` takes 2 ms for each of thousands of transactions; this
 * writes the same rows as sets. The table's own guards hold it to the same law (every transaction sums to zero,
 * nothing is changed afterwards), a member's account below zero at any moment is an error here too, and the trial
 * balance is taken over the result like over everything else.
 */
export async function loadPast(db: Executor, posts: readonly PastPost[]): Promise<void> {
  const ordered = posts.map((post, place) => ({ ...post, place }));
  await db.execute(sql`CREATE TEMPORARY TABLE past ON COMMIT DROP AS
    SELECT * FROM jsonb_to_recordset(${toJson(ordered)}::jsonb)
      AS post(id text, actor text, kind text, postings jsonb, meta jsonb, at timestamptz, place integer)`);
  await db.execute(
    sql`SELECT set_config('ledger.posting', 'on', true), set_config('ledger.loading', 'on', true)`,
  );
  await db.execute(sql`INSERT INTO ledger_transactions (id, actor, key, input_hash, kind, meta, created_at)
    SELECT id, actor, id, encode(sha256(convert_to(kind || E'\n\n' || postings::text, 'UTF8')), 'hex'), kind, meta, at
    FROM past ORDER BY place`);
  await db.execute(sql`INSERT INTO ledger_entries (transaction_id, line, account_id, amount, balance_after, version, created_at)
    SELECT past.id, line.ordinality, a.id, (line.value ->> 'amount')::bigint,
      a.balance + sum((line.value ->> 'amount')::bigint) OVER steps, a.version + row_number() OVER steps, past.at
    FROM past CROSS JOIN LATERAL jsonb_array_elements(past.postings) WITH ORDINALITY line
      JOIN ledger_accounts a ON a.id = line.value ->> 'account'
    WINDOW steps AS (PARTITION BY a.id ORDER BY past.place, line.ordinality)`);
  await db.execute(sql`UPDATE ledger_accounts a SET balance = a.balance + moved.amount, version = a.version + moved.lines
    FROM (SELECT e.account_id, sum(e.amount) AS amount, count(*) AS lines
      FROM ledger_entries e JOIN past ON past.id = e.transaction_id GROUP BY e.account_id) moved
    WHERE a.id = moved.account_id`);
  await db.execute(
    sql`SELECT set_config('ledger.posting', 'off', true), set_config('ledger.loading', 'off', true)`,
  );
  await db.execute(
    sql`SELECT movements_write((SELECT array_agg(id ORDER BY place) FROM past WHERE NOT is_game_posting(kind)))`,
  );
  const [short] = await rows<{ account: string }>(
    db,
    sql`SELECT a.id AS account FROM ledger_entries e JOIN past ON past.id = e.transaction_id
      JOIN ledger_accounts a ON a.id = e.account_id WHERE a.owner_id IS NOT NULL AND e.balance_after < 0 LIMIT 1`,
  );
  await db.execute(sql`DROP TABLE past`);
  if (short) throw new Error(`the past of ${short.account} spends what it does not have`);
}
