import type { CellValue, ValueKind } from '#ds/Table';
import { formatNumber, type LocaleRow } from '#ds-i18n';
import { csvCell, spreadsheetText } from '#contract/spreadsheetText';
import type { Sheet } from '#features/sheet/sheet.ts';
import { headings } from './headings';
import { plainAmount } from './plainAmount';
import { wallTime } from './wallTime';

/**
 * A sheet as CSV: amounts with the decimal sign of the reader's language and no groups, so that a spreadsheet in it reads
 * numbers, and columns apart by a semicolon where that sign is a comma. The byte order mark says that it is UTF-8.
 */
export function sheetCsv(sheet: Sheet, locale: LocaleRow): Blob {
  const sign = formatNumber(0.5, locale).replaceAll(/\d/g, '');
  const separator = sign === ',' ? ';' : ',';
  const text = (value: CellValue, kind: ValueKind): string => {
    if (value == null || value === '') return '';
    switch (kind) {
      case 'money':
        return plainAmount(String(value), sheet.currency).replace('.', sign);
      case 'number':
        return String(value).replace('.', sign);
      case 'percent':
        return `${String(Math.round(Number(value) * 1e6) / 1e4).replace('.', sign)}%`;
      case 'time':
        return wallTime(String(value), sheet.timeZone).replace('T', ' ');
      case 'day':
        return String(value);
      default:
        return spreadsheetText(String(value));
    }
  };
  const line = (cells: readonly string[]): string =>
    `${cells.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`;
  const row = (values: readonly CellValue[]): string =>
    line(sheet.columns.map(({ kind }, at) => text(values[at], isLabel(values, at) ? 'text' : kind)));
  const isLabel = (values: readonly CellValue[], at: number): boolean => at === 0 && values === sheet.totals;
  return new Blob(
    [
      '\uFEFF',
      line(headings(sheet).map(spreadsheetText)),
      ...sheet.rows.map(row),
      ...(sheet.totals ? [row(sheet.totals)] : []),
      line([]),
      ...sheet.notes.map((note) => line([spreadsheetText(note)])),
      ...sheet.facts.map(({ label, value }) => line([spreadsheetText(label), spreadsheetText(value)])),
    ],
    { type: 'text/csv;charset=utf-8' },
  );
}
