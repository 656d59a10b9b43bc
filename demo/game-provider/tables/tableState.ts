import { and, desc, eq, sql } from 'drizzle-orm';
import { balanceOf } from '#platform/host';
import { tableBets } from '#platform/schema';
import { outcomeOf, roundAt, shoeAt } from '#platform/tableRounds';
import type { TableGame } from '#platform/tables';
import { tableAt } from './placeTableBets';
import type { GameDeps, Play } from '../play';
import type { SeatView, TableView } from './api';

/** What everybody at a table sees at this moment. Stakes of one currency and one class of money are shown together. */
export async function viewTable(
  { db, ports }: Pick<GameDeps, 'db' | 'ports'>,
  { game, house }: Pick<Play, 'game' | 'house'>,
): Promise<TableView> {
  const now = ports.clock.now().getTime();
  const deps = { db, hasher: ports.hasher };
  const table = tableAt({ game });
  const round = roundAt(game.id, now);
  const [laid, shoe] = await Promise.all([
    db
      .select({
        area: tableBets.area,
        sum: sql<string>`sum(${tableBets.stake})::text`,
        players: sql<number>`count(DISTINCT ${tableBets.accountId})::int`,
      })
      .from(tableBets)
      .where(
        and(
          eq(tableBets.gameId, game.id),
          eq(tableBets.round, BigInt(round.number)),
          eq(tableBets.house, house),
        ),
      )
      .groupBy(sql`GROUPING SETS ((${tableBets.area}), ())`),
    shoeAt(deps, table, now),
  ]);
  const outcome = now >= round.turnsAt ? await outcomeOf(deps, table, round.number) : undefined;
  const { road, ...rest } = shoe;
  return {
    now,
    round: round.number,
    closesAt: round.closesAt,
    turnsAt: round.turnsAt,
    settlesAt: round.settlesAt,
    endsAt: round.endsAt,
    sums: Object.fromEntries(
      laid.flatMap(({ area, sum }) => ((area as string | null) === null || !sum ? [] : [[area, sum]])),
    ),
    players: laid.find(({ area }) => (area as string | null) === null)?.players ?? 0,
    outcome: outcome ? shown(table.game, outcome) : null,
    road,
    shoe: rest,
  };
}

/** A round's end with the areas that win by it; what comes back in part is no win. */
function shown(
  game: TableGame,
  outcome: Parameters<TableGame['payoutOf']>[2],
): NonNullable<TableView['outcome']> {
  const { sides, points, numbers, mark } = outcome;
  // Whether an area wins is the same in every currency.
  const [stake, currency] = [10_000n, 'USD'];
  return {
    sides: Object.fromEntries(Object.entries(sides).map(([side, cards]) => [side, [...cards]])),
    points: { ...points },
    numbers: [...numbers],
    mark,
    won: game.areas.flatMap(({ id }) => (game.payoutOf(id, stake, outcome, currency) > stake ? [id] : [])),
  };
}

/** What one player has at the table. */
export async function viewSeat({ db }: Pick<GameDeps, 'db'>, play: Play): Promise<SeatView> {
  const { account, game, wallet } = play;
  const own = and(eq(tableBets.accountId, account.id), eq(tableBets.gameId, game.id));
  const [newest] = await db
    .select({ round: tableBets.round })
    .from(tableBets)
    .where(own)
    .orderBy(desc(tableBets.round))
    .limit(1);
  const rows = newest
    ? await db
        .select()
        .from(tableBets)
        .where(and(own, eq(tableBets.round, newest.round)))
    : [];
  const sums = new Map<string, bigint>();
  for (const { area, stake } of rows) sums.set(area, (sums.get(area) ?? 0n) + stake);
  // After the bets: a win that comes in between is then in both or in neither.
  const held = await balanceOf(db, wallet);
  return {
    balance: (held?.balance ?? 0n).toString(),
    last: newest
      ? {
          round: Number(newest.round),
          sums: Object.fromEntries([...sums].map(([area, sum]) => [area, sum.toString()])),
          isSettled: rows.every(({ status }) => status !== 'open'),
          payout: rows.reduce((sum, { payout }) => sum + payout, 0n).toString(),
        }
      : null,
  };
}
