import { smallestAmountOf } from './currencyDecimals';

/** A rate of one: rates are whole numbers of 1/10,000. Source: money rules. */
export const rateScale = 10_000n;

/** Odds are whole numbers of 1/10,000: 19600 pays 1.96 times the stake. */
export const oddsScale = 10_000n;

/** Divides, rounding half to even. `divisor` is positive. */
function divideHalfEven(value: bigint, divisor: bigint): bigint {
  const sign = value < 0n ? -1n : 1n;
  const size = value * sign;
  const quotient = size / divisor;
  const twice = (size % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return sign * (isUp ? quotient + 1n : quotient);
}

/**
 * A part of an amount of money, in minor units: rounded once, half to even, to the smallest amount that the currency has.
 * Every payment that is divided comes from here; the house keeps the rest. Source: money rules.
 * @param value minor units times what they are multiplied by
 */
export function divideAmount(value: bigint, divisor: bigint, currency: string): bigint {
  const smallest = smallestAmountOf(currency);
  return divideHalfEven(value, divisor * smallest) * smallest;
}

/** A share of an amount of money; `rate` in 1/10,000. */
export const shareOf = (amount: bigint, rate: bigint | number, currency: string): bigint =>
  divideAmount(amount * BigInt(rate), rateScale, currency);
