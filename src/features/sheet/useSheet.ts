import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { SortOrder } from '#ds/Table';
import { formatDay, formatNumber, useLocaleRow } from '#ds-i18n';
import { labelMessages } from '../label.messages';
import { sheetOf, type Sheet, type SheetFact, type SheetSource } from './sheet';
import { sheetMessages as messages } from './sheet.messages';

export interface ReportSource<Row> extends Pick<SheetSource<Row>, 'title' | 'columns' | 'rows'> {
  currency?: string | undefined;
  timeZone?: string | undefined;
  utcOffset?: string | undefined;
  /** First and last day. */
  from?: string | undefined;
  to?: string | undefined;
  /** How many rows there are in all. @default those that are here */
  total?: number;
  facts?: readonly SheetFact[];
  notes?: readonly string[];
  /** The order that is on screen. */
  sort?: SortOrder | null | undefined;
}

/** Makes the sheet of a report, with the words of the reader's language. */
export function useSheet(): <Row>(source: ReportSource<Row>) => Sheet {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  return useCallback(
    ({ from, to, utcOffset, total, rows, currency = '', timeZone, facts = [], notes = [], sort, ...rest }) =>
      sheetOf({
        ...rest,
        rows,
        sort: { by: sort, language: locale.tag },
        currency,
        timeZone,
        totalLabel: t(messages.total),
        facts: [
          ...(from && to
            ? [
                {
                  label: t(labelMessages.period),
                  value: [from, to].map((day) => formatDay(day, locale)).join(' – '),
                },
              ]
            : []),
          ...(utcOffset
            ? [{ label: t(labelMessages.day), value: t(labelMessages.zone, { offset: utcOffset }) }]
            : []),
          ...facts,
        ],
        notes: [
          ...(total !== undefined && total > rows.length
            ? [
                t(messages.leftOut, {
                  shown: formatNumber(rows.length, locale),
                  total: formatNumber(total, locale),
                }),
              ]
            : []),
          ...notes,
        ],
      }),
    [t, locale],
  );
}
