import { sql } from 'drizzle-orm';
import { isFiner } from '#contract';
import { isTransaction, rows, sqlState, writerOf, type Db, type Tx } from '../../db/database';
import type { Account, GameRow, MoneyClass, providerRounds } from '../../db/schema';
import { refusalOf, toPostings, vendorRowOf } from '../../ledger/ledger';
import type { Ports } from '../../ports';
import { refuse } from '../../refusal';
import { releaseBonus } from '../cashier/bonuses';
import { isBoardWin } from '../home/board';
import { maskAccount } from '../home/maskAccount';
import { defaultSettings } from '../settings';
import { postingsOf } from './placeWager';

/** A round whose stake and win are one transaction of the ledger. */
export type RoundRow = typeof providerRounds.$inferSelect;

/** Least time from one round to the next, and how much of it may be missing. */
export interface Pace {
  leastMs: number;
  graceMs: number;
}

/** A round whose outcome is drawn. */
export interface DrawnRound {
  id: string;
  account: Account;
  game: GameRow;
  money: MoneyClass;
  /** Accounts of the ledger: that the stake is taken from, and the vendor's, to whose row for this player it goes. */
  wallet: string;
  house: string;
  providerSession: string;
  /** The provider's key, unique for the player; and the ledger's with a fingerprint of what was asked for. */
  key: string;
  ledgerKey: string;
  inputHash?: string;
  stake: bigint;
  win: bigint;
  /** As the page and the round's record hold it. */
  outcome: Record<string, unknown>;
  /** Factor from the catalogue's stakes to those of the account's currency. */
  stakeUnit: bigint;
  /** Whether a share of its stake goes into jackpots. */
  isForJackpots: boolean;
  pace: Pace;
  /** Seeds that the outcome follows from, and its number among their spins. */
  seed?: { id: string; spin: number };
  /** Free spins that it uses one of, and what each is worth: its own stake is 0 then. */
  freeSpins?: { id: string; stake: bigint };
}

/** Another round took the number, or the seeds are revealed: the outcome has to be drawn from what is in use now. */
export class SpinNumberTaken extends Error {}

/** A round that was played, with what its wallet holds after it; of a free spin `win` is what was credited. */
export type PlayedRound = DrawnRound & { balanceAfter: bigint; spinsLeft: number | null };

/**
 * Plays a round whose outcome is drawn, in one statement: stake and win with what `placeWager` asks, the round, its record,
 * what it counts towards, the board of winners and its share of jackpots. Undefined when the key was played before: nothing
 * is moved then. Refuses as `placeWager` does, and with `limit.reached` a round that comes too soon after the one before; a
 * free spin with `reward.expired` when none is left, and with `reward.bonusOpen` while another bonus is open.
 * @throws {SpinNumberTaken} with nothing moved
 */
export async function playRound(
  deps: Pick<Ports, 'clock' | 'ids'>,
  db: Db | Tx,
  round: DrawnRound,
): Promise<PlayedRound | undefined> {
  try {
    return await run(deps, db, round);
  } catch (error) {
    // A bonus that this bet earned is released with it: all of it again, in a transaction.
    if (!isTransaction(db) && sqlState(error)?.code === 'RF002')
      return db.transaction((tx) => playRound(deps, tx, round));
    if (sqlState(error)?.code === 'RF003') throw new SpinNumberTaken();
    throw refusalOf(error) ?? error;
  }
}

async function run(
  { clock, ids }: Pick<Ports, 'clock' | 'ids'>,
  db: Db | Tx,
  round: DrawnRound,
): Promise<PlayedRound | undefined> {
  const { account, game, money, stake, win, pace } = round;
  if (isFiner(stake, account.currency)) refuse('amount.finer');
  const now = clock.now();
  const row = {
    id: round.id,
    account_id: account.id,
    provider_session_id: round.providerSession,
    game_id: game.id,
    vassalage: game.vassalage,
    key: round.key,
    currency: account.currency,
    money,
    stake: stake.toString(),
    win: win.toString(),
    outcome: round.outcome,
    state: 'settled',
    created_at: now,
    settled_at: now,
  };
  const wager = {
    transaction: ids.next(),
    merchant: account.merchantCode,
    key: round.ledgerKey,
    hash: round.inputHash,
    postings: toPostings(postingsOf(round.wallet, vendorRowOf(round.house, account.id), stake, win)),
    meta: { game: game.id, round: round.id },
    wallet: round.wallet,
    isClockOff: clock.isOff ?? false,
    checkMinutes: account.realityCheckMinutes,
    session: ids.next(),
    ...pace,
    isForJackpots: round.isForJackpots,
    ...(round.seed && { seed: round.seed.id, spin: round.seed.spin }),
    ...(round.freeSpins && {
      freeSpins: round.freeSpins.id,
      spinStake: round.freeSpins.stake.toString(),
      requirement: ids.next(),
    }),
    gameType: game.category,
    shares: defaultSettings.validBetShares,
    label:
      !round.freeSpins && isBoardWin(stake, win, round.stakeUnit) ? maskAccount(account.username) : undefined,
    isInTransaction: isTransaction(db),
  };
  const [answer] = await rows<{
    played: { after: string; met: string[]; win: string; left: number | null } | null;
  }>(writerOf(db), sql`SELECT play_round(${JSON.stringify(row)}, ${JSON.stringify(wager)}) AS played`);
  if (!answer?.played) return undefined;
  const { after, met, win: credited, left } = answer.played;
  for (const id of met) await releaseBonus({ clock, ids }, db as Tx, id);
  return { ...round, win: BigInt(credited), balanceAfter: BigInt(after), spinsLeft: left };
}
