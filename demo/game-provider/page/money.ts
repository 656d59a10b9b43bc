import { isolated, isRightToLeft } from '../../../sandbox/words/direction';

/**
 * Writes an amount of minor units with its currency: always two decimals and grouped thousands, Latin digits. A code
 * that is no ISO currency (USDT) stands after the number. Amounts read from left to right in every language.
 */
export function money(amount: string | bigint, currency: string, language: string): string {
  // Number is exact up to 2^53 minor units: ninety trillion in whole ones.
  const value = Number(amount) / 100;
  const tag = isRightToLeft(language) ? 'en' : `${language}-u-nu-latn`;
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;
  try {
    const format = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      ...digits,
    });
    return isolated(format.format(value), language);
  } catch {
    return isolated(`${new Intl.NumberFormat(tag, digits).format(value)} ${currency}`, language);
  }
}
