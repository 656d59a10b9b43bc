import type { CalendarDate } from '@internationalized/date';
import { formatDateTime, useDs, useLocaleRow } from '#ds-i18n';
import type { DayLimits } from './days';

/**
 * What is wrong with chosen days, in words; undefined while nothing is. react-aria finds the same faults, but writes the
 * dates in its sentences the way the browser's language does, not the page's.
 */
export function useDayFault(
  days: { readonly start: CalendarDate; readonly end: CalendarDate } | undefined,
  { min, max }: DayLimits,
): string | undefined {
  const ds = useDs();
  const locale = useLocaleRow();
  if (!days) return undefined;
  const named = (day: CalendarDate) => formatDateTime(day.toString(), locale, 'date', 'UTC');
  if (days.end.compare(days.start) < 0) return ds('date.reversed');
  if (min && days.start.compare(min) < 0) return ds('date.tooEarly', { date: named(min) });
  if (max && days.end.compare(max) > 0) return ds('date.tooLate', { date: named(max) });
  return undefined;
}
