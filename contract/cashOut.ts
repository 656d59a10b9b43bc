import { divideAmount } from './amounts';
import { smallestAmountOf } from './currencyDecimals';
import { evens, legFactor, type EndedLeg, type PricedLeg, type Score } from './sportsRules';

/** The house's share of what an open bet is worth, in 1/10,000. */
export const cashOutMargin = 500n;
/** For so long a quote holds. */
export const cashOutHoldMs = 5_000;
/** So long a cash-out is looked at while one of its matches is played: a goal meanwhile refuses it. */
export const cashOutCheckMs = 4_000;
/** A bet is cashed out in tenths of what is open of it. */
export const wholeBet = 10;

/** A leg of an open bet: what its outcome is worth now in thousandths, or how its match ended (null: void). */
export type StandingLeg = PricedLeg & ({ now: number } | { score: Score | null });

/** Part of the stake of an open bet that was cashed out, and what was paid for it, in minor units. */
export interface CashedOut {
  stake: bigint;
  paid: bigint;
}

/**
 * What an open bet is worth: stake × (odds taken ÷ odds now) × (1 − margin), over the legs that are still open; a leg that
 * has ended counts as it does in the settlement. Rounded once. 0 where a leg is lost.
 */
export function cashOutOf(stake: bigint, legs: readonly StandingLeg[], currency: string): bigint {
  let top = stake * (10_000n - cashOutMargin);
  let bottom = 10_000n;
  for (const leg of legs) {
    const isOpen = 'now' in leg;
    top *= isOpen ? BigInt(leg.price) : legFactor(leg as EndedLeg);
    bottom *= isOpen ? BigInt(leg.now) : 2n * evens;
  }
  return divideAmount(top, bottom, currency);
}

/**
 * Some tenths of an open bet: the part of its stake, down to what the currency has, and the same part of the price.
 *
 * @param whole what is open of the bet and what all of that is worth
 */
export function cashOutPart(whole: CashedOut, tenths: number, currency: string): CashedOut {
  if (tenths === wholeBet) return whole;
  const smallest = smallestAmountOf(currency);
  const stake = ((whole.stake * BigInt(tenths)) / (BigInt(wholeBet) * smallest)) * smallest;
  return { stake, paid: divideAmount(whole.paid * stake, whole.stake, currency) };
}
