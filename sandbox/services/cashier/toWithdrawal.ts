import { eq } from 'drizzle-orm';
import type { Withdrawal } from '#contract';
import type { Executor } from '../../db/database';
import { payoutAccounts, type WithdrawalRow } from '../../db/schema';
import { settingOf } from '../settings';
import { maskNumber } from './payoutAccounts';

/** A withdrawal as the site shows it. */
export async function toWithdrawal(db: Executor, row: WithdrawalRow): Promise<Withdrawal> {
  const [payout] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, row.payoutAccountId));
  const banks = await settingOf(db, row.merchantCode, 'payoutBanks');
  const bank = banks.find(({ id }) => id === payout?.bank)?.name ?? payout?.bank ?? '';
  const moments = {
    reviewingAt: row.reviewingAt,
    sendingAt: row.sendingAt,
    sentAt: row.sentAt,
    answerBy: row.answerBy,
    endedAt: row.endedAt,
  };
  return {
    id: row.id,
    status: row.status,
    amount: row.amount.toString(),
    fee: row.fee.toString(),
    payout: (row.amount - row.fee).toString(),
    currency: row.currency,
    account: { bank, number: payout ? maskNumber(payout.number) : '' },
    reference: row.reference,
    isForced: row.isForced,
    createdAt: row.createdAt.toISOString(),
    ...(row.reason !== null && { reason: row.reason }),
    ...(row.receivedAmount !== null && { receivedAmount: row.receivedAmount.toString() }),
    ...Object.fromEntries(
      Object.entries(moments).flatMap(([name, at]) => (at ? [[name, at.toISOString()]] : [])),
    ),
  };
}
