import { fromAbsolute, getLocalTimeZone } from '@internationalized/date';

/** What a clock on a wall shows at a moment: `2026-11-27T14:38:05`; the visitor's own where no zone is known. */
export const wallTime = (at: string, timeZone: string | undefined): string =>
  fromAbsolute(Date.parse(at), timeZone ?? getLocalTimeZone())
    .toString()
    .slice(0, 19);

/** The offset of the zone at a moment: `UTC+7`. */
export function offsetAt(at: string, timeZone: string | undefined): string {
  const minutes = fromAbsolute(Date.parse(at), timeZone ?? getLocalTimeZone()).offset / 60_000;
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  if (minutes === 0) return 'UTC';
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
