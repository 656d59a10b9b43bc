import { divideAmount } from '#contract/amounts';
import type { LegResult } from './markets';

/** Decimal odds in thousandths: the stake counts once. */
export const evens = 1000n;

/** The price of several outcomes that must all be met: their product, in thousandths, floored once. */
export function parlayPrice(prices: readonly number[]): bigint {
  const product = prices.reduce((all, price) => all * BigInt(price), 1n);
  return prices.length === 0 ? evens : product / evens ** BigInt(prices.length - 1);
}

/** What comes back of a stake at a price, with the stake. */
export const paysAt = (stake: bigint, price: bigint, currency: string): bigint =>
  divideAmount(stake * price, evens, currency);

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
