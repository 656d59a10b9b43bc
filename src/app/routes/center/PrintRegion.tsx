import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { formatNumber, platformNow, useLocaleRow, type LocaleRow } from '#ds-i18n';
import { PrintSheet } from '#patterns/PrintSheet';
import { moneyMessages } from '#features/money.messages.ts';
import { sumRows, type Sheet } from '#features/sheet/sheet.ts';
import { sheetMessages } from '#features/sheet/sheet.messages.ts';
import { sheetText } from '#features/sheet/sheetText.ts';
import { siteMessages } from '#features/site.messages.ts';
import { shellBrand } from '../shell/shellProps';
import { useSite } from '../site';
import { useStore } from '../useStore';
import { outputStore } from './outputStore';

const figures: ReadonlySet<string> = new Set(['money', 'number', 'percent']);

/** The page that is on its way to the printer, out of sight. */
export const PrintRegion = observer(function PrintRegion() {
  const { sheet } = useStore(outputStore);
  return sheet && createPortal(<Page {...sheet} />, document.body);
});

/** The sheet in the reader's language, with whose it is and when it was printed. */
const Page = observer(function Page(sheet: Sheet) {
  const { columns, rows, totals } = sheet;
  const { brand, stores } = useSite();
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const number = (value: number): string => formatNumber(value, locale);
  const texts = (values: Sheet['rows'][number], empty?: string): string[] =>
    columns.map(({ kind }, at) =>
      values[at] == null && empty !== undefined ? empty : sheetText(values[at], kind, sheet, locale),
    );
  return (
    <PrintSheet
      brand={shellBrand(brand)}
      title={sheet.title}
      facts={[
        { label: t(siteMessages.account), value: stores.session.account },
        ...sheet.facts,
        ...(sheet.currency
          ? [{ label: t(moneyMessages.amount), value: currencyName(sheet.currency, locale) }]
          : []),
      ]}
      columns={columns.map(({ name, kind }) => ({ name, isFigure: figures.has(kind) }))}
      rows={rows.map((row) => texts(row))}
      totals={totals && [String(totals[0]), ...texts(totals, '').slice(1)]}
      sumsOf={totals && ((count) => texts(sumRows(sheet, count), ''))}
      notes={sheet.notes}
      printed={t(sheetMessages.printed, {
        time: formatInBothZones(new Date(platformNow()).toISOString(), locale),
      })}
      words={{
        carriedTo: (page) => t(sheetMessages.carriedTo, { page: number(page) }),
        carriedFrom: (page) => t(sheetMessages.carriedFrom, { page: number(page) }),
      }}
      isHidden
    />
  );
});

/** "US dollar (USD)"; the code alone where a browser has no name for it. */
function currencyName(code: string, { tag }: LocaleRow): string {
  const isNamed = /^[A-Z]{3}$/.test(code) && Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  const name = isNamed && new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code);
  return name ? `${name} (${code})` : code;
}
