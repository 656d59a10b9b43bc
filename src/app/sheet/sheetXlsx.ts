import type { CellValue, ValueKind } from '#ds/Table';
import type { LocaleRow } from '#ds-i18n';
import type { Sheet } from '#features/sheet/sheet.ts';
import { headings } from './headings';
import { plainAmount } from './plainAmount';
import { wallTime } from './wallTime';
import { contentTypes, relations, styles, styleOf, workbook, workbookRelations } from './xlsxParts';
import { zip } from './zip';

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const widest = 60;

/**
 * A sheet as XLSX: amounts and counts are numbers, moments and days are dates, and a text is a text whatever it begins
 * with. Source: ECMA-376, part 1, SpreadsheetML.
 */
export function sheetXlsx(sheet: Sheet, locale: LocaleRow): Promise<Blob> {
  const names = headings(sheet);
  const rows = [
    names.map((name) => textCell(name, true)),
    ...sheet.rows.map((values) => cellsOf(sheet, values, false)),
    ...(sheet.totals
      ? [
          [
            textCell(String(sheet.totals[0]), true),
            ...cellsOf(sheet, [null, ...sheet.totals.slice(1)], true).slice(1),
          ],
        ]
      : []),
    [],
    ...sheet.notes.map((note) => [textCell(note, false)]),
    ...sheet.facts.map(({ label, value }) => [textCell(label, false), textCell(value, false)]),
  ].map(xmlRow);
  const rightToLeft = locale.dir === 'rtl' ? ' rightToLeft="1"' : '';
  const data = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0"${rightToLeft}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widthsOf(sheet, names)}</cols><sheetData>${rows.join('')}</sheetData></worksheet>`;
  return zip(
    [
      ['[Content_Types].xml', contentTypes],
      ['_rels/.rels', relations],
      ['xl/workbook.xml', workbook(escapeXml(nameOf(sheet.title)))],
      ['xl/_rels/workbook.xml.rels', workbookRelations],
      ['xl/styles.xml', styles],
      ['xl/worksheets/sheet1.xml', data],
    ],
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
}

const xmlRow = (cells: readonly string[], at: number): string =>
  `<row r="${at + 1}">${cells.map((cell, column) => `<c r="${letters(column)}${at + 1}"${cell}`).join('')}</row>`;

/** Name of a column: A … Z, AA … */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const cellsOf = (sheet: Sheet, values: readonly CellValue[], isBold: boolean): string[] =>
  sheet.columns.map(({ kind }, at) => cellOf(values[at], kind, sheet, isBold));

/** What stands behind `<c r="A1"` of a cell. */
function cellOf(value: CellValue, kind: ValueKind, sheet: Sheet, isBold: boolean): string {
  if (value == null || value === '') return '/>';
  if (kind === 'text') return textCell(String(value), isBold);
  const number = numberOf(value, kind, sheet);
  const hasCents = kind === 'money' && number.includes('.');
  return ` s="${styleOf(kind, isBold, hasCents)}"><v>${number}</v></c>`;
}

/** The digits of a number, of an amount, or of a date as days since the end of 1899. */
function numberOf(value: string | number | bigint, kind: ValueKind, { currency, timeZone }: Sheet): string {
  if (kind === 'money') return plainAmount(String(value), currency);
  if (kind === 'time') return String(daysOf(wallTime(String(value), timeZone)));
  return kind === 'day' ? String(daysOf(String(value))) : String(value);
}

const daysOf = (wall: string): number =>
  (Date.parse(wall.length === 10 ? wall : `${wall}Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

const textCell = (text: string, isBold: boolean): string =>
  ` t="inlineStr" s="${styleOf('text', isBold)}"><is><t xml:space="preserve">${escapeXml(text)}</t></is></c>`;

/** Text between tags. What XML 1.0 has no place for is left out. */
const escapeXml = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex -- exactly these are not allowed
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll(/\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** At most 31 signs, without those that separate sheets from cells in a formula. */
const nameOf = (title: string): string =>
  [...title.replaceAll(/[[\]:*?/\\']/g, ' ')].slice(0, 31).join('').trim() || '1';

const usualWidths: Record<ValueKind, number> = {
  text: 8,
  number: 8,
  percent: 9,
  money: 14,
  time: 20,
  day: 12,
};

/** Columns as wide as what is in them, in digits. */
const widthsOf = ({ columns, rows }: Sheet, names: readonly string[]): string =>
  columns
    .map(({ kind }, at) => {
      const longest =
        kind === 'text' ? Math.max(0, ...rows.slice(0, 1_000).map((row) => String(row[at] ?? '').length)) : 0;
      const width = Math.min(widest, Math.max(usualWidths[kind], names[at]?.length ?? 0, longest) + 2);
      return `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`;
    })
    .join('');
