/**
 * Decimal places that ISO 4217 gives a currency, where they are not two. Browsers disagree: their data says how many
 * are usual on a price tag (none for the rupiah), not how many there are.
 */
const exponents: Readonly<Record<string, number>> = Object.fromEntries([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((code) => [code, 0]),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((code) => [code, 3]),
]);

/**
 * Decimal places in which amounts of a currency can be typed: what ISO 4217 gives it, but never more than the platform
 * can count in. A code that is none of ISO's, such as USDT, has all that the platform counts in.
 * @param scale decimal places that one minor unit stands for.
 */
export function currencyDecimals(currency: string, scale: number): number {
  const code = currency.toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? Math.min(exponents[code] ?? 2, scale) : scale;
}
