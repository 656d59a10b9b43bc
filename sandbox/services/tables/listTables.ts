import { and, eq, gt, sql } from 'drizzle-orm';
import type { LiveTable } from '#contract';
import type { Ctx } from '../../context';
import { bets, games } from '../../db/schema';
import { cached } from '../cached';
import { isOfKind, isOpen } from '../wagers/readBets';
import { dealtTable, kindOf } from './dealtTables';
import { roundAt, shoeAt } from './table';

/** Every open live table; those that are dealt here with their last results and how many have bet in this round. */
export const listTables = (ctx: Ctx): Promise<{ list: LiveTable[] }> =>
  cached(ctx.db, 'liveTables', () => readTables(ctx));

/** Marks of the road that are no numbers. */
const isRoad = (mark: string): mark is NonNullable<LiveTable['road']>[number] => /^[a-z]/.test(mark);

async function readTables({ db, clock, hasher }: Ctx): Promise<{ list: LiveTable[] }> {
  const now = clock.now().getTime();
  const [rows, laid] = await Promise.all([
    db
      .select({ id: games.id, name: games.name, category: games.category })
      .from(games)
      .where(and(eq(games.category, 'LIVE'), eq(games.state, 'open'))),
    db
      .select({
        game: bets.gameId,
        dueAt: bets.dueAt,
        players: sql<number>`count(DISTINCT ${bets.accountId})::int`,
      })
      .from(bets)
      .where(and(isOfKind('table'), isOpen, gt(bets.dueAt, new Date(now))))
      .groupBy(bets.gameId, bets.dueAt),
  ]);
  const list = await Promise.all(
    rows.map(async (row): Promise<LiveTable> => {
      const table = dealtTable(row);
      if (!table) return { id: row.id, kind: kindOf(row.name) };
      const { settlesAt } = roundAt(row.id, now);
      const { road } = await shoeAt({ db, hasher }, table, now);
      const marks = road.filter(isRoad);
      return {
        id: row.id,
        kind: table.game.kind,
        // A wheel and dice show their numbers, cards who won.
        ...(table.game.kind === 'roulette' || table.game.kind === 'sicBo'
          ? { numbers: road.slice(-20).map(Number) }
          : { road: marks }),
        players:
          laid.find((each) => each.game === row.id && each.dueAt?.getTime() === settlesAt)?.players ?? 0,
      };
    }),
  );
  return { list };
}
