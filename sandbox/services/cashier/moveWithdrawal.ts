import { and, eq, lte } from 'drizzle-orm';
import { parseAmount, type Withdrawal } from '#contract';
import type { Ctx, SignedInCtx } from '../../context';
import type { Db, Tx } from '../../db/database';
import { withdrawals, type WithdrawalRow } from '../../db/schema';
import { openHouseAccount, post, walletOf, type Posting } from '../../ledger/ledger';
import { refuse } from '../../refusal';
import { notifyMoney } from '../messages/notifyMoney';
import { settingOf } from '../settings';
import { heldOf } from './heldMoney';
import { toWithdrawal } from './toWithdrawal';

type Deps = Pick<Ctx, 'clock' | 'ids'> & { db: Db };

/** A step that the brand's cashier takes. */
export type WithdrawalStep = 'review' | 'send' | 'sent' | 'reject';

const stepFrom: Readonly<Record<WithdrawalStep, readonly WithdrawalRow['status'][]>> = {
  review: ['requested'],
  send: ['requested', 'reviewing'],
  sent: ['sending'],
  reject: ['requested', 'reviewing'],
};

/** Takes a step, once: undefined when the withdrawal is not in a state from which it can be taken. */
export async function moveWithdrawal(
  deps: Deps,
  id: string,
  step: WithdrawalStep,
  reason?: string,
): Promise<WithdrawalRow | undefined> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    if (!row || !stepFrom[step].includes(row.status)) return undefined;
    return change(tx, row, await carryOut(deps, tx, row, step, reason));
  });
}

async function carryOut(
  deps: Deps,
  tx: Tx,
  row: WithdrawalRow,
  step: WithdrawalStep,
  reason: string | undefined,
): Promise<Partial<WithdrawalRow>> {
  const now = deps.clock.now();
  if (step === 'review') return { status: 'reviewing', reviewingAt: now };
  if (step === 'send') return { status: 'sending', reviewingAt: row.reviewingAt ?? now, sendingAt: now };
  if (step === 'reject') {
    await refund(deps, tx, row);
    await notifyMoney(tx, deps.ids, 'withdrawalRejected', { ...row, at: now });
    return { status: 'rejected', endedAt: now, reason: reason?.slice(0, 200) ?? null };
  }
  const house = { merchant: row.merchantCode, currency: row.currency, at: now };
  const bank = await openHouseAccount(tx, { ...house, purpose: 'bank' });
  const fees = await openHouseAccount(tx, { ...house, purpose: 'fees' });
  await postFor(deps, tx, row, 'withdrawal', [
    { account: heldOf(row.accountId), amount: -row.amount },
    { account: bank, amount: row.amount - row.fee },
    ...(row.fee > 0n ? [{ account: fees, amount: row.fee }] : []),
  ]);
  await notifyMoney(tx, deps.ids, 'withdrawalSent', { ...row, at: now });
  const { receiptMinutes } = await settingOf(tx, row.merchantCode, 'withdrawalRules');
  return { status: 'sent', sentAt: now, answerBy: new Date(now.getTime() + receiptMinutes * 60_000) };
}

/** Money of a withdrawal that is not sent goes back in full. */
const refund = (deps: Deps, tx: Tx, row: WithdrawalRow) =>
  postFor(deps, tx, row, 'withdrawal.returned', [
    { account: heldOf(row.accountId), amount: -row.amount },
    { account: walletOf(row.accountId), amount: row.amount },
  ]);

const postFor = (
  { clock, ids }: Deps,
  tx: Tx,
  row: WithdrawalRow,
  kind: string,
  postings: readonly Posting[],
) =>
  post(tx, {
    id: ids.next(),
    actor: 'house',
    key: `${kind}:${row.id}`,
    kind,
    postings,
    meta: { withdrawal: row.id },
    at: clock.now(),
  });

async function change(tx: Tx, row: WithdrawalRow, changes: Partial<WithdrawalRow>): Promise<WithdrawalRow> {
  const [changed] = await tx.update(withdrawals).set(changes).where(eq(withdrawals.id, row.id)).returning();
  return changed ?? row;
}

