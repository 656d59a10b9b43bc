/** Days, both included. */
export interface Days {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const textOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);
/** First day of the month that is some months away from a day's own. */
const monthAt = (day: string, away = 0): string => {
  const date = new Date(day);
  return textOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + away, 1));
};

/** A day moved by some days. */
export const shifted = (day: string, days: number): string => textOf(Date.parse(day) + days * dayMs);

/** A period as days before its first whole month, whole months, and the month that it ends in when that goes on after it. */
export function monthParts({ from, to }: Days): { before?: Days; months?: Days; running?: Days } {
  const first = from === monthAt(from) ? from : monthAt(from, 1);
  const last = monthAt(to);
  if (first > last) return { before: { from, to } };
  const next = monthAt(to, 1);
  // First day after the last whole month.
  const end = shifted(to, 1) === next ? next : last;
  return {
    ...(from < first && { before: { from, to: shifted(first, -1) } }),
    ...(first < end && { months: { from: first, to: shifted(end, -1) } }),
    ...(end === last && { running: { from: last, to: shifted(next, -1) } }),
  };
}

/** The days of a month before a part that reaches to its end, when they are fewer than that part; undefined when it does not, or they are not. */
export function missingDays({ from, to }: Days): Days | undefined {
  const first = monthAt(from);
  if (shifted(to, 1) !== monthAt(from, 1) || from === first) return undefined;
  const missing = { from: first, to: shifted(from, -1) };
  return lengthOf(missing) < lengthOf({ from, to }) ? missing : undefined;
}
const lengthOf = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/** The years that a period touches, each with a text of 366 bits: one for every day of the period, the year's first day first. */
export function yearBits({ from, to }: Days): Map<number, string> {
  const bits = new Map<number, string>();
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year += 1) {
    const first = Date.UTC(year, 0, 1);
    const placeOf = (day: string): number => Math.round((Date.parse(day) - first) / dayMs);
    const begin = Math.max(0, placeOf(from));
    const end = Math.min(365, placeOf(to));
    bits.set(year, `${'0'.repeat(begin)}${'1'.repeat(end - begin + 1)}`.padEnd(366, '0'));
  }
  return bits;
}
