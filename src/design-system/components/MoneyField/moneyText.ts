import type { LocaleRow } from '#ds-i18n';
import { intlTagOf } from '#locales';
import { parseAmount, type ParsedNumber } from '#contract/parseNumber';
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
