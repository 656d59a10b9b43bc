import { eq } from 'drizzle-orm';
import type { Db } from '../db/database';
import { bets, ledgerTransactions, type BetRow, type LaterKind } from '../db/schema';
import { readWager } from '../services/wagers/readBets';

/** The bets that a client placed under a key, in the order of its slip. */
export async function betsUnder<Kind extends LaterKind>(
  db: Db,
  kind: Kind,
  key: string,
): Promise<BetRow<Kind>[]> {
  const [posted] = await db
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, `${kind}:${key}`));
  return posted ? readWager<Kind>(db, posted.id).orderBy(bets.sequence) : [];
}

/** Takes from a bet what its game knows of it, so that it cannot be settled; what it gives puts it back. */
export async function breakBet(db: Db, { id, details }: BetRow): Promise<() => Promise<unknown>> {
  const write = (value: BetRow['details'] | Record<string, never>) =>
    db.update(bets).set({ details: value }).where(eq(bets.id, id));
  await write({});
  return () => write(details);
}
