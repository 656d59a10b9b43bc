import { and, eq, inArray, lte } from 'drizzle-orm';
import { type WithdrawalStep, moveWithdrawal, receivePayment } from '#platform/cashier';
import { type Db, type Ports, readSystemState } from '#platform/host';
import { deposits, withdrawals } from '#platform/schema';

type Deps = Pick<Ports, 'clock' | 'ids'> & { db: Db };

/** Seconds that the demo bank takes: long enough to watch each state, short enough to wait for. */
const creditAfter = 12;
const steps: readonly { from: 'requested' | 'reviewing' | 'sending'; step: WithdrawalStep; after: number }[] =
  [
    { from: 'requested', step: 'review', after: 20 },
    { from: 'reviewing', step: 'send', after: 30 },
    { from: 'sending', step: 'sent', after: 20 },
  ];

const since = {
  requested: withdrawals.createdAt,
  reviewing: withdrawals.reviewingAt,
  sending: withdrawals.sendingAt,
} as const;

/**
 * Plays the banks of the demo world: credits what people say they paid, and takes withdrawals from step to step. Every
 * act is one that a real bank's notification would be, with an id of its own, so that running twice changes nothing.
 */
export async function clearPayments(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  if ((await readSystemState(db)).clearing === 'manual') return;
  const before = (seconds: number): Date => new Date(clock.now().getTime() - seconds * 1000);
  const paid = await db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.status, 'paid'),
        inArray(deposits.kind, ['qr', 'bank']),
        lte(deposits.paidAt, before(creditAfter)),
      ),
    );
  for (const { id, merchantCode, reference, payable } of paid)
    await receivePayment(deps, merchantCode, { id: `demo:${id}`, reference, amount: payable });
  for (const { from, step, after } of steps.toReversed()) {
    const due = await db
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(and(eq(withdrawals.status, from), lte(since[from], before(after))));
    for (const { id } of due) await moveWithdrawal(deps, id, step);
  }
}
