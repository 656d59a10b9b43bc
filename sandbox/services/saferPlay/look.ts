import { and, eq, lt, sql } from 'drizzle-orm';
import type { SignedInCtx } from '../../context';
import { accounts, type Account } from '../../db/schema';
import { record } from '../events';
import { monthsLater } from './monthsLater';

/** After how many months without a look at limits and statement a member is asked for one. Source: RTS 12. */
const askAfterMonths = 6;
/** Looks of one day are one look. */
const oneLookMs = 86_400_000;

const playsForMoney = ({ type }: Pick<Account, 'type'>): boolean => type !== 4;

/** Whether somebody is asked to look at their limits and statement: who never did is asked half a year after registering. */
export const isLookDue = (
  account: Pick<Account, 'type' | 'createdAt' | 'limitsSeenAt'>,
  now: Date,
): boolean =>
  playsForMoney(account) && monthsLater(account.limitsSeenAt ?? account.createdAt, askAfterMonths) <= now;

/** Keeps that limits and statement are being looked at. Kept once a day at most, however often they are. */
export async function keepLook(ctx: SignedInCtx): Promise<void> {
  const { account } = ctx.actor;
  if (!playsForMoney(account)) return;
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const kept = await tx
      .update(accounts)
      .set({ limitsSeenAt: now })
      .where(
        and(
          eq(accounts.id, account.id),
          lt(
            sql`coalesce(${accounts.limitsSeenAt}, ${accounts.createdAt})`,
            new Date(now.getTime() - oneLookMs),
          ),
        ),
      )
      .returning({ id: accounts.id });
    if (kept.length > 0) await record(ctx, tx, 'play.look', { accountId: account.id });
  });
}
