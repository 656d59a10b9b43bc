import { useMemo } from 'react';
import { DateTime } from '#ds/DateTime';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';

type Amount = string | bigint;
type Tone = 'neutral' | 'change';

interface AmountColumnOptions<Row> extends Pick<TableColumn<Row>, 'allowsSorting' | 'sortBy' | 'minWidth'> {
  /** `change` says the sign, and colours it. @default 'neutral' */
  tone?: Tone;
  /** What all rows come to. */
  footer?: Amount | undefined;
}

/** Stands where there is nothing. */
export const dash = '–';

/** What the cells, figures and columns of a record are made of, in its money and its zone. Kept while these are. */
export function useRecordCells({ currency = '', timeZone }: { currency?: string; timeZone?: string } = {}) {
  const locale = useLocaleRow();
  return useMemo(() => {
    const money = (amount: Amount | null | undefined, tone: Tone = 'neutral') =>
      amount == null ? dash : <Money amount={amount} currency={currency} tone={tone} />;
    return {
      /** A dash where there is none. */
      money,
      /** A sum; its place stays empty until it is there. */
      sum: (amount: Amount | undefined, tone: Tone = 'neutral') => (
        <Money amount={amount ?? ''} currency={currency} tone={tone} />
      ),
      text: (amount: Amount): string => formatMoney(amount, currency, locale).text,
      number: (value: number): string => formatNumber(value, locale),
      moment: (at: string): string => formatDateTime(at, locale, 'record', timeZone),
      clock: (at: string | number): string => formatDateTime(at, locale, 'time', timeZone),
      /** A column of amounts at the end of their cells. */
      amountColumn: <Row,>(
        id: string,
        name: string,
        amountOf: (row: Row) => Amount | null | undefined,
        { tone, footer, ...more }: AmountColumnOptions<Row> = {},
      ): TableColumn<Row> => ({
        ...more,
        id,
        name,
        align: 'end',
        kind: 'money',
        value: amountOf,
        render: (row) => money(amountOf(row), tone),
        ...(footer !== undefined && { footer: money(footer, tone) }),
      }),
      /** A column of moments, with their days. */
      timeColumn: <Row,>(
        id: string,
        name: string,
        timeOf: (row: Row) => string | undefined,
        /** Below it, what else is to be known of it. */
        lineOf?: (row: Row) => string | undefined,
      ): TableColumn<Row> => ({
        id,
        name,
        minWidth: 180,
        kind: 'time',
        value: timeOf,
        render: (row) => {
          const at = timeOf(row);
          const line = lineOf?.(row);
          const time = at && <DateTime value={at} format="record" {...(timeZone && { timeZone })} />;
          if (!line) return time;
          return (
            <Stack elementType="span">
              {time}
              <Text elementType="span" size="xs">
                {line}
              </Text>
            </Stack>
          );
        },
      }),
    };
  }, [currency, timeZone, locale]);
}
