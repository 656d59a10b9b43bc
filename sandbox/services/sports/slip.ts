import { evens, parlayPrice, paysAt } from '#contract/sportsRules';
import type { LegResult } from './markets';

/** A leg that has ended. */
export interface EndedLeg {
  price: number;
  result: LegResult | 'void';
}

/**
 * What comes back of a bet whose legs have all ended: nothing when one is lost; legs that were pushed or void count at a
 * price of 1.
 */
export function payoutOf(stake: bigint, legs: readonly EndedLeg[], currency: string): bigint {
  if (legs.some(({ result }) => result === 'lost')) return 0n;
  return paysAt(
    stake,
    parlayPrice(legs.map(({ price, result }) => (result === 'won' ? price : Number(evens)))),
    currency,
  );
}
