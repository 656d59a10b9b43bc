import { and, asc, desc, eq, gt, isNotNull, lt } from 'drizzle-orm';
import { keyOf, type Ctx, type SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { lotteryBets, type LotteryBetRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { isStakeForbidden } from '../saferPlay/laterStake';
import { voidWager } from '../wagers/settleWager';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** A bet that nobody else changes until the transaction ends. */
export const lockBet = async (tx: Tx, id: string): Promise<LotteryBetRow | undefined> =>
  (await tx.select().from(lotteryBets).where(eq(lotteryBets.id, id)).for('update'))[0];

/** Gives the stake of an open bet back. */
export const refund = (deps: Deps, tx: Tx, row: LotteryBetRow): Promise<void> =>
  voidWager(deps, tx, lotteryBets, row, 'lotteryReturn');

/** Whether a bet of the same chase on an earlier draw is still to be settled. */
export async function hasEarlierOpenDraw(tx: Tx, { chaseId, drawsAt }: LotteryBetRow): Promise<boolean> {
  if (chaseId === null) return false;
  const earlier = and(
    eq(lotteryBets.chaseId, chaseId),
    eq(lotteryBets.status, 'open'),
    lt(lotteryBets.drawsAt, drawsAt),
  );
  return (await tx.$count(lotteryBets, earlier)) > 0;
}

/** The open bets of the same chase on later draws, which nobody else changes until the transaction ends. */
export async function lockRemainingDraws(
  tx: Tx,
  { chaseId, drawsAt }: LotteryBetRow,
): Promise<LotteryBetRow[]> {
  if (chaseId === null) return [];
  const later = and(
    eq(lotteryBets.chaseId, chaseId),
    eq(lotteryBets.status, 'open'),
    gt(lotteryBets.drawsAt, drawsAt),
  );
  return tx
    .select()
    .from(lotteryBets)
    .where(later)
    .orderBy(asc(lotteryBets.drawsAt), asc(lotteryBets.line))
    .for('update');
}

/**
 * Ends a chase: every bet on a draw that has not closed is given back. Said again, it gives back nothing. Refuses with
 * `record.unknown` for a chase that is not the member's.
 */
export async function stopChase(ctx: SignedInCtx, { id }: { id: string }): Promise<{ returned: string }> {
  keyOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const own = await tx
      .select()
      .from(lotteryBets)
      .where(and(eq(lotteryBets.chaseId, id), eq(lotteryBets.accountId, ctx.actor.account.id)))
      .orderBy(asc(lotteryBets.drawsAt), asc(lotteryBets.line))
      .for('update');
    if (own.length === 0) refuse('record.unknown');
    const now = ctx.clock.now();
    const open = own.filter(({ status, closesAt }) => status === 'open' && now < closesAt);
    for (const row of open) await refund(ctx, tx, row);
    return { returned: open.reduce((sum, { stake }) => sum + stake, 0n).toString() };
  });
}

/** Whether the bet is a chase's and its player's break, exclusion or limits forbid it at the close of its draw. */
export const isDrawForbidden = async (tx: Tx, row: LotteryBetRow): Promise<boolean> =>
  row.chaseId !== null && isStakeForbidden(tx, row, row.closesAt);

/** Gives back what chases staked for draws that have not closed, as far as it is forbidden now, the last draw first. */
export async function returnForbiddenDraws(deps: Deps & Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const own = await deps.db
    .select({ id: lotteryBets.id })
    .from(lotteryBets)
    .where(
      and(
        eq(lotteryBets.accountId, accountId),
        eq(lotteryBets.status, 'open'),
        isNotNull(lotteryBets.chaseId),
        gt(lotteryBets.closesAt, deps.clock.now()),
      ),
    )
    .orderBy(desc(lotteryBets.drawsAt), desc(lotteryBets.line));
  for (const { id } of own)
    await deps.db.transaction(async (tx) => {
      const row = await lockBet(tx, id);
      const now = deps.clock.now();
      if (row?.status === 'open' && now < row.closesAt && (await isStakeForbidden(tx, row, now)))
        await refund(deps, tx, row);
    });
}
