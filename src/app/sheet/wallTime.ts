import { fromAbsolute, getLocalTimeZone } from '@internationalized/date';

/** What a clock on a wall shows at a moment: `2026-11-27T14:38:05`; the visitor's own where no zone is known. */
export const wallTime = (at: string, timeZone: string | undefined): string =>
  fromAbsolute(Date.parse(at), timeZone ?? getLocalTimeZone())
    .toString()
    .slice(0, 19);
