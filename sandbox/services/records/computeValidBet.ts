import type { ValidBetReason } from '#contract';
import { rateScale } from '#contract/amounts';
import { validBetOf } from '#contract/validBet';

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

/** What counts of a finished bet, and why; `stood` as for `validBetOf`. */
export function computeValidBet(
  stake: bigint,
  payout: bigint,
  share: number,
  currency: string,
  stood = stake,
): ValidBet {
  const reason =
    payout === stake ? 'even' : stood < stake ? 'pushed' : share === Number(rateScale) ? 'full' : 'share';
  return { amount: validBetOf(stake, payout, share, currency, stood), reason, share };
}
