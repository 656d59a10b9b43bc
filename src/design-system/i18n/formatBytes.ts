import { intlTagOf, type LocaleRow } from '#locales';
import { dash, kept } from './format';

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size of data in a language, in the largest unit that leaves a whole number before the comma: 1.5 MB. */
export function formatBytes(bytes: number, row: LocaleRow): string {
  if (!Number.isFinite(bytes) || bytes < 0) return dash;
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), byteUnits.length - 1);
  const unit = byteUnits[power] ?? 'byte';
  const tag = intlTagOf(row);
  return kept(
    ['bytes', tag, unit].join('|'),
    () => new Intl.NumberFormat(tag, { style: 'unit', unit, maximumFractionDigits: 1 }),
  ).format(bytes / 1000 ** power);
}
