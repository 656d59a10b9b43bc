/** A period of time: from `from` up to, and without, `to`. */
export interface Period {
  from: Date;
  to: Date;
}

/** Formatters are dear to make, and every day of a zone is read with the same one. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formatters.set(timeZone, known);
  return known;
}

/** Milliseconds by which a time zone's clocks are ahead of UTC at a moment. */
function offsetAt(timeZone: string, at: Date): number {
  const parts = formatterOf(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return local - Math.floor(at.getTime() / 1000) * 1000;
}

/** The moment at which a local date begins; `day` may lie outside of its month, as in `Date.UTC`. */
function startOf(timeZone: string, year: number, month: number, day: number): Date {
  const local = Date.UTC(year, month, day);
  const guess = new Date(local - offsetAt(timeZone, new Date(local)));
  // Once more, for a day on which the clocks change between the guess and midnight.
  return new Date(local - offsetAt(timeZone, guess));
}

/** The moment at which a calendar date begins there. */
export function startOfDate(timeZone: string, date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return startOf(timeZone, year, month - 1, day);
}

/** The calendar date of a moment there: `2026-11-23`. */
export function businessDateOf(timeZone: string, at: Date): string {
  return new Date(at.getTime() + offsetAt(timeZone, at)).toISOString().slice(0, 10);
}

function localDate(timeZone: string, at: Date): { year: number; month: number; day: number } {
  const local = new Date(at.getTime() + offsetAt(timeZone, at));
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** The business day of a moment: midnight to midnight in the brand's time zone. Source: money rules. */
export function businessDayOf(timeZone: string, at: Date): Period {
  const { year, month, day } = localDate(timeZone, at);
  return { from: startOf(timeZone, year, month, day), to: startOf(timeZone, year, month, day + 1) };
}

/** The business week of a moment, from Monday, in the brand's time zone. */
export function businessWeekOf(timeZone: string, at: Date): Period {
  const { year, month, day } = localDate(timeZone, at);
  const monday = day - ((new Date(Date.UTC(year, month, day)).getUTCDay() + 6) % 7);
  return { from: startOf(timeZone, year, month, monday), to: startOf(timeZone, year, month, monday + 7) };
}

/** The business month of a moment, in the brand's time zone. */
export function businessMonthOf(timeZone: string, at: Date): Period {
  const { year, month } = localDate(timeZone, at);
  return { from: startOf(timeZone, year, month, 1), to: startOf(timeZone, year, month + 1, 1) };
}

/** The half of a business month that a moment lies in, from the 1st or the 16th, in the brand's time zone. */
export function businessHalfMonthOf(timeZone: string, at: Date): Period {
  const { year, month, day } = localDate(timeZone, at);
  return day < 16
    ? { from: startOf(timeZone, year, month, 1), to: startOf(timeZone, year, month, 16) }
    : { from: startOf(timeZone, year, month, 16), to: startOf(timeZone, year, month + 1, 1) };
}

const hourMs = 3_600_000;

/** The hour by the brand's clocks that a moment lies in; zones may be ahead by part of an hour. */
export function businessHourOf(timeZone: string, at: Date): Period {
  const local = at.getTime() + offsetAt(timeZone, at);
  const from = at.getTime() - (((local % hourMs) + hourMs) % hourMs);
  return { from: new Date(from), to: new Date(from + hourMs) };
}
