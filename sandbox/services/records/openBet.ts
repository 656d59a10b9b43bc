import { and, eq, type SQL } from 'drizzle-orm';
import type { GameCategory } from '#contract';
import type { CashedOut } from '#contract/cashOut';
import type { Tx } from '../../db/database';
import {
  accounts,
  bets,
  ledgerAccounts,
  winners,
  type BetDetails,
  type BetRow,
  type GameRow,
  type LaterKind,
} from '../../db/schema';
import type { Ports } from '../../ports';
import { countBet } from '../cashier/countBet';
import { stakeUnitOf } from '../games/stakeUnit';
import { isBoardWin } from '../home/board';
import { maskAccount } from '../home/maskAccount';
import { countPayout } from '../saferPlay/playTime';
import { settingOf } from '../settings';
import type { Wager } from '../wagers/placeWager';
import { computeValidBet, statusOf, type ValidBet } from './computeValidBet';

type Deps = Pick<Ports, 'clock' | 'ids'>;

/** A bet that was just placed. */
interface Placed<Kind extends LaterKind> {
  id: string;
  stake: bigint;
  /** What was bet on, in words. */
  pick: string;
  facts: Record<string, string>;
  details: BetDetails[Kind];
  /** When its result is known, unless that depends on who plays. */
  dueAt?: Date;
}

/** Writes bets that were just placed, in the transaction of their posting, and gives their rows in the same order. */
export async function recordOpenBets<Kind extends LaterKind>(
  tx: Tx,
  {
    account,
    game,
    money,
    wallet,
    house,
  }: Pick<Wager, 'account' | 'money' | 'wallet' | 'house'> & { game: GameRow },
  { kind, id: wagerId, placedAt }: { kind: Kind; id: string; placedAt: Date },
  placed: readonly Placed<Kind>[],
): Promise<BetRow<Kind>[]> {
  const rows = await tx
    .insert(bets)
    .values(
      placed.map((bet) => ({
        ...bet,
        accountId: account.id,
        gameId: game.id,
        gameType: game.category,
        vassalage: game.vassalage,
        currency: account.currency,
        kind,
        money,
        wagerId,
        wallet,
        house,
        status: 'open' as const,
        validBetReason: 'open' as const,
        placedAt,
        // The database computes it from the brand's time zone.
        day: '0001-01-01',
      })),
    )
    .returning();
  return rows as BetRow<Kind>[];
}

/** The record of a bet: its month is the only one that is looked into. */
export const isRecordOf = ({ id, placedAt }: Pick<BetRow, 'id' | 'placedAt'>): SQL | undefined =>
  and(eq(bets.id, id), eq(bets.placedAt, placedAt));

/** Ends the record of a bet whose whole stake went back: it counts for nothing. */
export async function voidRecord(
  tx: Tx,
  of: Pick<BetRow, 'id' | 'placedAt'>,
  at: Date,
  more: Partial<Pick<BetRow, 'details' | 'facts'>> = {},
): Promise<void> {
  await tx
    .update(bets)
    .set({ ...more, status: 'void', payout: bets.stake, validBetReason: 'void', settledAt: at })
    .where(isRecordOf(of));
}

/**
 * Ends an open bet, counts it towards what has to be bet and towards its session of play, and puts a large win on the board, in
 * the transaction of its payout. Trial money does none of these.
 *
 * @param outcome `payout` in all; `result` in words; `details` as they are from now on; `stood`: the part of the stake that did
 * not just go back; `cashedOut`: what was sold before the end, which is in `payout` and counts for nothing; `revise` takes from
 * what counts what the rules of the game leave out; `endedAt`: of a bet that had ended and is settled anew, which stays on the day
 * of its end; `isVoid`: its whole stake went back
 */
export async function settleRecord<Kind extends LaterKind>(
  { clock, ids }: Deps,
  tx: Tx,
  bet: BetRow<Kind>,
  outcome: {
    payout: bigint;
    result?: string;
    details?: BetDetails[Kind];
    stood?: bigint;
    cashedOut?: CashedOut;
    revise?: (valid: ValidBet) => ValidBet;
    endedAt?: Date;
    isVoid?: boolean;
  },
): Promise<void> {
  const { id, accountId, stake, currency, money, gameId, gameType } = bet;
  const { payout, result, details, endedAt, isVoid = false } = outcome;
  const { cashedOut = { stake: 0n, paid: 0n }, revise = (valid) => valid } = outcome;
  const stayed = { stake: stake - cashedOut.stake, payout: payout - cashedOut.paid };
  const now = endedAt ?? clock.now();
  // A bet that meets a bonus moves money after it was counted: its wallet is locked before the sums of its day, as by a stake.
  const [{ owner } = {}] = await tx
    .select({ owner: accounts })
    .from(accounts)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, bet.wallet))
    .where(eq(accounts.id, accountId))
    .for('update', { of: ledgerAccounts });
  if (!owner) throw new Error(`no owner of bet ${id}`);
  const shares = await settingOf(tx, owner.merchantCode, 'validBetShares');
  const share = shares[gameType as GameCategory] ?? 10_000;
  const weighedBy = (rate: number): ValidBet =>
    isVoid
      ? { amount: 0n, reason: 'void', share: rate }
      : revise(computeValidBet(stayed.stake, stayed.payout, rate, currency, outcome.stood ?? stayed.stake));
  const counted = weighedBy(share);
  const valid: ValidBet = !isVoid && cashedOut.stake > 0n ? { ...counted, reason: 'cashedOut' } : counted;
  await tx
    .update(bets)
    .set({
      status: isVoid ? 'void' : statusOf(stake, payout),
      payout,
      settledAt: now,
      validBet: valid.amount,
      validBetReason: valid.reason,
      validBetShare: valid.share,
      facts: { ...bet.facts, ...(result !== undefined && { Result: result }) },
      ...(details && { details }),
    })
    .where(isRecordOf(bet));
  if (money === 'play') return;
  await countPayout(tx, { accountId, placedAt: bet.placedAt, payout: payout - bet.payout });
  if (endedAt) await tx.delete(winners).where(eq(winners.id, id));
  if (payout > stake && isBoardWin(stake, payout, await stakeUnitOf(tx, owner.merchantCode)))
    await tx.insert(winners).values({
      id,
      merchantCode: owner.merchantCode,
      accountLabel: maskAccount(owner.username),
      gameId,
      amount: payout,
      currency,
      wonAt: now,
    });
  await countBet({ clock, ids }, tx, {
    id,
    accountId,
    gameType,
    game: gameId,
    stake,
    validBet: valid.amount,
    unweighted: weighedBy(10_000).amount,
    currency,
    at: now,
    isAnew: endedAt !== undefined,
  });
}
