import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database';
import { games } from '../../db/schema';
import type { Ports } from '../../ports';
import { settleDueBets, settleWager } from '../wagers/settleWager';
import { dealtTable } from './dealtTables';
import { outcomeOf } from './table';

type Deps = Pick<Ports, 'clock' | 'ids' | 'hasher' | 'log'> & { db: Db };

/** Settles the bets of rounds whose cards lie open. Returns how many it settled. */
export const settleTableBets = (deps: Deps): Promise<number> =>
  settleDueBets(deps, 'table', async (tx, bet) => {
    const { gameId, stake, currency, details } = bet;
    const [row] = await tx.select().from(games).where(eq(games.id, gameId));
    const table = row && dealtTable(row);
    if (!table) throw new Error(`nothing is dealt at ${gameId}`);
    const outcome = await outcomeOf({ ...deps, db: tx }, table, details.round);
    await settleWager(deps, tx, bet, {
      kind: 'tableWin',
      payout: table.game.payoutOf(details.area, stake, outcome, currency),
      result: outcome.result,
      meta: { game: gameId },
    });
    return true;
  });
