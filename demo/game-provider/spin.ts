import { balanceOf, refuse, refuseFiner } from '#platform/host';
import {
  type DrawnRound,
  type PlayedRound,
  type RoundRow,
  drawJackpot,
  SpinNumberTaken,
  isJackpotGame,
  playRound,
  usableFreeSpins,
} from '#platform/wallet';
import { spinRequest, type GameState, type Round, type RoundOutcome, type SpinRequest } from './api';
import { HeldJackpots, type WonJackpot } from './jackpot';
import { minSpinMsOf, spinGraceMs } from './config';
import { toWire } from './outcome';
import type { GameDeps, Play } from './play';
import { findRound, lastRow } from './settledRound';
import { judge } from './slot/maths';
import { seedsInUse } from './slot/spinSeeds';
import { spinStops } from './slot/spinStops';
import { slotOf, type SlotGame } from './slot/stakes';

/** The slot that somebody is at. Refuses with `game.closed` when the game cannot be played. */
export function slotAt({ game, stakeUnit }: Play): SlotGame {
  if (game.state !== 'open') refuse('game.closed');
  return slotOf(game, stakeUnit) ?? refuse('game.closed');
}

/**
 * Plays one round: stake and win in one transaction of the ledger, with the round's record. The same key again gives
 * the first outcome and moves nothing. Refuses with `game.stake`, `wallet.short`, `limit.reached` (too soon after the
 * round before) and `key.reused` (the key belongs to another stake or game) and what the player's limits forbid, each with nothing taken;
 * a free spin with `reward.expired` and `reward.bonusOpen`, never taking money instead.
 */
export async function spin(deps: GameDeps, play: Play, request: SpinRequest): Promise<Round> {
  try {
    return await spinOnce(deps, play, request);
  } catch (error) {
    // Seeds were changed, or another tab spun, since they were read.
    if (!(error instanceof SpinNumberTaken)) throw error;
    return spin(deps, { ...play, seeds: null }, request);
  }
}

async function spinOnce(deps: GameDeps, play: Play, request: SpinRequest): Promise<Round> {
  const { db, ports } = deps;
  const { stake, key, freeSpins } = request;
  refuseFiner(spinRequest, request, play.account.currency);
  const slot = slotAt(play);
  const amount = BigInt(stake);
  // What a free spin is worth was agreed with it.
  const isOffered =
    freeSpins === undefined ? slot.stakes.includes(amount) : amount % BigInt(slot.lineCount) === 0n;
  if (!isOffered) refuse('game.stake');
  const seeds = play.seeds ?? (await seedsInUse(deps, play));
  const seed = { id: seeds.id, spin: seeds.spins };
  const stops = await spinStops({ ...seeds, spin: seeds.spins }, slot.profile.strips, ports.hasher.hmac);
  const outcome = judge(slot.profile, slot.lineCount, amount, stops);
  // Chance is drawn before anything is written; only who wins a jackpot holds it, and then knows what it pays.
  const isForJackpots = freeSpins === undefined && isJackpotGame(play.game);
  const level = isForJackpots ? drawJackpot(amount / play.stakeUnit, ports.random) : undefined;
  const pace = { leastMs: minSpinMsOf(deps.config), graceMs: spinGraceMs };
  const inputHash = await ports.hasher.digest(`spin:${play.game.id}:${stake}`);
  const draw = (jackpot?: WonJackpot): DrawnRound => ({
    ...play,
    id: ports.ids.next(),
    providerSession: play.id,
    key,
    ledgerKey: `spin:${key}`,
    inputHash,
    stake: freeSpins === undefined ? amount : 0n,
    win: outcome.win + (jackpot?.amount ?? 0n),
    outcome: {
      ...toWire(outcome),
      seeds: seed,
      ...(freeSpins !== undefined && { freeSpin: freeSpins }),
      ...(jackpot && { jackpot: { level: jackpot.level, amount: jackpot.amount.toString() } }),
    },
    isForJackpots,
    pace,
    seed,
    ...(freeSpins !== undefined && { freeSpins: { id: freeSpins, stake: amount } }),
  });
  const played = level
    ? await db.transaction(async (tx) => {
        const now = ports.clock.now();
        const held = await HeldJackpots.lock(tx, play, now);
        const jackpot = { level, amount: held.amountOf(level) };
        const round = draw(jackpot);
        const won = await playRound(ports, tx, round);
        if (won) await held.write(jackpot, round.id, now);
        return won;
      })
    : await playRound(ports, db, draw());
  // The same request came before.
  const made = played ?? (await findRound(db, play, key));
  const isSame = freeSpins === undefined ? made?.stake === amount : made?.outcome['freeSpin'] === freeSpins;
  return made && isSame ? toRound(made) : refuse('key.reused');
}

const toRound = (row: RoundRow | PlayedRound): Round => ({
  roundId: row.id,
  key: row.key,
  stake: row.stake.toString(),
  win: row.win.toString(),
  balance: (row.balanceAfter ?? 0n).toString(),
  outcome: row.outcome as unknown as RoundOutcome,
  ...('spinsLeft' in row && row.spinsLeft !== null && { spinsLeft: row.spinsLeft }),
});

/** What the page needs to stand where the player left: balance, the last round of this game, and free spins. */
export async function stateOf({ db, ports }: GameDeps, play: Play): Promise<GameState> {
  const wallet = await balanceOf(db, play.wallet);
  const row = await lastRow(db, play);
  // Rounds of the seed know only where the reels stopped.
  const last = row?.outcome && 'window' in row.outcome ? toRound(row) : null;
  const usable = { accountId: play.account.id, gameId: play.game.id, now: ports.clock.now() };
  const [free] = await usableFreeSpins(db, usable);
  return {
    balance: (wallet?.balance ?? 0n).toString(),
    last,
    freeSpins: free ? { id: free.id, stake: free.stake.toString(), left: free.left } : null,
  };
}
