import type { GameCategory, ValidBetReason } from '#contract';
import { rateScale } from '#contract/amounts';
import { validBetOf } from '#contract/validBet';
import type { Tx } from '../../db/database';
import { bets } from '../../db/schema';
import { settingOf } from '../settings';

/** A bet as its provider reports it when it ends at once, as a spin does. */
export interface FinishedBet {
  id: string;
  accountId: string;
  merchantCode: string;
  gameId: string;
  gameType: string;
  vassalage: string;
  currency: string;
  stake: bigint;
  payout: bigint;
  placedAt: Date;
  settledAt: Date;
}

/** What counts of a bet and why. */
export interface ValidBet {
  amount: bigint;
  reason: ValidBetReason;
  /** In 1/10,000. */
  share: number;
}

/** How a bet ended, for its player. */
export const statusOf = (stake: bigint, payout: bigint): 'won' | 'lost' | 'even' =>
  payout > stake ? 'won' : payout < stake ? 'lost' : 'even';

/** What counts of a finished bet, and why. */
export function computeValidBet(stake: bigint, payout: bigint, share: number, currency: string): ValidBet {
  const reason = payout === stake ? 'even' : share === Number(rateScale) ? 'full' : 'share';
  return { amount: validBetOf(stake, payout, share, currency), reason, share };
}

/**
 * Writes a finished bet to the record, in the transaction of its posting; the sums by day follow in the database.
 * Returns what of it counts.
 */
export async function recordBet(tx: Tx, { merchantCode, ...bet }: FinishedBet): Promise<ValidBet> {
  const shares = await settingOf(tx, merchantCode, 'validBetShares');
  const valid = computeValidBet(
    bet.stake,
    bet.payout,
    shares[bet.gameType as GameCategory] ?? 10_000,
    bet.currency,
  );
  await tx.insert(bets).values({
    ...bet,
    status: statusOf(bet.stake, bet.payout),
    validBet: valid.amount,
    validBetReason: valid.reason,
    validBetShare: valid.share,
    // The database computes it from the brand's time zone.
    day: '0001-01-01',
  });
  return valid;
}
