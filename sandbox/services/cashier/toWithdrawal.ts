import { inArray } from 'drizzle-orm';
import type { Withdrawal } from '#contract';
import type { Executor } from '../../db/database';
import { payoutAccounts, type WithdrawalRow } from '../../db/schema';
import { settingOf } from '../settings';
import { maskNumber } from './payoutAccounts';

/** Withdrawals of one merchant as the site shows them, in their order. */
export async function toWithdrawals(db: Executor, found: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
  const [first] = found;
  if (!first) return [];
  const ids = [...new Set(found.map(({ payoutAccountId }) => payoutAccountId))];
  const payouts = await db.select().from(payoutAccounts).where(inArray(payoutAccounts.id, ids));
  const banks = await settingOf(db, first.merchantCode, 'payoutBanks');
  return found.map((row) => {
    const payout = payouts.find(({ id }) => id === row.payoutAccountId);
    const bank = banks.find(({ id }) => id === payout?.bank)?.name ?? payout?.bank ?? '';
    return renderWithdrawal(row, { bank, number: payout ? maskNumber(payout.number) : '' });
  });
}

/** A withdrawal as the site shows it. */
export async function toWithdrawal(db: Executor, row: WithdrawalRow): Promise<Withdrawal> {
  const [withdrawal] = await toWithdrawals(db, [row]);
  if (!withdrawal) throw new Error('a withdrawal was lost');
  return withdrawal;
}

function renderWithdrawal(row: WithdrawalRow, account: Withdrawal['account']): Withdrawal {
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
    account,
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
