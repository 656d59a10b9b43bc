import { and, eq, type SQL } from 'drizzle-orm';
import type { GameCategory } from '#contract';
import type { Tx } from '../../db/database';
import { accounts, bets, winners, type Account, type GameRow, type MoneyClass } from '../../db/schema';
import type { Ports } from '../../ports';
import { countBet } from '../cashier/countBet';
import { stakeUnitOf } from '../games/stakeUnit';
import { isBoardWin } from '../home/board';
import { maskAccount } from '../home/maskAccount';
import { countPayout } from '../saferPlay/playTime';
import { settingOf } from '../settings';
import { computeValidBet, statusOf, type ValidBet } from './computeValidBet';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** A bet that is settled later than it is placed, as the table of its kind keeps it. */
export interface OpenBet {
  id: string;
  accountId: string;
  stake: bigint;
  placedAt: Date;
  money: MoneyClass;
  /** Account of the ledger that the stake came from. */
  wallet: string;
  /** Account of the ledger that it went to. */
  house: string;
}

/** What the record says of a bet that was just placed. */
interface Placed {
  id: string;
  stake: bigint;
  placedAt: Date;
  /** What was bet on, in words. */
  pick: string;
  facts: Record<string, string>;
}

/** Writes bets that were just placed to the record, in the transaction of their posting. Trial money has none. */
export async function recordOpenBets(
  tx: Tx,
  { account, game, money }: { account: Account; game: GameRow; money: OpenBet['money'] },
  placed: readonly Placed[],
): Promise<void> {
  if (money === 'play') return;
  await tx.insert(bets).values(
    placed.map(({ id, stake, placedAt, pick, facts }) => ({
      id,
      accountId: account.id,
      gameId: game.id,
      gameType: game.category,
      vassalage: game.vassalage,
      currency: account.currency,
      status: 'open' as const,
      stake,
      validBetReason: 'open' as const,
      placedAt,
      pick,
      facts,
      // The database computes it from the brand's time zone.
      day: '0001-01-01',
    })),
  );
}

/** The record of a bet: its month is the only one that is looked into. */
export const isRecordOf = ({ id, placedAt }: Pick<OpenBet, 'id' | 'placedAt'>): SQL | undefined =>
  and(eq(bets.id, id), eq(bets.placedAt, placedAt));

/** Ends the record of a bet whose whole stake went back: it counts for nothing. */
export async function voidRecord(tx: Tx, of: Pick<OpenBet, 'id' | 'placedAt'>, at: Date): Promise<void> {
  await tx
    .update(bets)
    .set({ status: 'void', payout: bets.stake, validBetReason: 'void', settledAt: at })
    .where(isRecordOf(of));
}

/**
 * Ends the record of a bet, counts it towards what has to be bet and towards its session of play, and puts a large win on
 * the board, in the transaction of its payout. Trial money has none of these.
 *
 * @param outcome `payout` in all; `result` in words; `revise` takes from what counts what the rules of the game leave out
 */
export async function settleRecord(
  { clock, ids }: Deps,
  tx: Tx,
  row: OpenBet,
  outcome: { payout: bigint; result?: string; revise?: (valid: ValidBet) => ValidBet },
): Promise<void> {
  if (row.money === 'play') return;
  const { payout, result, revise = (valid) => valid } = outcome;
  const now = clock.now();
  const [bet] = await tx.select().from(bets).where(isRecordOf(row));
  const [owner] = await tx.select().from(accounts).where(eq(accounts.id, row.accountId));
  if (!bet || !owner) throw new Error(`bet ${row.id} has no record`);
  const shares = await settingOf(tx, owner.merchantCode, 'validBetShares');
  const share = shares[bet.gameType as GameCategory] ?? 10_000;
  const valid = revise(computeValidBet(row.stake, payout, share, bet.currency));
  await tx
    .update(bets)
    .set({
      status: statusOf(row.stake, payout),
      payout,
      settledAt: now,
      validBet: valid.amount,
      validBetReason: valid.reason,
      validBetShare: valid.share,
      facts: { ...bet.facts, ...(result !== undefined && { Result: result }) },
    })
    .where(isRecordOf(row));
  await countPayout(tx, { accountId: row.accountId, placedAt: bet.placedAt, payout: payout - bet.payout });
  if (payout > row.stake && isBoardWin(row.stake, payout, await stakeUnitOf(tx, owner.merchantCode)))
    await tx.insert(winners).values({
      id: row.id,
      merchantCode: owner.merchantCode,
      accountLabel: maskAccount(owner.username),
      gameId: bet.gameId,
      amount: payout,
      currency: bet.currency,
      wonAt: now,
    });
  await countBet({ clock, ids }, tx, {
    id: row.id,
    accountId: row.accountId,
    gameType: bet.gameType,
    game: bet.gameId,
    stake: row.stake,
    validBet: valid.amount,
    at: now,
  });
}
