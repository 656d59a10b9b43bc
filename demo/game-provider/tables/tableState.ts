import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { balanceOf } from '#platform/host';
import { bets } from '#platform/schema';
import { outcomeOf, roundAt, roundOf, shoeAt } from '#platform/tableRounds';
import type { TableGame } from '#platform/tables';
import { isOfKind, readBets } from '#platform/wallet';
import { readOwnBets, sumOn, tableAt } from './placeTableBets';
import type { GameDeps, Play } from '../play';
import type { SeatView, TableView } from './api';

const area = sql`${bets.details} ->> 'area'`;

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
        area: sql<string | null>`${area}`,
        sum: sql<string>`sum(${bets.stake})::text`,
        players: sql<number>`count(DISTINCT ${bets.accountId})::int`,
      })
      .from(bets)
      .where(
        and(
          isOfKind('table'),
          eq(bets.gameId, game.id),
          gte(bets.placedAt, new Date(round.opensAt)),
          eq(bets.house, house),
        ),
      )
      .groupBy(sql`GROUPING SETS ((${area}), ())`),
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
    sums: Object.fromEntries(laid.flatMap(({ area: each, sum }) => (each === null ? [] : [[each, sum]]))),
    players: laid.find(({ area: each }) => each === null)?.players ?? 0,
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
  const own = and(eq(bets.accountId, account.id), eq(bets.gameId, game.id));
  const [newest] = await readBets(db, 'table', own).orderBy(desc(bets.placedAt)).limit(1);
  const round = newest?.details.round;
  const rows = round === undefined ? [] : await readOwnBets(db, play, roundOf(game.id, round));
  // After the bets: a win that comes in between is then in both or in neither.
  const held = await balanceOf(db, wallet);
  return {
    balance: (held?.balance ?? 0n).toString(),
    last:
      round === undefined
        ? null
        : {
            round,
            sums: Object.fromEntries([...sumOn(rows)].map(([each, sum]) => [each, sum.toString()])),
            isSettled: rows.every(({ status }) => status !== 'open'),
            payout: rows.reduce((sum, { payout }) => sum + payout, 0n).toString(),
          },
  };
}
