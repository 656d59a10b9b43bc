import { businessZone } from '#ds-i18n';
import {
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  toCalendarDate,
} from '@internationalized/date';

/** First and last business day of a report, `YYYY-MM-DD`. */
export interface ReportPeriod {
  from: string;
  to: string;
}

const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Days up to today that a report is of until others are chosen. */
const usualDays = 7;

/** The calendar day at an instant in a time zone, else the brand's; the visitor's own while neither is known. */
export const dayAt = (instant: number, timeZone?: string): string =>
  toCalendarDate(fromAbsolute(instant, timeZone ?? businessZone() ?? getLocalTimeZone())).toString();

/** A day some days before another one. */
export const daysBefore = (day: string, days: number): string => parseDate(day).subtract({ days }).toString();

/**
 * The days that an address asks for, the same on every page: `period` names a usual one (`yesterday`, the `month` or the
 * `year` so far, this month and the eleven before it as `months12`, or a number of days up to today), `from` and `to` give others. Without any it is seven days; what is no day, or reversed,
 * counts as these, too.
 */
export function periodOf(
  { from, to, period = '' }: Readonly<Record<string, string>>,
  today: string,
): ReportPeriod {
  if (from && to && dayShape.test(from) && dayShape.test(to) && from <= to) return { from, to };
  if (period === 'yesterday') return { from: daysBefore(today, 1), to: daysBefore(today, 1) };
  if (period === 'month') return { from: `${today.slice(0, 8)}01`, to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period === 'months12')
    return { from: startOfMonth(parseDate(today)).subtract({ months: 11 }).toString(), to: today };
  const days = /^\d{1,3}$/.test(period) ? Number(period) : usualDays;
  return { from: daysBefore(today, Math.max(1, days) - 1), to: today };
}

type Values = Readonly<Record<string, string>>;

/** Takes everything out of the address; what is put behind it stays. */
export const cleared = (address: Values): Values =>
  Object.fromEntries(Object.keys(address).map((name) => [name, '']));

/** A usual period and chosen days exclude each other: what was changed last counts. */
export function exclusive(before: Values, next: Values): Values {
  const hasDays = next['from'] !== before['from'] || next['to'] !== before['to'];
  const hasPeriod = next['period'] !== before['period'];
  if (hasDays && next['from']) return { ...next, period: '' };
  return hasPeriod || !next['from'] ? { ...next, from: '', to: '' } : next;
}
