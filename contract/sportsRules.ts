import { divideAmount } from './amounts';

/** Decimal odds of one, in thousandths: the stake counts once. */
export const evens = 1000n;

/** The price of several outcomes that must all be met: their product, in thousandths, floored once. */
export function parlayPrice(prices: readonly number[]): bigint {
  const product = prices.reduce((all, price) => all * BigInt(price), 1n);
  return prices.length === 0 ? evens : product / evens ** BigInt(prices.length - 1);
}

/** What comes back of a stake at a price, with the stake. */
export const paysAt = (stake: bigint, price: bigint, currency: string): bigint =>
  divideAmount(stake * price, evens, currency);
