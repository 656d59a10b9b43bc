import { shareOf } from './amounts';

/** What a promotion pays of a deposit, of bets or of a loss: a rate in 1/10,000, and the most in minor units. */
export interface PromotionShare {
  readonly rate?: number | undefined;
  readonly most?: string | undefined;
}

/** What a promotion pays of an amount; never more than its most. */
export function promotionShare({ rate = 0, most }: PromotionShare, amount: bigint, currency: string): bigint {
  const share = shareOf(amount, rate, currency);
  return most !== undefined && share > BigInt(most) ? BigInt(most) : share;
}

/** What has to be bet before a deposit's bonus is one's own: both, so many times. */
export const bonusTurnover = (deposit: bigint, bonus: bigint, wagering: number): bigint =>
  (deposit + bonus) * BigInt(wagering);
