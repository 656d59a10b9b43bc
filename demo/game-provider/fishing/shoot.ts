import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { fishPays, fishingSeed, isCaught, shotNumber, shotsOfRound } from '#platform/fishing';
import { type Executor, type Tx, balanceOf, refuse, refuseFiner } from '#platform/host';
import { type FishingRoundRow, fishingRounds } from '#platform/schema';
import { type PlayedRound, type RoundRow, playRound, readDrawSeed } from '#platform/wallet';
import type { GameDeps, Play } from '../play';
import { findRound, lastRow } from '../settledRound';
import { shotsRequest, type FishingState, type ShotsReply, type ShotsRequest } from './api';

/** Time from one batch of shots to the next, which keeps the ledger from being flooded. */
const pace = { leastMs: 500, graceMs: 200 };
/** A round in which nobody shot for so long is over. */
const idleMs = 30 * 60_000;

const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n];

/** What a bullet can cost, minor units, smallest first. */
export const bulletsOf = ({ game, stakeUnit }: Pick<Play, 'game' | 'stakeUnit'>): bigint[] =>
  steps
    .map((step) => game.minBet * step)
    .filter((bullet) => game.maxBet === null || bullet <= game.maxBet)
    .map((bullet) => bullet * stakeUnit);

const ownRounds = ({ account, game }: Play) =>
  and(eq(fishingRounds.accountId, account.id), eq(fishingRounds.gameId, game.id));

const seedOf = async (
  { ports }: GameDeps,
  db: Executor,
  { id, createdAt }: FishingRoundRow,
): Promise<string> =>
  fishingSeed(ports.hasher, (await readDrawSeed(db, createdAt)) ?? refuse('game.closed'), id);

/** The round that runs, or a new one; one that was left long ago is ended first. */
async function openRound({ ports }: GameDeps, tx: Tx, play: Play): Promise<FishingRoundRow> {
  const now = ports.clock.now();
  const [runs] = await tx
    .select()
    .from(fishingRounds)
    .where(and(ownRounds(play), isNull(fishingRounds.endedAt)))
    .for('update');
  if (runs && now.getTime() - runs.firedAt.getTime() < idleMs) return runs;
  if (runs) await tx.update(fishingRounds).set({ endedAt: now }).where(eq(fishingRounds.id, runs.id));
  const begun = {
    id: ports.ids.next(),
    accountId: play.account.id,
    gameId: play.game.id,
    shots: 0,
    createdAt: now,
    firedAt: now,
  };
  await tx.insert(fishingRounds).values(begun).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(fishingRounds)
    .where(and(ownRounds(play), isNull(fishingRounds.endedAt)));
  if (!row) throw new Error('a round was not begun');
  return row;
}

/** Where a player stands: the round that runs, with the seed of the one before. */
export async function stateOf(deps: GameDeps, play: Play): Promise<FishingState> {
  const { db, ports } = deps;
  const row = await db.transaction((tx) => openRound(deps, tx, play));
  const [before] = await db
    .select()
    .from(fishingRounds)
    .where(and(ownRounds(play), isNotNull(fishingRounds.endedAt)))
    .orderBy(desc(fishingRounds.endedAt), desc(fishingRounds.id))
    .limit(1);
  const last = await lastRow(db, play);
  const held = await balanceOf(db, play.wallet);
  return {
    balance: (held?.balance ?? 0n).toString(),
    round: {
      id: row.id,
      shots: row.shots,
      seedHash: await ports.hasher.digest(await seedOf(deps, db, row)),
    },
    before: before ? { shots: before.shots, seed: await seedOf(deps, db, before) } : null,
    last: last
      ? {
          shots: (last.outcome as { caught?: boolean[] }).caught?.length ?? 0,
          stake: last.stake.toString(),
          win: last.win.toString(),
        }
      : null,
  };
}

/** Ends a round, so that its seed is shown; said twice, it is said once. */
export async function endRound({ db, ports }: GameDeps, play: Play, round: string): Promise<void> {
  await db
    .update(fishingRounds)
    .set({ endedAt: ports.clock.now() })
    .where(and(ownRounds(play), eq(fishingRounds.id, round), isNull(fishingRounds.endedAt)));
}

/**
 * Fires a batch of shots: their stakes and wins are one transaction of the ledger, with one record. The same shots again
 * give the same and move nothing. Refuses with `game.stake`, `wallet.short`, `limit.reached` (too soon after the batch
 * before), `bets.closed` (the round is over, or shots are missing in between), `key.reused` (other shots under the same
 * number) and what the player's limits forbid, each with nothing taken.
 */
export async function shoot(deps: GameDeps, play: Play, request: ShotsRequest): Promise<ShotsReply> {
  const { db, ports } = deps;
  const { account, game } = play;
  const { round, first, aims } = request;
  if (game.state !== 'open') refuse('game.closed');
  refuseFiner(shotsRequest, request, account.currency);
  const bullet = BigInt(request.bullet);
  if (!bulletsOf(play).includes(bullet)) refuse('game.stake');
  const key = `${round}-${first}`;
  const asked = JSON.stringify([request.bullet, aims]);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(fishingRounds)
      .where(and(ownRounds(play), eq(fishingRounds.id, round)))
      .for('update');
    if (!row) return refuse('bets.closed');
    const made = await findRound(tx, play, key);
    if (made) return made.outcome['asked'] === asked ? toReply(request, made) : refuse('key.reused');
    const end = first + aims.length;
    if (row.endedAt || row.shots !== first || end > shotsOfRound) return refuse('bets.closed');
    const seed = await seedOf(deps, tx, row);
    const caught = await Promise.all(
      aims.map(async (kind, shot) =>
        isCaught(await shotNumber(ports.hasher, seed, first + shot), kind, game.rtp),
      ),
    );
    const stake = bullet * BigInt(aims.length);
    const win = aims.reduce(
      (sum, kind, shot) => sum + (caught[shot] ? bullet * BigInt(fishPays[kind]) : 0n),
      0n,
    );
    const written = await playRound(ports, tx, {
      ...play,
      id: ports.ids.next(),
      providerSession: play.id,
      key,
      ledgerKey: `fish:${key}`,
      stake,
      win,
      outcome: { asked, caught },
      isForJackpots: false,
      pace,
    });
    if (!written) return refuse('key.reused');
    const now = ports.clock.now();
    await tx
      .update(fishingRounds)
      .set({ shots: end, firedAt: now, ...(end === shotsOfRound ? { endedAt: now } : {}) })
      .where(eq(fishingRounds.id, round));
    return toReply(request, written);
  });
}

const toReply = ({ round, first }: ShotsRequest, row: RoundRow | PlayedRound): ShotsReply => ({
  round,
  first,
  caught: (row.outcome as { caught: boolean[] }).caught,
  stake: row.stake.toString(),
  win: row.win.toString(),
  balance: (row.balanceAfter ?? 0n).toString(),
  roundId: row.id,
});
