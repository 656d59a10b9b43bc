import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { formatInBothZones } from '#design-system/i18n/zoneText.ts';
import { platformNow, useLocaleRow, type LocaleRow } from '#ds-i18n';
import { PrintSheet } from '#patterns/PrintSheet';
import { moneyMessages } from '#features/money.messages.ts';
import type { Sheet } from '#features/sheet/sheet.ts';
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
  return (
    sheet &&
    createPortal(
      <div hidden>
        <Page {...sheet} />
      </div>,
      document.body,
    )
  );
});

/** The sheet in the reader's language, with whose it is and when it was printed. */
const Page = observer(function Page({ columns, rows, totals, facts, ...sheet }: Sheet) {
  const { brand, stores } = useSite();
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
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
        ...facts,
        ...(sheet.currency
          ? [{ label: t(moneyMessages.amount), value: currencyName(sheet.currency, locale) }]
          : []),
      ]}
      columns={columns.map(({ name, kind }) => ({ name, isFigure: figures.has(kind) }))}
      rows={rows.map((row) => texts(row))}
      totals={totals && [String(totals[0]), ...texts(totals, '').slice(1)]}
      notes={sheet.notes}
      printed={t(sheetMessages.printed, {
        time: formatInBothZones(new Date(platformNow()).toISOString(), locale),
      })}
    />
  );
});

/** "US dollar (USD)"; the code alone where a browser has no name for it. */
function currencyName(code: string, { tag }: LocaleRow): string {
  const isNamed = /^[A-Z]{3}$/.test(code) && Intl.DisplayNames.supportedLocalesOf(tag).length > 0;
  const name = isNamed && new Intl.DisplayNames(tag, { type: 'currency', fallback: 'none' }).of(code);
  return name ? `${name} (${code})` : code;
}
