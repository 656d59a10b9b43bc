import { type Executor, balanceOf, refuse, refuseFiner } from '#platform/host';
import { debitStake, drawJackpot, isJackpotGame } from '#platform/wallet';
import { spinRequest, type Round, type RoundOutcome, type SpinRequest } from './api';
import { addStake, HeldJackpots } from './jackpot';
import { minSpinMsOf, spinGraceMs } from './config';
import { toWire } from './outcome';
import type { GameDeps, Play } from './play';
import { keepDistance, lastRow, rowBy, writeRound, type RoundRow } from './settledRound';
import { judge, spinReels } from './slot/maths';
import { slotOf, type SlotGame } from './slot/stakes';

/** The slot that somebody is at. Refuses with `game.closed` when the game cannot be played. */
export function slotAt({ game, stakeUnit }: Play): SlotGame {
  if (game.state !== 'open') refuse('game.closed');
  return slotOf(game, stakeUnit) ?? refuse('game.closed');
}

/**
 * Plays one round: stake and win in one transaction of the ledger, with the round's record. The same key again gives
 * the first outcome and moves nothing. Refuses with `game.stake`, `wallet.short`, `limit.reached` (too soon after the
 * round before) and `key.reused` (the key belongs to another stake or game) and what the player's limits forbid, each with nothing taken.
 */
export async function spin(deps: GameDeps, play: Play, request: SpinRequest): Promise<Round> {
  const { db, ports } = deps;
  const { stake, key } = request;
  refuseFiner(spinRequest, request, play.account.currency);
  const slot = slotAt(play);
  const amount = BigInt(stake);
  if (!slot.stakes.includes(amount)) refuse('game.stake');
  const outcome = judge(slot.profile, slot.lineCount, amount, spinReels(slot.profile, ports.random));
  // Chance is drawn before anything is written; only who wins a jackpot holds it, and then knows what it pays.
  const isForJackpots = isJackpotGame(play.game);
  const level = isForJackpots ? drawJackpot(amount / play.stakeUnit, ports.random) : undefined;
  const pace = { leastMs: minSpinMsOf(deps.config), graceMs: spinGraceMs };
  const inputHash = await ports.hasher.digest(`spin:${play.game.id}:${stake}`);
  // Too soon is said before anything is posted, so that refused spins cost no posting; a repeated one is no new spin.
  if (!(await roundBy(db, play, key))) await keepDistance(deps, db, play, key, pace);
  return db.transaction(async (tx) => {
    const roundId = ports.ids.next();
    const now = ports.clock.now();
    const held = level && (await HeldJackpots.lock(tx, play, now));
    const jackpot = held && level && { level, amount: held.amountOf(level) };
    const win = outcome.win + (jackpot?.amount ?? 0n);
    const posted = await debitStake(ports, tx, {
      key: `spin:${key}`,
      inputHash,
      kind: 'spin',
      account: play.account,
      wallet: play.wallet,
      house: play.house,
      money: play.money,
      stake: amount,
      payout: win,
      meta: { game: play.game.id, round: roundId },
    });
    if (posted.replayed) return (await roundBy(tx, play, key)) ?? refuse('key.reused');
    await keepDistance(deps, tx, play, key, pace);
    const entries = posted.entries.filter(({ account }) => account === play.wallet);
    const after = entries.at(-1)?.balance ?? 0n;
    const row = await writeRound(deps, tx, play, {
      roundId,
      key,
      stake: amount,
      win,
      outcome: {
        ...toWire(outcome),
        ...(jackpot && { jackpot: { level: jackpot.level, amount: jackpot.amount.toString() } }),
      },
      after,
      transaction: posted.id,
    });
    if (isForJackpots) await addStake(tx, play, amount, roundId);
    if (held && jackpot) await held.write(jackpot, roundId, now);
    return toRound(row);
  });
}

const toRound = (row: RoundRow): Round => ({
  roundId: row.id,
  key: row.key,
  stake: row.stake.toString(),
  win: row.win.toString(),
  balance: (row.balanceAfter ?? 0n).toString(),
  outcome: row.outcome as unknown as RoundOutcome,
});

async function roundBy(tx: Executor, play: Play, key: string): Promise<Round | undefined> {
  const row = await rowBy(tx, play, key);
  return row && toRound(row);
}

/** What the page needs to stand where the player left: balance, and the last round of this game. */
export async function stateOf(
  { db }: GameDeps,
  play: Play,
): Promise<{ balance: string; last: Round | null }> {
  const wallet = await balanceOf(db, play.wallet);
  const row = await lastRow(db, play);
  // Rounds of the seed know only where the reels stopped.
  const last = row?.outcome && 'window' in row.outcome ? toRound(row) : null;
  return { balance: (wallet?.balance ?? 0n).toString(), last };
}
