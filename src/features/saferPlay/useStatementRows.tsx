import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PlayStatement } from '#contract';
import type { TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDateTime, formatDay, useLocaleRow } from '#ds-i18n';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';
import { ListRow } from '#patterns/ListRow';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { timeText } from '../timeText';
import { useRecordCells } from '../useRecordCells';
import { saferMessages as messages } from './messages';

/** Px: eight columns stand beside the menu of 1280 px without scrolling sideways. */
const minWidth = 96;

/** A day or a month of a statement. */
export type StatementRow = PlayStatement['rows'][number];

/** What play brought: below zero where more was staked than won back. Minor units. */
export const netOf = ({ stake, payout }: { stake: string; payout: string }): bigint =>
  BigInt(payout) - BigInt(stake);

/** What came in and did not go out again, in minor units. */
export const netDepositOf = ({ deposits, withdrawals }: { deposits: string; withdrawals: string }): bigint =>
  BigInt(deposits) - BigInt(withdrawals);

/** The rows as a table, in a file and on a phone. */
export function useStatementRows(statement: PlayStatement | undefined) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(statement);
  return useMemo(() => {
    const isByDay = statement?.unit === 'day';
    const totals = statement?.totals;
    const month = (day: string): string => formatDateTime(`${day}T12:00:00Z`, locale, 'month', 'UTC');
    /** A day or a month; the days of a month that is not whole. */
    const nameOf = ({ from, to }: StatementRow): string => {
      if (isByDay) return formatDay(from, locale);
      const lastOfMonth = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)), 0)).getUTCDate();
      const isWhole = from.endsWith('-01') && Number(to.slice(8)) === lastOfMonth;
      return isWhole ? month(from) : [from, to].map((day) => formatDay(day, locale)).join(' – ');
    };
    const columns: TableColumn<StatementRow>[] = [
      {
        id: 'day',
        name: t(labelMessages.period),
        kind: 'text',
        value: nameOf,
        render: nameOf,
        minWidth: 136,
        footer: t(actionMessages.all),
      },
      cells.amountColumn('deposits', t(moneyMessages.deposits), ({ deposits }) => deposits, {
        footer: totals?.deposits,
        minWidth,
      }),
      cells.amountColumn('withdrawals', t(moneyMessages.withdrawals), ({ withdrawals }) => withdrawals, {
        footer: totals?.withdrawals,
        minWidth,
      }),
      cells.amountColumn('netDeposit', t(messages.netDeposit), netDepositOf, {
        footer: totals && netDepositOf(totals),
        minWidth,
      }),
      cells.amountColumn('staked', t(messages.staked), ({ stake }) => stake, {
        footer: totals?.stake,
        minWidth,
      }),
      cells.amountColumn('won', t(messages.wonBack), ({ payout }) => payout, {
        footer: totals?.payout,
        minWidth,
      }),
      cells.amountColumn('net', t(messages.net), netOf, {
        tone: 'change',
        footer: totals && netOf(totals),
        minWidth,
      }),
      {
        id: 'minutes',
        name: t(messages.timePlayed),
        align: 'end',
        minWidth,
        kind: 'number',
        value: ({ minutes }) => minutes,
        render: ({ minutes }) => timeText(minutes, t),
        ...(totals && { footer: timeText(totals.minutes, t) }),
      },
    ];
    const renderRow = (row: StatementRow) => (
      <ListRow
        title={nameOf(row)}
        line={timeText(row.minutes, t)}
        more={
          <Text size="sm">
            {joinFacts([
              `${t(moneyMessages.deposits)} ${cells.text(row.deposits)}`,
              `${t(moneyMessages.withdrawals)} ${cells.text(row.withdrawals)}`,
              `${t(messages.staked)} ${cells.text(row.stake)}`,
              `${t(messages.wonBack)} ${cells.text(row.payout)}`,
            ])}
          </Text>
        }
        end={<b>{cells.money(netOf(row), 'change')}</b>}
      />
    );
    return { nameOf: isByDay ? nameOf : ({ from }: StatementRow) => month(from), columns, renderRow };
  }, [statement, cells, locale, t]);
}
