import type { PayFigures } from '#contract';
import { businessZone, formatDateTime, formatDay, type DateTimeStyle, type LocaleRow } from '#ds-i18n';

/** A moment by the brand's clock, as the days of its contracts are. */
export const brandTime = (at: string, row: LocaleRow, style: DateTimeStyle = 'dateTime'): string =>
  formatDateTime(at, row, style, businessZone());

/** The time that a payslip is for: its days, or the hours of a day where it is settled more often. */
export function slipTime(
  { kind, from, to, firstDay, lastDay }: Pick<PayFigures, 'kind' | 'from' | 'to' | 'firstDay' | 'lastDay'>,
  row: LocaleRow,
): { from: string; to: string } {
  return kind === 'hourly' || kind === 'realTime'
    ? { from: brandTime(from, row), to: brandTime(to, row, 'time') }
    : { from: formatDay(firstDay, row), to: formatDay(lastDay, row) };
}

/** `UTC+7`: the reader's own without a zone. */
function offsetAt(at: string, timeZone: string | undefined): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZoneName: 'shortOffset',
    ...(timeZone && { timeZone }),
  });
  const label = format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
  return (label ?? 'GMT').replace(/^GMT(?:\+0$)?/, 'UTC');
}

/**
 * The moment of a settlement by the brand's clock, and by the reader's own where that shows another time:
 * "Dec 1, 2026, 3:00 AM (UTC+7) · Nov 30, 2026, 8:00 PM (UTC)".
 */
export function settlementTime(at: string, row: LocaleRow): string {
  const timeIn = (zone: string | undefined): string =>
    `${formatDateTime(at, row, 'dateTime', zone)} (${offsetAt(at, zone)})`;
  return [...new Set([timeIn(businessZone()), timeIn(undefined)])].join(' · ');
}
