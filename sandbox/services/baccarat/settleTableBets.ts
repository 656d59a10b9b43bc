import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { tableBets, type TableBetRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { payOut, settleRecord } from '../records/openBet';
import { statusOf } from '../records/recordBet';
import { laterThan, settleDue, type DueBet } from '../records/settleDue';
import { payoutOf, pointsOf, type Hand } from './rules';
import { handOf } from './table';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher' | 'log'> & { db: Db };

/**
 * Settles the bets of rounds whose cards lie open, oldest first, each in its own transaction: after an interruption the
 * rest follows, and two servers at once settle each bet once. Returns how many it settled.
 */
export function settleTableBets(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const { id, settlesAt: at, gameId, round, status } = tableBets;
  return settleDue<DueBet & Pick<TableBetRow, 'gameId' | 'round'>>(
    deps,
    'table bet',
    (last, limit) =>
      db
        .select({ id, at, gameId, round })
        .from(tableBets)
        .where(and(eq(status, 'open'), lte(at, clock.now()), laterThan(at, id, last)))
        .orderBy(asc(at), asc(id))
        .limit(limit),
    async (bet) => {
      const hand = await handOf(deps, bet.gameId, Number(bet.round));
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(tableBets).where(eq(id, bet.id)).for('update');
        if (row?.status !== 'open') return false;
        await settle(deps, tx, row, hand);
        return true;
      });
    },
  );
}

async function settle(deps: Deps, tx: Tx, row: TableBetRow, hand: Hand): Promise<void> {
  const payout = payoutOf(row.area, row.stake, hand);
  if (payout > 0n)
    await payOut(deps, tx, row, { kind: 'tableWin', amount: payout, meta: { game: row.gameId } });
  await tx
    .update(tableBets)
    .set({ status: statusOf(row.stake, payout), payout, settledAt: deps.clock.now() })
    .where(eq(tableBets.id, row.id));
  const result = `${pointsOf(hand.player)} : ${pointsOf(hand.banker)}`;
  await settleRecord(deps, tx, row, { payout, result });
}
