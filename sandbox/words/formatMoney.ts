import { toAmount } from '../toAmount';
import type { WordLanguage } from './catalogues';
import { isolated } from './direction';

/**
 * An amount as the language writes it, Latin digits, with the decimals of its currency (two of a dollar, none of a dong),
 * as the site writes it. A code that ISO does not know (USDT) stands after the number.
 * @param minor hundredths of the currency
 * @param isWhole leaves out cents that are zero, for what an operator promises
 */
export function formatMoney(
  minor: bigint,
  currency: string,
  language: WordLanguage,
  isWhole = false,
): string {
  const isRound = isWhole && minor % 100n === 0n;
  const exact = toAmount(minor) as `${number}`;
  const tag = `${language}-u-nu-latn`;
  const grouped = { useGrouping: 'always', ...(isRound && { maximumFractionDigits: 0 }) } as const;
  const text = /^[A-Z]{3}$/.test(currency)
    ? new Intl.NumberFormat(tag, {
        ...grouped,
        style: 'currency',
        currency,
        ...(isRound && { minimumFractionDigits: 0 }),
      }).format(exact)
    : `${new Intl.NumberFormat(tag, { ...grouped, ...(!isRound && { minimumFractionDigits: 2 }) }).format(exact)} ${currency}`;
  return isolated(text, language);
}
