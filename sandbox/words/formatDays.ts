import type { WordLanguage } from './catalogues';

/**
 * Business days as the language writes them, Latin digits, in the Gregorian calendar: “Nov 16 – 22, 2026”, and one day once.
 * @param days the first and the last, `YYYY-MM-DD`, in the brand's zone already
 */
export function formatDays(
  [first, last]: readonly [first: string, last: string],
  language: WordLanguage,
): string {
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, style);
  return format.formatRange(new Date(first), new Date(last));
}
