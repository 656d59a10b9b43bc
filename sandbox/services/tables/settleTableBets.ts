import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db, Tx } from '../../db/database';
import { games, tableBets, type GameRow, type TableBetRow } from '../../db/schema';
import type { Ports } from '../../ports';
import { laterThan, settleDue, type DueBet } from '../records/settleDue';
import { currencyOfBet, settleWager } from '../wagers/settleWager';
import { dealtTable, type DealtTable } from './dealtTables';
import { outcomeOf } from './table';
import type { Outcome } from './tableGame';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher' | 'log'> & { db: Db };

/**
 * Settles the bets of rounds whose cards lie open, oldest first, each in its own transaction: after an interruption the
 * rest follows, and two servers at once settle each bet once. Returns how many it settled.
 */
export function settleTableBets(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const { id, settlesAt: at, gameId, round, status } = tableBets;
  return settleDue<DueBet & Pick<TableBetRow, 'gameId' | 'round'> & Pick<GameRow, 'name' | 'category'>>(
    deps,
    'table bet',
    (last, limit) =>
      db
        .select({ id, at, gameId, round, name: games.name, category: games.category })
        .from(tableBets)
        .innerJoin(games, eq(games.id, gameId))
        .where(and(eq(status, 'open'), lte(at, clock.now()), laterThan(at, id, last)))
        .orderBy(asc(at), asc(id))
        .limit(limit),
    async (bet) => {
      const table = dealtTable({ id: bet.gameId, name: bet.name, category: bet.category });
      if (!table) throw new Error(`nothing is dealt at ${bet.gameId}`);
      const outcome = await outcomeOf(deps, table, Number(bet.round));
      return db.transaction(async (tx) => {
        const [row] = await tx.select().from(tableBets).where(eq(id, bet.id)).for('update');
        if (row?.status !== 'open') return false;
        await settle(deps, tx, row, table, outcome);
        return true;
      });
    },
  );
}

async function settle(
  deps: Deps,
  tx: Tx,
  row: TableBetRow,
  { game }: DealtTable,
  { result, ...outcome }: Outcome,
): Promise<void> {
  const payout = game.payoutOf(row.area, row.stake, { result, ...outcome }, await currencyOfBet(tx, row));
  const meta = { game: row.gameId };
  await settleWager(deps, tx, tableBets, row, { kind: 'tableWin', payout, result, meta });
}
