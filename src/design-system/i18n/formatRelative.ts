import { ownIntlTagOf, type LocaleRow } from '#locales';

/** A distance in time from now, in words: yesterday, in 5 minutes. Undefined where the browser has not the language. */
export function formatRelative(
  value: number,
  unit: Intl.RelativeTimeFormatUnit,
  row: LocaleRow,
): string | undefined {
  const tag = ownIntlTagOf(row);
  return tag ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(value, unit) : undefined;
}
