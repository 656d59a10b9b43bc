import type { LocaleRow } from '#ds-i18n';
import type { FileFormat } from '#features/sheet/FileActions.tsx';
import type { Sheet } from '#features/sheet/sheet.ts';
import { sheetCsv } from './sheetCsv';
import { sheetXlsx } from './sheetXlsx';

/** A sheet as a file for spreadsheets. */
export const sheetFile = async (sheet: Sheet, format: FileFormat, locale: LocaleRow): Promise<Blob> =>
  format === 'xlsx' ? sheetXlsx(sheet, locale) : sheetCsv(sheet, locale);
