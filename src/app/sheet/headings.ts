import { getLocalTimeZone } from '@internationalized/date';
import { offsetAt } from '#design-system/i18n/zoneText.ts';
import type { Sheet } from '#features/sheet/sheet.ts';

/** The headings of a file: amounts say their currency, moments their zone. */
export const headings = (sheet: Sheet): string[] =>
  sheet.columns.map(({ name, kind }, at) => {
    const unit = kind === 'money' ? sheet.currency : kind === 'time' ? zoneOf(sheet, at) : '';
    return unit === '' ? name : `${name} (${unit})`;
  });

/** The offset of all moments of a column; the zone's name where it changes between them. */
function zoneOf({ rows, timeZone }: Sheet, at: number): string {
  const moments = rows.map((row) => row[at]).filter((value) => typeof value === 'string' && value !== '');
  const offsets = new Set(moments.map((moment) => offsetAt(String(moment), timeZone)));
  return offsets.size > 1 ? (timeZone ?? getLocalTimeZone()) : ([...offsets][0] ?? '');
}
