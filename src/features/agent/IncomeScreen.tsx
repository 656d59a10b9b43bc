import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { reportCalls, ReplyOf } from '#contract';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Heading } from '#ds/Heading';
import { Stack } from '#ds/Stack';
import { Table, type SortOrder, type TableColumn } from '#ds/Table';
import { Text } from '#ds/Text';
import { formatDay, formatNumber, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import { Waterfall } from '#patterns/Waterfall';
import { PeriodReport, type ChosenPeriod } from '../PeriodReport';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { useRecordCells } from '../useRecordCells';
import { incomeMessages as messages } from './messages';
import { relativeChange } from './relativeChange';
import { MoveIncome, type MoveIncomeProps } from './MoveIncome';
import { joinFacts } from '#design-system/i18n/joinFacts.ts';

/** What came into the agent's income, by day and kind. */
export type Income = ReplyOf<typeof reportCalls.income>;
type IncomeDay = Income['days'][number];

export interface IncomeScreenProps extends ChosenPeriod {
  income: Async<Income>;
  /** Net income of as many days just before, in minor units; undefined while it is not known. */
  netBefore: string | undefined;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Where the days go as a file or on paper. */
  outputs: SheetOutputs;
  /** What moves the income to the main wallet. */
  wallet: Omit<MoveIncomeProps, 'balance' | 'currency'>;
}

/** Kinds of income in the order of the bars; what goes out comes last. */
const kinds = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage', 'toDownlines', 'correction'] as const; // prettier-ignore
const received = ['rebate', 'dividend', 'wage', 'hourlyWage', 'realTimeWage'] as const;
const dayOf = ({ day }: IncomeDay): string => day;

/** An agent's own income: what the wallet holds, what came in by kind, what of it went to downlines, and what is left. */
export function IncomeScreen(props: IncomeScreenProps) {
  const { income: of, netBefore, outputs, wallet, sort, onSortChange, ...period } = props;
  const { value: income } = of;
  const { formatMessage: t } = useIntl();
  const sheet = useSheet();
  const columns = useDayColumns(income);
  return (
    <PeriodReport
      {...period}
      aria-label={t(messages.title)}
      of={of}
      isEmpty={income?.days.length === 0}
      utcOffset={income?.utcOffset ?? ''}
      actions={
        income && (
          <SheetActions
            outputs={outputs}
            sheetOf={() => sheet({ ...income, title: t(messages.title), columns, rows: income.days, sort })}
          />
        )
      }
      summary={income && <MoveIncome {...wallet} balance={income.balance} currency={income.currency} />}
      empty={{
        title: t(messages.emptyTitle),
        description: t(messages.emptyText),
        action: (
          <Button tone="neutral" onPress={() => period.onFiltersChange({ period: '90' })}>
            {t(messages.emptyAction)}
          </Button>
        ),
      }}
      failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
    >
      {income && (
        <Figures
          income={income}
          netBefore={netBefore}
          columns={columns}
          sort={sort}
          onSortChange={onSortChange}
        />
      )}
    </PeriodReport>
  );
}

/** Columns of the days, with what all of them come to. */
function useDayColumns(income: Income | undefined): readonly TableColumn<IncomeDay>[] {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const cells = useRecordCells(income);
  const { totals, days } = income ?? {};
  return useMemo(() => {
    const figure = (id: (typeof kinds)[number] | 'net') =>
      cells.amountColumn<IncomeDay>(
        id,
        t(messages[id === 'net' ? 'title' : id]),
        (day) => (day[id] === '0' ? undefined : day[id]),
        {
          tone: 'change',
          minWidth: 104,
          allowsSorting: true,
          sortBy: (day) => BigInt(day[id]),
          footer: totals?.[id],
        },
      );
    return [
      {
        id: 'day',
        name: t(messages.day),
        minWidth: 112,
        allowsSorting: true,
        sortBy: dayOf,
        kind: 'day',
        value: dayOf,
        render: ({ day }) => formatDay(day, locale),
        footer: t(messages.allDays, { count: days?.length ?? 0 }),
      },
      ...kinds.map(figure),
      figure('net'),
    ];
  }, [t, cells, locale, totals, days]);
}

interface FiguresProps extends Pick<IncomeScreenProps, 'netBefore' | 'sort' | 'onSortChange'> {
  income: Income;
  columns: readonly TableColumn<IncomeDay>[];
}

function Figures({ income, netBefore, columns, sort, onSortChange }: FiguresProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const { totals, days, from, to } = income;
  const cells = useRecordCells(income);
  const money = (amount: string) => cells.money(amount, 'change');
  const change = relativeChange(Number(totals.net), Number(netBefore ?? 0));
  const sentences = [
    t(messages.summary, {
      received: cells.text(received.reduce((sum, kind) => sum + BigInt(totals[kind]), 0n)),
      paid: cells.text(-BigInt(totals.toDownlines)),
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
      <Stack gap={2}>
        <Text elementType="span">
          {joinFacts([t(messages.title), formatDay(from, locale), formatDay(to, locale)])}
        </Text>
        <Text elementType="span" size="3xl" weight="semibold">
          {money(totals.net)}
        </Text>
        <Text>{sentences.join(' ')}</Text>
      </Stack>
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
      <Table
        aria-label={t(messages.byDay)}
        columns={columns}
        items={days}
        getKey={dayOf}
        sortDescriptor={sort}
        onSortChange={onSortChange}
      />
      <Text>{t(messages.note, { currency: income.currency })}</Text>
    </Stack>
  );
}
