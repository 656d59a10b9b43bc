import { formatDateTime, toDate, useLocaleRow, type DateTimeStyle } from '#ds-i18n';
import { formatRelative } from '../../i18n/formatRelative';
import { useNow } from '#ds/Countdown';
import { useClasses } from '#theme/useClasses';
import { root } from './DateTime.styles';

const parts = { root };

/** How a moment is written. `relative` is "5 minutes ago" for a week around now, then the date. */
export type DateTimeFormat = DateTimeStyle | 'relative';

export interface DateTimeProps {
  /** Epoch milliseconds or ISO 8601. Anything else shows a dash. */
  value: number | string | Date;
  /** How it is written: as a day, a time, both, or relative to now. @default 'dateTime' */
  format?: DateTimeFormat;
  /** IANA name, such as the zone of a draw. @default the visitor's own */
  timeZone?: string;
  /** Time that `relative` counts from instead of the clock's, in epoch milliseconds. */
  now?: number;
}

/** A moment in the user's language, Gregorian calendar and Latin digits. */
export function DateTime({ value, format = 'dateTime', timeZone, now }: DateTimeProps) {
  const locale = useLocaleRow();
  const date = toDate(value);
  const shared = { className: useClasses(parts).root, dateTime: date?.toISOString() };
  if (format === 'relative' && date) {
    return (
      <time {...shared} title={formatDateTime(date, locale, 'dateTime', timeZone)}>
        <Relative date={date} timeZone={timeZone} now={now} />
      </time>
    );
  }
  return (
    <time {...shared}>
      {formatDateTime(value, locale, format === 'relative' ? 'dateTime' : format, timeZone)}
    </time>
  );
}

const minute = 60_000;
const steps = [
  ['day', 1440 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;
const week = 7 * 1440 * minute;

function Relative({
  date,
  timeZone,
  now: given,
}: {
  date: Date;
  timeZone: string | undefined;
  now: number | undefined;
}) {
  const locale = useLocaleRow();
  const now = useNow(given, minute);
  const distance = now === undefined ? week : date.getTime() - now;
  if (Math.abs(distance) >= week) return formatDateTime(date, locale, 'date', timeZone);
  const [unit, length] = steps.find(([, size]) => Math.abs(distance) >= size) ?? steps[2];
  return (
    formatRelative(Math.trunc(distance / length), unit, locale) ??
    formatDateTime(date, locale, 'dateTime', timeZone)
  );
}
