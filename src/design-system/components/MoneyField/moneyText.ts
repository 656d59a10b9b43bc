import type { LocaleRow } from '#ds-i18n';
import { withoutCurrency } from '../../i18n/currencyNames';
import { formatMoneyInput } from '../../i18n/formatMoneyInput';
import { parseNumberInput, type ParsedNumber } from '../../i18n/parseNumberInput';

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
export function readMoney(text: string, { row, currency, scale, decimals }: MoneyShape): ParsedNumber {
  const parsed = parseNumberInput(withoutCurrency(text, currency, row), row, decimals);
  return parsed.ok ? { ok: true, minor: parsed.minor * 10n ** BigInt(scale - decimals) } : parsed;
}

/** A whole number of minor units as on the wire; null for anything else. */
export function wireMinor(value: string | bigint | null | undefined): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return /^-?\d{1,18}$/.test(text) ? BigInt(text).toString() : null;
}
