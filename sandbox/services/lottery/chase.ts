import { and, asc, desc, eq, gt, lt, sql, type SQL } from 'drizzle-orm';
import { keyOf, type Ctx, type SignedInCtx } from '../../context';
import type { Tx } from '../../db/database';
import { bets, type BetRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { isRecordOf } from '../records/openBet';
import { isStakeForbidden } from '../saferPlay/laterStake';
import { isOfKind, isOpen, lockBet, readWager } from '../wagers/readBets';
import { voidWager } from '../wagers/settleWager';

type Deps = Pick<Ports, 'clock' | 'ids'>;
type LotteryBetRow = BetRow<'lottery'>;

/** A chase is all that one basket staked, on several draws: its id is the wager's. */
const isOfChase = sql`${bets.details} ? 'chase'`;

/** Whether a bet takes no changes any more: its draw is about to begin. */
export const isClosed = ({ details }: LotteryBetRow, now: Date): boolean =>
  now.getTime() >= Date.parse(details.closesAt);

/** Gives the stake of an open bet back. */
export const refund = (deps: Deps, tx: Tx, row: LotteryBetRow): Promise<void> =>
  voidWager(deps, tx, row, 'lotteryReturn');

/** Whether a bet of the same chase on an earlier draw is still to be settled. */
export async function hasEarlierOpenDraw(
  tx: Tx,
  { wagerId, details, dueAt }: LotteryBetRow,
): Promise<boolean> {
  if (!details.chase || !dueAt) return false;
  return (await tx.$count(bets, and(eq(bets.wagerId, wagerId), isOpen, lt(bets.dueAt, dueAt)))) > 0;
}

/** The open bets of the same chase on later draws, which nobody else changes until the transaction ends. */
export async function lockRemainingDraws(
  tx: Tx,
  { wagerId, details, dueAt }: LotteryBetRow,
): Promise<LotteryBetRow[]> {
  if (!details.chase || !dueAt) return [];
  return lockDraws(tx, wagerId, and(isOpen, gt(bets.dueAt, dueAt)));
}

const lockDraws = (tx: Tx, chase: string, which: SQL | undefined): Promise<LotteryBetRow[]> =>
  readWager<'lottery'>(tx, chase, which).orderBy(asc(bets.dueAt), asc(bets.sequence)).for('update');

/**
 * Ends a chase: every bet on a draw that has not closed is given back. Said again, it gives back nothing. Refuses with
 * `record.unknown` for a chase that is not the member's.
 */
export async function stopChase(ctx: SignedInCtx, { id }: { id: string }): Promise<{ returned: string }> {
  keyOf(ctx);
  return ctx.db.transaction(async (tx) => {
    const own = await lockDraws(tx, id, and(eq(bets.accountId, ctx.actor.account.id), isOfChase));
    if (own.length === 0) refuse('record.unknown');
    const now = ctx.clock.now();
    const open = own.filter((row) => row.status === 'open' && !isClosed(row, now));
    for (const row of open) await refund(ctx, tx, row);
    return { returned: open.reduce((sum, { stake }) => sum + stake, 0n).toString() };
  });
}

/** Whether the bet is a chase's and its player's break, exclusion or limits forbid it at the close of its draw. */
export const isDrawForbidden = async (tx: Tx, row: LotteryBetRow): Promise<boolean> =>
  row.details.chase !== undefined && isStakeForbidden(tx, row, new Date(row.details.closesAt));

/** Gives back what chases staked for draws that have not closed, as far as it is forbidden now, the last draw first. */
export async function returnForbiddenDraws(deps: Deps & Pick<Ctx, 'db'>, accountId: string): Promise<void> {
  const own = await deps.db
    .select({ id: bets.id, placedAt: bets.placedAt })
    .from(bets)
    .where(and(eq(bets.accountId, accountId), isOfKind('lottery'), isOpen, isOfChase))
    .orderBy(desc(bets.dueAt), desc(bets.sequence));
  for (const each of own)
    await deps.db.transaction(async (tx) => {
      const row = await lockBet(tx, 'lottery', isRecordOf(each));
      const now = deps.clock.now();
      if (row?.status === 'open' && !isClosed(row, now) && (await isStakeForbidden(tx, row, now)))
        await refund(deps, tx, row);
    });
}
