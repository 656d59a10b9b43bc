import { intlTagOf, ownIntlTagOf, type LocaleRow } from '#locales';

/** Stands where a value cannot be shown. */
export const dash = '—';

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

/** A formatter that is kept by its key: making one costs as much as some hundred calls of it. */
export function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = formats.get(key) as Format | undefined;
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

export interface NumberOptions {
  /** @default 'decimal'; 'percent' takes 0.965 for 96.5 % */
  readonly style?: 'decimal' | 'percent';
  /** @default 0 */
  readonly minimumFractionDigits?: number;
  /** @default 3 for decimals, 1 for percentages */
  readonly maximumFractionDigits?: number;
  /** 'compact' writes 12K. @default 'standard' */
  readonly notation?: 'standard' | 'compact';
  /** 'exceptZero' writes the sign of changes: +18.6%. @default 'auto' */
  readonly sign?: 'auto' | 'exceptZero';
}

/** A number in a language: Latin digits, all groups separated. A dash for what is no finite number. */
export function formatNumber(value: number | bigint, row: LocaleRow, options: NumberOptions = {}): string {
  if (typeof value === 'number' && !Number.isFinite(value)) return dash;
  const { style = 'decimal', notation = 'standard', sign, minimumFractionDigits = 0 } = options;
  const most = options.maximumFractionDigits ?? (style === 'percent' || notation === 'compact' ? 1 : 3);
  const maximumFractionDigits = Math.max(most, minimumFractionDigits);
  const tag = intlTagOf(row);
  const key = ['number', tag, style, notation, sign, minimumFractionDigits, maximumFractionDigits].join('|');
  const useGrouping = 'always';
  return kept(
    key,
    () =>
      new Intl.NumberFormat(tag, {
        style,
        notation,
        signDisplay: sign,
        useGrouping,
        minimumFractionDigits,
        maximumFractionDigits,
      }),
  ).format(value);
}

/** `record` is for lists of bets and transactions: date and time with seconds. `month` is the month and year alone. */
export type DateTimeStyle = 'date' | 'longDate' | 'time' | 'dateTime' | 'record' | 'month';

const styles: Readonly<Record<DateTimeStyle, Intl.DateTimeFormatOptions>> = {
  date: { dateStyle: 'medium' },
  longDate: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  record: { dateStyle: 'short', timeStyle: 'medium' },
  month: { year: 'numeric', month: 'long' },
};

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** In figures alone, for browsers that have no names of months in the language: 2026-11-21 15:04. */
const figures: Readonly<Record<DateTimeStyle, Intl.DateTimeFormatOptions>> = {
  date: day,
  longDate: day,
  time: clock,
  dateTime: { ...day, ...clock },
  record: { ...day, ...clock, second: '2-digit' },
  month: { year: 'numeric', month: '2-digit' },
};

/** A date from what the platform sends: epoch milliseconds or ISO 8601. Undefined for anything else. */
export function toDate(value: Date | number | string): Date | undefined {
  const date = typeof value === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(value) ? undefined : new Date(value);
  return date && !Number.isNaN(date.getTime()) ? date : undefined;
}

/**
 * A moment in a language and zone, always in the Gregorian calendar: a Thai year is 2026, not 2569.
 * @param timeZone IANA name; the visitor's own if left out.
 * @returns a dash for what is no date; an unknown zone is ignored.
 */
export function formatDateTime(
  value: Date | number | string,
  row: LocaleRow,
  style: DateTimeStyle = 'dateTime',
  timeZone?: string,
): string {
  const date = toDate(value);
  if (!date) return dash;
  const own = ownIntlTagOf(row);
  // Swedish writes figures in the order of ISO 8601, which reads the same in every language.
  // eslint-disable-next-line no-restricted-syntax -- shown to people, never read as a day
  const tag = own || 'sv-SE';
  const options = (own ? styles : figures)[style];
  const make = (zone: string | undefined) =>
    new Intl.DateTimeFormat(tag, zone ? { ...options, timeZone: zone } : options);
  return kept(['date', tag, style, timeZone].join('|'), () => {
    try {
      return make(timeZone);
    } catch {
      return make(undefined);
    }
  }).format(date);
}
