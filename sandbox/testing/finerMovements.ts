import { sql } from 'drizzle-orm';
import { rows, type Db } from '../db/database';

/** Kinds of postings that moved an amount finer than its currency has to or from a member: see `divideAmount`. */
export async function finerMovements(db: Pick<Db, 'execute'>): Promise<string[]> {
  const found = await rows<{ kind: string }>(
    db,
    sql`SELECT DISTINCT t.kind || ' ' || a.currency AS kind
      FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE a.owner_id IS NOT NULL AND a.purpose <> 'points' AND smallest_amount(a.currency) > 1
        AND e.amount % smallest_amount(a.currency) <> 0`,
  );
  return found.map(({ kind }) => kind);
}
