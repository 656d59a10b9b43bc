import type { CellValue, ValueKind } from '#ds/Table';
import { formatDateTime, formatDay, formatMoney, formatNumber, type LocaleRow } from '#ds-i18n';
import { dash } from '../useRecordCells';
import type { Sheet } from './sheet';

/** A value of a sheet in a language, as it is printed. */
export function sheetText(
  value: CellValue,
  kind: ValueKind,
  { currency, timeZone }: Pick<Sheet, 'currency' | 'timeZone'>,
  locale: LocaleRow,
): string {
  if (value == null || value === '') return dash;
  switch (kind) {
    case 'money':
      return formatMoney(String(value), currency, locale, { currencyDisplay: 'none' }).text;
    case 'number':
      return formatNumber(Number(value), locale);
    case 'percent':
      return formatNumber(Number(value), locale, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
    case 'time':
      return formatDateTime(String(value), locale, 'record', timeZone);
    case 'day':
      return formatDay(String(value), locale);
    default:
      return String(value);
  }
}
