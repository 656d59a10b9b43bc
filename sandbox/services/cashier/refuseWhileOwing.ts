import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { refusalOf } from '../../ledger/ledger';

/** Refuses with `wallet.owes` whoever stands below zero since a result was corrected; in a transaction, that ends it. */
export async function refuseWhileOwing(db: Pick<Executor, 'execute'>, accountId: string): Promise<void> {
  try {
    await db.execute(sql`SELECT refuse_while_owing(${accountId})`);
  } catch (error) {
    throw refusalOf(error) ?? error;
  }
}
