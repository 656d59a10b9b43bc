/** A rate of one: rates are whole numbers of 1/10,000. Source: money rules. */
export const wholeRate = 10_000n;

/** Divides, rounding half to even. `divisor` is positive. */
export function divideHalfEven(value: bigint, divisor: bigint): bigint {
  const sign = value < 0n ? -1n : 1n;
  const size = value * sign;
  const quotient = size / divisor;
  const twice = (size % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  return sign * (isUp ? quotient + 1n : quotient);
}

/** A share of an amount: rounded once, half to even. `rate` in 1/10,000. */
export const shareOf = (amount: bigint, rate: bigint | number): bigint =>
  divideHalfEven(amount * BigInt(rate), wholeRate);
