import { sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';

/**
 * Writes the movements of a transaction that is still running. They follow at its end; what is settled over a past that
 * is made up within one transaction counts them before.
 */
export async function flushMovements(db: Pick<Executor, 'execute'>): Promise<void> {
  await db.execute(sql`SET CONSTRAINTS ledger_movements IMMEDIATE`);
  await db.execute(sql`SET CONSTRAINTS ledger_movements DEFERRED`);
}
