import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { reportCalls, ReplyOf } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import { Table, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDay, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import type { FilterValues } from '#patterns/FilterBar';
import { Waterfall } from '#patterns/Waterfall';
import { PeriodPage } from '#patterns/PeriodPage';
import { labelMessages } from '../label.messages';
import { incomeMessages as messages } from './messages';
import { MoveIncome, type MoveIncomeProps } from './MoveIncome';

/** What came into the agent's income, by day and kind. */
export type Income = ReplyOf<typeof reportCalls.income>;
type IncomeDay = Income['days'][number];

export interface IncomeScreenProps {
  income: Async<Income>;
  /** Net income of as many days just before, in minor units; undefined while it is not known. */
  netBefore: string | undefined;
  /** `period` (7, 30 or 90 days; 30 when absent), `from`, `to`. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
  /** Saves the days as a file. */
  onSave: () => void;
  /** What moves the income to the main wallet. */
  wallet: Omit<MoveIncomeProps, 'balance' | 'currency'>;
}

/** Kinds of income in the order of the bars; what goes out comes last. */
const kinds = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage', 'toDownlines', 'correction'] as const; // prettier-ignore
const received = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage'] as const;
const dash = '–';
const dayOf = ({ day }: IncomeDay): string => day;

/** An agent's own income: what the wallet holds, what came in by kind, what of it went to downlines, and what is left. */
export function IncomeScreen(props: IncomeScreenProps) {
  const { filters, onFiltersChange, today } = props;
  const { value: income } = props.income;
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap={4}>
      {income && <MoveIncome {...props.wallet} balance={income.balance} currency={income.currency} />}
      <PeriodPage
        of={props.income}
        isEmpty={income?.days.length === 0}
        periods={[
          { id: '7', label: t(messages.week) },
          { id: '', label: t(messages.month) },
          { id: '90', label: t(messages.quarter) },
        ]}
        filters={filters}
        onFiltersChange={onFiltersChange}
        today={today}
        labels={{ period: t(labelMessages.period), dates: t(labelMessages.dates) }}

        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button tone="neutral" onPress={() => onFiltersChange({ period: '90' })}>
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        {income && <Figures income={income} netBefore={props.netBefore} onSave={props.onSave} />}
      </PeriodPage>
    </Stack>
  );
}

function Figures({
  income,
  netBefore,
  onSave,
}: Pick<IncomeScreenProps, 'netBefore' | 'onSave'> & { income: Income }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { currency, totals, days, from, to, utcOffset } = income;
  const text = (amount: bigint): string => formatMoney(amount, currency, locale).text;
  const date = (day: string): string => formatDay(day, locale);
  const money = (amount: string) => <Money amount={amount} currency={currency} tone="change" />;
  const change = changeOf(totals.net, netBefore);
  const columns = useMemo(
    () =>
      columnsOf({
        income,
        t: (id) => t(messages[id]),
        date,
        money,
        count: t(messages.allDays, { count: days.length }),
      }),
    // The rest follows from the language, which `say` changes with.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [income, t],
  );
  const sentences = [
    t(messages.summary, {
      received: text(received.reduce((sum, kind) => sum + BigInt(totals[kind]), 0n)),
      paid: text(-BigInt(totals.toDownlines)),
    }),
    ...(change === undefined
      ? []
      : [
          t(messages.before, {
            change: formatNumber(change, locale, { style: 'percent', sign: 'exceptZero' }),
          }),
        ]),
  ];
  return (
    <Stack gap={4}>
      <Inline gap={3} align="end" justify="between">
        <Stack gap={2}>
          <Text elementType="span">{[t(messages.title), date(from), date(to)].join(' · ')}</Text>
          <Text elementType="span" size="3xl" weight="semibold">
            {money(totals.net)}
          </Text>
          <Text>{sentences.join(' ')}</Text>
        </Stack>
        <Button tone="neutral" icon={IconDownload} onPress={onSave}>
          {t(messages.statement)}
        </Button>
      </Inline>
      <Card elementType="section" aria-labelledby="income-chart">
        <Stack gap={4}>
          <Heading id="income-chart">{t(messages.chart)}</Heading>
          <Waterfall
            aria-label={t(messages.chart)}
            steps={kinds.map((id) => ({
              id,
              label: t(messages[id]),
              value: Number(totals[id]),
              figure: money(totals[id]),
            }))}
            total={{ id: 'net', label: t(messages.title), figure: money(totals.net) }}
          />
        </Stack>
      </Card>
      <Table aria-label={t(messages.byDay)} columns={columns} items={days} getKey={dayOf} />
      <Text>{t(messages.note, { currency, offset: utcOffset })}</Text>
    </Stack>
  );
}

/** By how much the net income changed, 0.1 for a tenth; undefined when that says nothing. */
function changeOf(net: string, before: string | undefined): number | undefined {
  const past = Number(before ?? 0);
  return past > 0 ? (Number(net) - past) / past : undefined;
}

function columnsOf({
  income: { totals },
  t,
  date,
  money,
  count,
}: {
  income: Income;
  t: (id: (typeof kinds)[number] | 'day' | 'title') => string;
  date: (day: string) => string;
  money: (amount: string) => ReactNode;
  count: string;
}): readonly TableColumn<IncomeDay>[] {
  const figure = (id: (typeof kinds)[number] | 'net'): TableColumn<IncomeDay> => ({
    id,
    name: t(id === 'net' ? 'title' : id),
    align: 'end',
    minWidth: 104,
    allowsSorting: true,
    sortBy: (day) => BigInt(day[id]),
    render: (day) => (day[id] === '0' ? dash : money(day[id])),
    footer: money(totals[id]),
  });
  return [
    {
      id: 'day',
      name: t('day'),
      minWidth: 112,
      allowsSorting: true,
      sortBy: ({ day }) => day,
      render: ({ day }) => date(day),
      footer: count,
    },
    ...kinds.map(figure),
    figure('net'),
  ];
}
