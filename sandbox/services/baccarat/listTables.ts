import { and, eq, gt, sql } from 'drizzle-orm';
import type { LiveTable, TableKind } from '../../../contract';
import type { Ctx } from '../../context';
import { games, tableBets, type GameRow } from '../../db/schema';
import { keepBriefly } from '../keepBriefly';
import { roundAt, shoeAt } from './table';

/** What is played at a table, by the words of its name. */
const kinds: readonly (readonly [RegExp, TableKind])[] = [
  [/\bBaccarat\b/, 'baccarat'],
  [/\bRoulette\b/, 'roulette'],
  [/\bBlackjack\b/, 'blackjack'],
  [/\bWheel\b/, 'wheel'],
  [/\bDragon Tiger\b/, 'dragonTiger'],
  [/\bSic Bo\b/, 'sicBo'],
];
const kindOf = (name: string): TableKind => kinds.find(([words]) => words.test(name))?.[1] ?? 'other';

/** Whether a game is a table at which baccarat is dealt. */
export const isBaccarat = ({ category, name }: Pick<GameRow, 'category' | 'name'>): boolean =>
  category === 'LIVE' && kindOf(name) === 'baccarat';

/** Every open live table; those at which baccarat is dealt with their roads and how many have bet in this round. */
export const listTables = (ctx: Ctx): Promise<{ list: LiveTable[] }> =>
  keepBriefly(ctx.db, 'liveTables', () => readTables(ctx));

async function readTables({ db, clock, hasher }: Ctx): Promise<{ list: LiveTable[] }> {
  const now = clock.now().getTime();
  const [rows, laid] = await Promise.all([
    db
      .select({ id: games.id, name: games.name, category: games.category })
      .from(games)
      .where(and(eq(games.category, 'LIVE'), eq(games.state, 'open'))),
    db
      .select({
        game: tableBets.gameId,
        round: tableBets.round,
        players: sql<number>`count(DISTINCT ${tableBets.accountId})::int`,
      })
      .from(tableBets)
      .where(gt(tableBets.settlesAt, new Date(now)))
      .groupBy(tableBets.gameId, tableBets.round),
  ]);
  const list = await Promise.all(
    rows.map(async (row): Promise<LiveTable> => {
      if (!isBaccarat(row)) return { id: row.id, kind: kindOf(row.name) };
      const round = BigInt(roundAt(row.id, now).number);
      return {
        id: row.id,
        kind: 'baccarat',
        road: (await shoeAt({ db, hasher }, row.id, now)).road,
        players: laid.find((each) => each.game === row.id && each.round === round)?.players ?? 0,
      };
    }),
  );
  return { list };
}
