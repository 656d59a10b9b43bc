import { and, eq, gte } from 'drizzle-orm';
import { type Executor, refuse, refuseFiner } from '#platform/host';
import { bets } from '#platform/schema';
import { type DealtTable, type TableRound, dealtTable, isShoeKnown, roundAt } from '#platform/tableRounds';
import type { AreaLimit } from '#platform/tables';
import { placeWager, readBets, recordOpenBets } from '#platform/wallet';
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
 * Places chips on the felt: all of them or none, in one transaction of the ledger. The same key again changes nothing, also
 * after the round. Refuses with `bets.closed` after the bell, `game.stake` beyond the limits,
 * `wallet.short`, and what the player's limits forbid, each with nothing taken.
 */
export async function placeTableBets(deps: GameDeps, play: Play, request: PlaceRequest): Promise<void> {
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
  await db.transaction(async (tx) => {
    const posted = await placeWager(ports, tx, {
      key: `table:${request.key}`,
      inputHash,
      kind: 'tableBet',
      account,
      wallet: play.wallet,
      house: play.house,
      money,
      gameType: game.category,
      stake: total,
      meta: { game: game.id, round: String(request.round) },
    });
    if (posted.replayed) return;
    // After the wallet is locked: waiting for it may have outlasted the bell.
    const now = ports.clock.now();
    const round = roundAt(game.id, now.getTime());
    if (round.number !== request.round || now.getTime() >= round.closesAt) refuse('bets.closed');
    if (await isShoeKnown({ db: tx }, game.id, round.number)) refuse('game.closed');
    await holdLimits(tx, play, round, chips);
    await recordOpenBets(
      tx,
      play,
      { kind: 'table', id: posted.id, placedAt: now },
      chips.map(({ area, stake }) => ({
        id: ports.ids.next(),
        stake,
        pick: table.game.areas.find((each) => each.id === area)?.pick ?? area,
        facts: { Round: String(round.number) },
        details: { round: round.number, area },
        dueAt: new Date(round.settlesAt),
      })),
    );
  });
}

/** What somebody has on an area counts together in a round, however many chips it came in. */
async function holdLimits(
  tx: Executor,
  play: Play,
  round: TableRound,
  chips: readonly { area: string; stake: bigint }[],
): Promise<void> {
  const { min, max, most } = limitsOf(play);
  const laid = await readOwnBets(tx, play, round);
  for (const { area, stake } of chips) {
    const before = sumOn(laid).get(area) ?? 0n;
    if (before + stake > (most.get(area) ?? 0n))
      refuse('game.stake', { value: { min: min.toString(), max: max.toString() } });
  }
}

/** What somebody has on the felt in a round. */
export const readOwnBets = (
  db: Executor,
  { account, game }: Pick<Play, 'account' | 'game'>,
  { opensAt }: TableRound,
) =>
  readBets(
    db,
    'table',
    and(eq(bets.accountId, account.id), eq(bets.gameId, game.id), gte(bets.placedAt, new Date(opensAt))),
  );

/** Stakes by area. */
export function sumOn(laid: readonly { stake: bigint; details: { area: string } }[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { details, stake } of laid) sums.set(details.area, (sums.get(details.area) ?? 0n) + stake);
  return sums;
}
