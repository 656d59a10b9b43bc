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
