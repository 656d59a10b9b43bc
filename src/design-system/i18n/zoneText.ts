import { fromAbsolute, getLocalTimeZone } from '@internationalized/date';
import type { LocaleRow } from '#locales';
import { businessZone } from './businessZone';
import { formatDateTime } from './format';
import { joinFacts } from './joinFacts';

/** The offset of a zone at a moment: `UTC+7`; the reader's own without one. */
export function offsetAt(at: string, timeZone: string | undefined): string {
  const minutes = fromAbsolute(Date.parse(at), timeZone ?? getLocalTimeZone()).offset / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/**
 * A moment by the brand's clock, and by the reader's own where that shows another time; both say their zones:
 * "Dec 1, 2026, 3:00 AM (UTC+7) · Nov 30, 2026, 8:00 PM (UTC)".
 */
export function formatInBothZones(at: string, row: LocaleRow): string {
  const timeIn = (zone: string | undefined): string =>
    `${formatDateTime(at, row, 'dateTime', zone)} (${offsetAt(at, zone)})`;
  return joinFacts([...new Set([timeIn(businessZone()), timeIn(undefined)])]);
}