/** Locks the member's withdrawal and changes it; undefined says that its state does not allow that. */
async function changeOwn(
  ctx: SignedInCtx,
  id: string,
  next: (tx: Tx, row: WithdrawalRow) => Promise<Partial<WithdrawalRow> | undefined>,
): Promise<Withdrawal> {
  const { account } = ctx.actor;
  const row = await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.id, id), eq(withdrawals.accountId, account.id)))
      .for('update');
    if (!found) return refuse('record.unknown');
    const changes = (await next(tx, found)) ?? refuse('withdraw.state', { value: { status: found.status } });
    return Object.keys(changes).length === 0 ? found : change(tx, found, changes);
  });
  return toWithdrawal(ctx.db, row);
}

/** Calls a withdrawal off before it is sent; the money is back in full. Said again, it is the same. */
export function cancelWithdrawal(ctx: SignedInCtx, { id }: { id: string }): Promise<Withdrawal> {
  return changeOwn(ctx, id, async (tx, row) => {
    if (row.status === 'cancelled') return {};
    if (row.status !== 'requested' && row.status !== 'reviewing') return undefined;
    await refund(ctx, tx, row);
    return { status: 'cancelled', endedAt: ctx.clock.now() };
  });
}

/** What the member says of the money that was sent. `partly` and `not` open a case that the brand closes. */
export interface ReceiptAnswer {
  id: string;
  outcome: 'received' | 'partly' | 'not';
  receivedAmount?: string | undefined;
}

const statusOf = { received: 'received', partly: 'partlyReceived', not: 'notReceived' } as const;

/** Answers whether the money arrived. The same answer again is the same; another one after it is refused. */
export function confirmReceipt(
  ctx: SignedInCtx,
  { id, outcome, receivedAmount }: ReceiptAnswer,
): Promise<Withdrawal> {
  return changeOwn(ctx, id, (_tx, row) => {
    const now = ctx.clock.now();
    const status = statusOf[outcome];
    const arrived = outcome === 'partly' ? parseAmount(receivedAmount ?? '') : undefined;
    if (outcome === 'partly' && (arrived === undefined || arrived >= row.amount - row.fee))
      refuse('withdraw.amount', { value: { max: (row.amount - row.fee).toString() } });
    if (row.status === status && (row.receivedAmount ?? undefined) === arrived) return Promise.resolve({});
    if (row.status !== 'sent' || (row.answerBy !== null && row.answerBy <= now))
      return Promise.resolve(undefined);
    return Promise.resolve({
      status,
      receivedAmount: arrived ?? null,
      // A case stays open until the brand has closed it.
      endedAt: outcome === 'received' ? now : null,
    });
  });
}

/** Counts as received what nobody answered for in time. Source: spec section 4, withdrawal confirmation. */
export async function closeUnanswered({ db, clock, ids }: Deps): Promise<WithdrawalRow[]> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const closed = await tx
      .update(withdrawals)
      .set({ status: 'received', isForced: true, endedAt: now })
      .where(and(eq(withdrawals.status, 'sent'), lte(withdrawals.answerBy, now)))
      .returning();
    for (const row of closed) await notifyMoney(tx, ids, 'withdrawalClosed', { ...row, at: now });
    return closed;
  });
}

/**
 * The brand closes a case: `returned` pays back what did not arrive, `received` is the forced receipt, which is final.
 * Undefined when there is no open case.
 */
export async function closeCase(
  deps: Deps,
  id: string,
  verdict: 'returned' | 'received',
): Promise<WithdrawalRow | undefined> {
  return deps.db.transaction(async (tx) => {
    const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
    const isCase = row?.status === 'partlyReceived' || row?.status === 'notReceived';
    if (!row || !isCase || row.endedAt !== null) return undefined;
    const now = deps.clock.now();
    if (verdict === 'received') return change(tx, row, { status: 'received', isForced: true, endedAt: now });
    const missing = row.amount - row.fee - (row.receivedAmount ?? 0n);
    const house = { merchant: row.merchantCode, currency: row.currency, at: now };
    const bank = await openHouseAccount(tx, { ...house, purpose: 'bank' });
    await postFor(deps, tx, row, 'withdrawal.repaid', [
      { account: bank, amount: -missing },
      { account: walletOf(row.accountId), amount: missing },
    ]);
    return change(tx, row, { endedAt: now });
  });
}
