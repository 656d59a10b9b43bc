/**
 * Currencies to which ISO 4217 gives no decimal place. Browsers disagree: their data says how many are usual on a price
 * tag (none for the rupiah), not how many there are.
 */
const whole = /^(?:BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/;
const thousandths = /^(?:BHD|IQD|JOD|KWD|LYD|OMR|TND)$/;

/** Decimal places that a currency has: two, where ISO 4217 says no other number. */
export function decimalsOf(currency: string): number {
  const code = currency.toUpperCase();
  return whole.test(code) ? 0 : thousandths.test(code) ? 3 : 2;
}

/**
 * Decimal places in which amounts of a currency can be typed: what ISO 4217 gives it, but never more than the platform
 * can count in. A code that is none of ISO's, such as USDT, has all that the platform counts in.
 * @param scale decimal places that one minor unit stands for.
 */
export const currencyDecimals = (currency: string, scale: number): number =>
  /^[A-Z]{3}$/i.test(currency) ? Math.min(decimalsOf(currency), scale) : scale;

/** Minor units of the smallest amount that a currency has: 1 for a cent, 100 for a dong, as all are kept in hundredths. */
export const smallestAmountOf = (currency: string): bigint => (decimalsOf(currency) === 0 ? 100n : 1n);

/** Whether an amount is finer than its currency has, such as half a dong. */
export const isFiner = (amount: bigint, currency: string): boolean =>
  amount % smallestAmountOf(currency) !== 0n;
