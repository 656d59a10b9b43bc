import { decimalsOf, isFiner } from '#contract/currencyDecimals';
import { isRightToLeft, isolated } from '#platform/direction';

/** The language whose numbers a page writes: Latin digits, and those of English where lines run from right to left. */
export const numberTag = (language: string): string =>
  isRightToLeft(language) ? 'en' : `${language}-u-nu-latn`;

const signs = new Map<string, { decimal: string; group: string }>();

/** What stands between whole and cents, and between groups of digits, in the amounts of a page. */
export function signsOf(language: string): { decimal: string; group: string } {
  const tag = numberTag(language);
  const known = signs.get(tag);
  if (known) return known;
  const parts = new Intl.NumberFormat(tag, {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  }).formatToParts(1_234_567);
  const signOf = (type: string) => parts.find((each) => each.type === type)?.value;
  const found = { decimal: signOf('decimal') ?? '.', group: signOf('group') ?? ',' };
  signs.set(tag, found);
  return found;
}

/**
 * Writes an amount of minor units with its currency: the decimals that it has and grouped thousands, Latin digits. A code
 * that is no ISO currency (USDT) stands after the number. Amounts read from left to right in every language.
 */
export function money(amount: string | bigint, currency: string, language: string): string {
  // Number is exact up to 2^53 minor units: ninety trillion in whole ones.
  const value = Number(amount) / 100;
  const tag = numberTag(language);
  // Hundredths of a dong that are left from before are money, too.
  const decimals = isFiner(BigInt(amount), currency) ? 2 : Math.min(2, decimalsOf(currency));
  const digits = {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  } as const;
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

/** Writes shares of 10,000 as percentages: 9706 is 97.06 %. */
export const percentIn = (language: string): ((share: number) => string) => {
  const format = new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'percent',
    maximumFractionDigits: 2,
  });
  return (share) => format.format(share / 10_000);
};
