import type { LocaleRow } from '#ds-i18n';

/** A number of hours, minutes, days … as a person says it. */
export const unitText = (
  value: number,
  name: 'hour' | 'minute' | 'day' | 'week' | 'month' | 'year',
  row: LocaleRow,
): string =>
  new Intl.NumberFormat(row.intlTag, {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'hour' || name === 'minute' ? 'short' : 'long',
  }).format(value);

/** Minutes as a person says them: 1 hr 12 min. */
export function timeText(minutes: number, row: LocaleRow): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? [unitText(hours, 'hour', row)] : []),
    ...(rest > 0 || hours === 0 ? [unitText(rest, 'minute', row)] : []),
  ].join(' ');
}
