import { and, eq, gte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { withdrawals } from '../../db/schema';
import { businessDayOf, businessMonthOf } from '../businessDay';
import type { MerchantSettings } from '../settings';
import { openDepositTurnover } from './turnover';

/** What the merchant's rules leave a member now. */
export interface WithdrawalAllowance {
  requestsLeft: number;
  amountLeft: bigint;
  freeLeft: number;
  turnoverOpen: bigint;
}

/** Counts what was asked for on this business day and in this month; what was cancelled or rejected does not count. */
export async function allowanceOf(
  db: Executor,
  accountId: string,
  { timeZone, withdrawalRules: rules }: Pick<MerchantSettings, 'timeZone' | 'withdrawalRules'>,
  now: Date,
): Promise<WithdrawalAllowance> {
  const month = businessMonthOf(timeZone, now).from;
  const day = businessDayOf(timeZone, now).from;
  const made = await db
    .select({
      amount: withdrawals.amount,
      isToday: sql<boolean>`${withdrawals.createdAt} >= ${day.toISOString()}::timestamptz`,
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.accountId, accountId),
        gte(withdrawals.createdAt, month),
        notInArray(withdrawals.status, ['cancelled', 'rejected']),
      ),
    );
  const today = made.filter(({ isToday }) => isToday);
  const spent = today.reduce((sum, { amount }) => sum + amount, 0n);
  const amountLeft = BigInt(rules.amountPerDay) - spent;
  return {
    requestsLeft: Math.max(0, rules.perDay - today.length),
    amountLeft: amountLeft > 0n ? amountLeft : 0n,
    freeLeft: Math.max(0, rules.freePerMonth - made.length),
    turnoverOpen: await openDepositTurnover(db, accountId),
  };
}
