import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { accounts, promotions, rewards } from '../../db/schema';
import type { Ports } from '../../ports';
import { Refusal } from '../../refusal';
import { days, money, word } from '../../words/phrase';
import { notify } from '../messages/notify';
import { payReward } from '../rewards/grantReward';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/**
 * Moves weekly cashback that is free to the main wallets of its members, each in its own transaction: after an interruption
 * the rest follows, and two servers at once pay it once. What a break or a deposit limit forbids waits, and may still be
 * claimed when it is over. Returns how many it paid.
 */
export async function creditCashback({ db, clock, ids }: Deps): Promise<number> {
  const now = clock.now();
  const isWaiting = and(isNull(rewards.claimedAt), lte(rewards.opensAt, now), gt(rewards.endsAt, now));
  const due = await db
    .select({ id: rewards.id })
    .from(rewards)
    .innerJoin(promotions, eq(promotions.id, rewards.promotionId))
    .where(
      and(
        isWaiting,
        eq(rewards.kind, 'cash'),
        eq(promotions.kind, 'rebate'),
        sql`${promotions.rules} ->> 'period' = 'week'`,
      ),
    )
    .orderBy(asc(rewards.opensAt), asc(rewards.id));
  let paid = 0;
  for (const { id } of due)
    try {
      paid += await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(rewards)
          .where(and(eq(rewards.id, id), isWaiting))
          .for('update');
        if (!row) return 0;
        const [account] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
        if (!account) return 0;
        await payReward({ clock, ids, merchant: account.merchantCode }, tx, row, now);
        await tx.update(rewards).set({ claimedAt: now }).where(eq(rewards.id, id));
        const { amount, currency, cashback } = row;
        if (cashback)
          await notify(tx, {
            id: ids.next(),
            accountId: account.id,
            category: 'bonus',
            cause: `cashback:${id}`,
            title: word('message.cashback.title', {
              days: days(cashback.from, cashback.to),
              amount: money(amount, currency),
            }),
            body: word('promotion.paid.body'),
            href: '/personal/bonusDetails',
            at: now,
          });
        return 1;
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  return paid;
}
