import type { LocaleRow } from '#ds-i18n';
import { intlTagOf } from '#locales';
import { parseAmount, type ParsedNumber } from '#contract/parseNumber';
import { typedText } from '#contract/typedText';
import { formatMoney } from '../../i18n/formatMoney';
import { formatMoneyInput } from '../../i18n/formatMoneyInput';
import { signsOf } from '../../i18n/parseNumberInput';

/** How amounts of one field are written. */
export interface MoneyShape {
  /** Language of the text. */
  readonly row: LocaleRow;
  /** Code that may stand beside a pasted amount. */
  readonly currency: string;
  /** Decimal places that one minor unit stands for. */
  readonly scale: number;
  /** Decimal places that can be typed; at most `scale`. */
  readonly decimals: number;
}

/** The amount as the field shows it at rest: grouped, with no more decimals than the currency has. */
export function showMoney(minor: string | null, { row, scale, decimals }: MoneyShape): string {
  if (minor === null) return '';
  const rest = '0'.repeat(scale - decimals);
  // A balance can hold a fraction that cannot be typed; it is shown, never cut.
  return minor.endsWith(rest) && minor.length > rest.length
    ? formatMoneyInput(minor.slice(0, minor.length - rest.length), row, decimals)
    : formatMoneyInput(minor, row, minor === '0' ? decimals : scale);
}

/** What the text means, in minor units of the field's scale. */
export const readMoney = (
  text: string,
  { row, currency, scale }: Omit<MoneyShape, 'decimals'>,
): ParsedNumber => parseAmount(text, { tag: intlTagOf(row), signs: signsOf(row), currency, scale });

/** A whole number of minor units as on the wire; null for anything else. */
export function wireMinor(value: string | bigint | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return /^-?\d{1,18}$/.test(text) ? BigInt(text).toString() : null;
}

/** Three digits behind each sign, as groups have them. */
const groupedAnyhow = /^(\D*\d{1,3})((?:[.,]\d{3})+)(\D*)$/;

/**
 * Amounts that a text with more decimals than its currency may have meant, the smaller first: “1.500” in English is 1.50
 * with a zero too many, or 1,500 as other languages write it. Empty for any other text, and where neither is an amount.
 */
export function readingsOf(text: string, shape: MoneyShape): bigint[] {
  const read = readMoney(text, shape);
  if (read.ok || read.reason !== 'tooManyDecimals') return [];
  const [, first = '', groups = '', after = ''] = groupedAnyhow.exec(typedText(text)) ?? [];
  if (groups === '') return [];
  const fewer = groups.replace(/0+$/, '');
  const meant = [
    first + (fewer.length > 1 ? fewer : '') + after,
    first + groups.replaceAll(/[.,]/g, '') + after,
  ];
  const amounts = meant.flatMap((each) => {
    const parsed = readMoney(each, shape);
    return parsed.ok && parsed.minor > 0n ? [parsed.minor] : [];
  });
  return [...new Set(amounts)].sort((a, b) => (a < b ? -1 : 1));
}

/** The sign of a currency in a language, and whether it stands before the amount. */
export function symbolOf({ row, currency }: Pick<MoneyShape, 'row' | 'currency'>): {
  text: string;
  isBefore: boolean;
} {
  const { parts } = formatMoney('100', currency, row);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  const found = parts[at('currency')]?.value ?? currency;
  return { text: found.trim(), isBefore: at('currency') < at('whole') };
}
