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

/** What was won with a bonus above its largest win, of all that the bonus holds: it is not paid when the bonus is earned. */
export function aboveMostWin(held: bigint, bonus: bigint, mostWin: bigint | undefined): bigint {
  const above = mostWin === undefined ? 0n : held - bonus - mostWin;
  return above > 0n ? above : 0n;
}
