import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, refuse, refuseFiner } from '#platform/host';
import { type TableBetRow, tableBets } from '#platform/schema';
import { type DealtTable, dealtTable, isShoeKnown, roundAt } from '#platform/tableRounds';
import type { AreaLimit } from '#platform/tables';
import { placeWager, recordOpenBets } from '#platform/wallet';
import { placeRequest, type PlaceRequest } from './api';
import type { GameDeps, Play } from '../play';

/** By which part of the table's highest stake an area is limited. */
const shares: Readonly<Record<AreaLimit, bigint>> = { main: 1n, side: 10n, long: 100n };

/** The table that somebody sits at. Refuses with `game.closed` where nothing is dealt. */
export const tableAt = ({ game }: Pick<Play, 'game'>): DealtTable =>
  dealtTable(game) ?? refuse('game.closed');

/** Lowest stake, and the highest of each area, in minor units: what pays more takes less. */
export function limitsOf(play: Pick<Play, 'game' | 'stakeUnit'>) {
  const { game, stakeUnit } = play;
  const min = game.minBet * stakeUnit;
  const max = (game.maxBet ?? game.minBet) * stakeUnit;
  const most = new Map(
    tableAt(play).game.areas.map(({ id, limit }) => {
      const share = max / shares[limit];
      return [id, share < min ? min : share];
    }),
  );
  return { min, max, most };
}

/**
 * Places chips on the felt: all of them or none, in one transaction of the ledger. The same key again gives the bets of
 * the first time, also after the round. Refuses with `bets.closed` after the bell, `game.stake` beyond the limits,
 * `wallet.short`, and what the player's limits forbid, each with nothing taken.
 */
export async function placeTableBets(
  deps: GameDeps,
  play: Play,
  request: PlaceRequest,
): Promise<TableBetRow[]> {
  const { db, ports } = deps;
  const { account, game, money } = play;
  if (game.state !== 'open') refuse('game.closed');
  refuseFiner(placeRequest, request, account.currency);
  const chips = request.bets.map(({ area, stake }) => ({ area, stake: BigInt(stake) }));
  if (new Set(chips.map(({ area }) => area)).size < chips.length) refuse('request.invalid');
  // Before anything is posted: a stake below nothing would be a payment.
  const table = tableAt(play);
  const { min, max, most } = limitsOf(play);
  if (chips.some(({ area }) => !most.has(area))) refuse('request.invalid');
  if (chips.some(({ stake }) => stake < min))
    refuse('game.stake', { value: { min: min.toString(), max: max.toString() } });
  const total = chips.reduce((sum, { stake }) => sum + stake, 0n);
  const inputHash = await ports.hasher.digest(`table:${game.id}:${JSON.stringify(request)}`);
  return db.transaction(async (tx) => {
    const posted = await placeWager(ports, tx, {
      key: `table:${request.key}`,
      inputHash,
      kind: 'tableBet',
      account,
      wallet: play.wallet,
      house: play.house,
      money,
      stake: total,
      meta: { game: game.id, round: String(request.round) },
    });
    if (posted.replayed) return placedUnder(tx, account.id, request.key);
    // After the wallet is locked: waiting for it may have outlasted the bell.
    const now = ports.clock.now();
    const round = roundAt(game.id, now.getTime());
    if (round.number !== request.round || now.getTime() >= round.closesAt) refuse('bets.closed');
    if (await isShoeKnown({ db: tx }, game.id, round.number)) refuse('game.closed');
    await holdLimits(tx, play, round.number, chips);
    const rows = chips.map(({ area, stake }): typeof tableBets.$inferInsert => ({
      id: ports.ids.next(),
      accountId: account.id,
      gameId: game.id,
      round: BigInt(round.number),
      area,
      stake,
      money,
      wallet: play.wallet,
      house: play.house,
      status: 'open',
      key: request.key,
      placedAt: now,
      settlesAt: new Date(round.settlesAt),
    }));
    await tx.insert(tableBets).values(rows);
    await recordOpenBets(
      tx,
      play,
      rows.map(({ id, stake, area, placedAt }) => ({
        id,
        stake,
        placedAt,
        pick: table.game.areas.find((each) => each.id === area)?.pick ?? area,
        facts: { Round: String(round.number) },
      })),
    );
    return placedUnder(tx, account.id, request.key);
  });
}

/** What somebody has on an area counts together in a round, however many chips it came in. */
async function holdLimits(
  tx: Executor,
  play: Play,
  round: number,
  chips: readonly { area: string; stake: bigint }[],
): Promise<void> {
  const { min, max, most } = limitsOf(play);
  const laid = await tx
    .select({ area: tableBets.area, sum: sql<string>`sum(${tableBets.stake})::text` })
    .from(tableBets)
    .where(
      and(
        eq(tableBets.accountId, play.account.id),
        eq(tableBets.gameId, play.game.id),
        eq(tableBets.round, BigInt(round)),
        inArray(
          tableBets.area,
          chips.map(({ area }) => area),
        ),
      ),
    )
    .groupBy(tableBets.area);
  for (const { area, stake } of chips) {
    const before = BigInt(laid.find((each) => each.area === area)?.sum ?? '0');
    if (before + stake > (most.get(area) ?? 0n))
      refuse('game.stake', { value: { min: min.toString(), max: max.toString() } });
  }
}

const placedUnder = (tx: Executor, accountId: string, key: string): Promise<TableBetRow[]> =>
  tx
    .select()
    .from(tableBets)
    .where(and(eq(tableBets.accountId, accountId), eq(tableBets.key, key)))
    .orderBy(asc(tableBets.area));
