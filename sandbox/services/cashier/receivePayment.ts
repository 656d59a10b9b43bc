import { eq, or, sql } from 'drizzle-orm';
import { depositFee, shareOf } from '#contract';
import type { Ctx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { depositPayments, deposits, type DepositRow } from '../../db/schema';
import { openHouseAccount, post, walletOf } from '../../ledger/ledger';
import { lockMoneyIn } from '../saferPlay/moneyIn';
import { settingsOf } from '../settings';
import { giveDepositBonus } from '../promotions/depositBonus';
import { notifyMoney } from '../messages/notifyMoney';
import { openRequirement } from './turnover';

type Deps = Pick<Ctx, 'clock' | 'ids'> & { db: Db };

/** What a bank or provider says of a payment that arrived. */
export interface IncomingPayment {
  /** The bank's own id of the payment: told twice, it counts once. */
  id: string;
  /** Reference of the deposit that it carries. */
  reference: string;
  /** What arrived, in minor units. */
  amount: bigint;
}

/** What became of a payment. */
export type PaymentResult =
  | { outcome: 'credited'; deposit: DepositRow }
  /** Told before; nothing moved. */
  | { outcome: 'known'; deposit: DepositRow }
  /** No deposit has that reference: the money is the operator's to send back. */
  | { outcome: 'unmatched' };

/**
 * Credits what arrived, whatever amount that is and however late: money is never kept back because of a state. Opens the
 * turnover requirement in the same transaction.
 */
export async function receivePayment(
  deps: Deps,
  merchant: string,
  payment: IncomingPayment,
): Promise<PaymentResult> {
  if (payment.amount <= 0n) throw new RangeError('a payment is more than nothing');
  return deps.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(deposits)
      .where(
        sql`${deposits.merchantCode} = ${merchant} AND ${or(eq(deposits.reference, payment.reference), eq(deposits.id, payment.reference))}`,
      )
      .for('update');
    if (!row) return { outcome: 'unmatched' };
    return credit(deps, tx, row, payment);
  });
}

async function credit(
  { clock, ids }: Deps,
  tx: Tx,
  row: DepositRow,
  { id, amount }: IncomingPayment,
): Promise<PaymentResult> {
  const now = clock.now();
  // Before the wallet, as whoever else brings money locks them.
  await lockMoneyIn(tx, row.accountId);
  const settings = await settingsOf(tx, row.merchantCode);
  const channel = settings.depositChannels.find((each) => each.id === row.channel);
  const fee = channel ? depositFee(channel, amount, row.currency) : 0n;
  const [added] = await tx
    .insert(depositPayments)
    .values({ id, depositId: row.id, amount, fee, receivedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!added) return { outcome: 'known', deposit: row };
  const net = amount - fee;
  const house = { merchant: row.merchantCode, currency: row.currency, at: now };
  const bank = await openHouseAccount(tx, { ...house, purpose: 'bank' });
  const fees = await openHouseAccount(tx, { ...house, purpose: 'fees' });
  await post(tx, {
    id: ids.next(),
    actor: 'house',
    key: `deposit:${id}`,
    kind: 'deposit',
    postings: [
      { account: bank, amount: -amount },
      ...(net > 0n ? [{ account: walletOf(row.accountId), amount: net }] : []),
      ...(fee > 0n ? [{ account: fees, amount: fee }] : []),
    ],
    meta: { deposit: row.id, channel: row.channel, reference: row.reference },
    at: now,
  });
  const required = shareOf(net, settings.depositTurnoverRate, row.currency);
  if (net > 0n)
    await openRequirement(tx, {
      id: ids.next(),
      accountId: row.accountId,
      kind: 'deposit',
      cause: `deposit:${id}`,
      amount: net,
      required,
      openedAt: now,
    });
  if (net > 0n)
    await giveDepositBonus({ clock, ids }, tx, {
      accountId: row.accountId,
      merchant: row.merchantCode,
      currency: row.currency,
      amount: net,
    });
  const [changed] = await tx
    .update(deposits)
    .set({
      status: 'credited',
      credited: row.credited + net,
      fee: row.fee + fee,
      payments: row.payments + 1,
      paidAt: row.paidAt ?? now,
      endedAt: row.status === 'credited' ? row.endedAt : now,
      reason: null,
    })
    .where(eq(deposits.id, row.id))
    .returning();
  await notifyMoney(tx, ids, 'depositCredited', { ...row, id, amount: net, at: now });
  return { outcome: 'credited', deposit: changed ?? row };
}

/** The bank refused the payment. Undefined when no open deposit has that reference. */
export async function failDeposit(
  { db, clock, ids }: Deps,
  merchant: string,
  reference: string,
  reason: string,
): Promise<DepositRow | undefined> {
  const [row] = await db
    .update(deposits)
    .set({ status: 'failed', reason: reason.slice(0, 200), endedAt: clock.now() })
    .where(
      sql`${deposits.merchantCode} = ${merchant} AND ${deposits.reference} = ${reference} AND ${deposits.status} IN ('created', 'paid')`,
    )
    .returning();
  if (row) await notifyMoney(db, ids, 'depositFailed', { ...row, at: clock.now() });
  return row;
}
