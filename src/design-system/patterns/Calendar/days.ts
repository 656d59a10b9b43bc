import type { CalendarDate } from '@internationalized/date';
import {
  endOfMonth,
  fromAbsolute,
  getLocalTimeZone,
  parseDate,
  startOfMonth,
  toCalendarDate,
} from '@internationalized/date';
import { businessZone, platformNow } from '#ds-i18n';

const todayIn = (timeZone: string): CalendarDate => toCalendarDate(fromAbsolute(platformNow(), timeZone));

/** A day of the Gregorian calendar, ISO 8601: `2026-11-21`. */
export type Day = string;

/** From a first day to a last one, both included. */
export interface DayRange {
  /** The first day. */
  readonly start: Day;
  /** The last day, no earlier than the first. */
  readonly end: Day;
}

/** Days that a press can choose, before the calendar is even looked at. */
export type DayPreset = 'today' | 'yesterday';
export type RangePreset = DayPreset | 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth';

/** The first and last day that may be chosen. */
export interface DayLimits {
  /** The first day that may be chosen; undefined where there is none. */
  readonly min: CalendarDate | undefined;
  /** The last day that may be chosen; undefined where there is none. */
  readonly max: CalendarDate | undefined;
}

/** Reads what a form or an address holds; undefined for anything that is no day. */
export function toDay(text: string | null | undefined): CalendarDate | undefined {
  if (!text) return undefined;
  try {
    return parseDate(text);
  } catch {
    return undefined;
  }
}

/** What today is in a time zone; in the brand's if none is named, in the reader's own if it is not known. */
export function today(timeZone?: string): CalendarDate {
  try {
    return todayIn(timeZone ?? businessZone() ?? getLocalTimeZone());
  } catch {
    return todayIn(getLocalTimeZone());
  }
}

/** A value of the pickers, as react-aria keeps it. */
export interface Days {
  /** The first day. */
  readonly start: CalendarDate;
  /** The last day; the first one for a single day. */
  readonly end: CalendarDate;
}

const spans: Readonly<Record<RangePreset, (now: CalendarDate) => Days>> = {
  today: (now) => ({ start: now, end: now }),
  yesterday: (now) => ({ start: now.subtract({ days: 1 }), end: now.subtract({ days: 1 }) }),
  last7Days: (now) => ({ start: now.subtract({ days: 6 }), end: now }),
  last30Days: (now) => ({ start: now.subtract({ days: 29 }), end: now }),
  thisMonth: (now) => ({ start: startOfMonth(now), end: endOfMonth(now) }),
  lastMonth: (now) => {
    const before = now.subtract({ months: 1 });
    return { start: startOfMonth(before), end: endOfMonth(before) };
  },
};

/**
 * The days of a preset, without those after the last day that may be chosen.
 * @returns undefined when none is left, or when the first of them is too early: half of “last 30 days” would be a lie.
 */
export function presetDays(
  preset: RangePreset,
  now: CalendarDate,
  { min, max }: DayLimits,
): Days | undefined {
  const { start, end } = spans[preset](now);
  const last = max && end.compare(max) > 0 ? max : end;
  if (last.compare(start) < 0 || (min && start.compare(min) < 0)) return undefined;
  return { start, end: last };
}
