import { and, eq, exists, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Executor, Tx } from '../../db/database';
import { playPauses, type Account } from '../../db/schema';
import { Refusal } from '../../refusal';
import { limitsOf } from './limits';
import type { AskedMoney } from './moneyInKinds';
import { holdsAt, pauseRefusal } from './pauses';

/** Money or a bonus on its way to an account. */
interface ComingMoney {
  kind: AskedMoney | 'deposit';
  amount: bigint;
  at: Date;
}

/** One payment to an account at a time, from here to the end of the transaction. */
export const lockMoneyIn = (tx: Tx, accountId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`money:${accountId}`}, 0))`);

/**
 * Refuses money or a bonus that the receiver's break, exclusion or deposit limit forbids, whoever sends it, with the
 * `play.…` code of what forbids it. Before the posting, in its transaction.
 */
export async function requireMoneyAllowed(
  tx: Tx,
  account: Pick<Account, 'id' | 'merchantCode'>,
  coming: ComingMoney,
): Promise<void> {
  const refusal = await moneyRefusal(tx, account, coming);
  if (refusal) throw refusal;
}

/** The same as an answer, for what is left out instead of refused, and for senders who may not learn the reason. */
export async function moneyRefusal(
  tx: Tx,
  account: Pick<Account, 'id' | 'merchantCode'>,
  { kind, amount, at }: ComingMoney,
): Promise<Refusal | undefined> {
  await lockMoneyIn(tx, account.id);
  const pause = await pauseRefusal(tx, account.id, at);
  // A bonus is held until it was bet: what is released of it is winnings.
  if (pause || kind === 'bonus.granted') return pause;
  for (const { amount: limit, used, resetsAt } of await limitsOf(tx, account, at, ['deposit'])) {
    const left = limit > used ? limit - used : 0n;
    if (amount > left)
      return new Refusal('play.depositLimit', {
        value: { left: left.toString(), ...(resetsAt && { until: resetsAt.toISOString() }) },
      });
  }
  return undefined;
}

/** Of accounts in a query: whether a break or an exclusion holds, for what goes to many at once. */
export const isPausedIn = (db: Executor, account: AnyColumn | SQL, at: Date): SQL =>
  exists(
    db
      .select({ id: playPauses.id })
      .from(playPauses)
      .where(and(eq(playPauses.accountId, account), holdsAt(at))),
  );
