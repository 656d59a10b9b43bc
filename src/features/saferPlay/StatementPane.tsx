import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { PlaySession, PlayStatement } from '#contract';
import { BarChart } from '#ds/BarChart';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { DateRangePicker } from '#ds/DateRangePicker';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Money } from '#ds/Money';
import { Notice } from '#ds/Notice';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import type { Async } from '#patterns/AsyncSection';
import type { FilterField } from '#patterns/FilterBar';
import { HeadAround } from '#patterns/PageHead';
import { ReportPage } from '#patterns/ReportPage';
import { TotalsStrip } from '#patterns/TotalsStrip';
import { actionMessages } from '../action.messages';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import { choiceField, filterLabels } from '../listLabels';
import type { ChosenPeriod } from '../PeriodReport';
import { SheetActions, type SheetOutputs } from '../sheet/SheetActions';
import { useSheet } from '../sheet/useSheet';
import { siteMessages } from '../site.messages';
import { timeText } from '../timeText';
import { useRecordCells } from '../useRecordCells';
import { saferMessages as messages } from './messages';
import * as styles from './SaferPlay.styles';
import { netDepositOf, netOf, useStatementRows, type StatementRow } from './useStatementRows';
import { dateText } from './values';

export interface StatementPaneProps extends ChosenPeriod {
  statement: Async<PlayStatement>;
  /** Where the statement goes as a file or on paper. */
  outputs: SheetOutputs;
  /** Leads to the limits and to a break. */
  onLimits: () => void;
  onBreak: () => void;
}

const minusSign = ' − ';
const keyOf = ({ from }: StatementRow): string => from;

/** What went in, what came out and how long somebody played: in a sentence, in sums, by month or day. */
export function StatementPane({ statement: of, outputs, onLimits, onBreak, ...period }: StatementPaneProps) {
  const { value: statement } = of;
  const { formatMessage: t } = useIntl();
  const sheet = useSheet();
  const { nameOf, columns, renderRow } = useStatementRows(statement);
  const newestFirst = useMemo(() => statement?.rows.toReversed() ?? [], [statement]);
  return (
    // Its period and its files are the pane's, not those of the page around it.
    <HeadAround.Provider value={undefined}>
      <ReportPage
        aria-label={t(messages.statement)}
        of={of}
        zone={statement ? t(labelMessages.zone, { offset: statement.utcOffset }) : ''}
        filters={{
          fields: useFields(period.today),
          values: period.filters,
          onChange: period.onFiltersChange,
          labels: filterLabels(t),
        }}
        actions={
          statement && (
            <SheetActions
              outputs={outputs}
              sheetOf={() =>
                sheet({ ...statement, title: t(messages.statement), rows: newestFirst, columns })
              }
            />
          )
        }
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
        summary={statement && <Figures statement={statement} nameOf={nameOf} />}
        rows={{ items: newestFirst, getKey: keyOf, columns, renderRow }}
        note={t(messages.statementNote)}
      />
      {statement && statement.longest.length > 0 && (
        <Card elementType="section" aria-labelledby="longest-sessions">
          <Heading id="longest-sessions">{t(messages.longest)}</Heading>
          <ul css={styles.sessions}>
            {statement.longest.map((session) => (
              <LongSession key={session.startedAt} session={session} currency={statement.currency} />
            ))}
          </ul>
        </Card>
      )}
      <Notice
        tone="neutral"
        icon={IconShieldCheck}
        title={t(messages.notPlanned)}
        action={
          <Inline gap={2}>
            <Button size="sm" tone="neutral" onPress={onLimits}>
              {t(messages.limits)}
            </Button>
            <Button size="sm" tone="neutral" onPress={onBreak}>
              {t(messages.break)}
            </Button>
          </Inline>
        }
      >
        {t(messages.notPlannedText)}
      </Notice>
    </HeadAround.Provider>
  );
}

/** Usual periods, shortest first, any days, and one type of games. */
function useFields(today: string): FilterField[] {
  const { formatMessage: t } = useIntl();
  return [
    {
      kind: 'choice',
      id: 'period',
      label: t(labelMessages.period),
      look: 'segment',
      options: [
        { id: '1', label: t(labelMessages.today) },
        { id: '7', label: t(labelMessages.days7) },
        { id: '30', label: t(labelMessages.days30) },
        { id: 'year', label: today.slice(0, 4) },
        { id: '', label: t(messages.year) },
        { id: 'all', label: t(actionMessages.all) },
      ],
    },
    {
      kind: 'days',
      Picker: DateRangePicker,
      id: 'from',
      endId: 'to',
      label: t(labelMessages.dates),
      maxValue: today,
    },
    choiceField(
      'gameType',
      t(siteMessages.games),
      t(siteMessages.allGames),
      Object.entries(gameTypeMessages).map(([id, name]) => ({ id, label: t(name) })),
    ),
  ];
}

/** The sentence, three sums with their formulas, and the bars. */
function Figures({ statement, nameOf }: { statement: PlayStatement; nameOf: (row: StatementRow) => string }) {
  const { formatMessage: t } = useIntl();
  const { totals, rows, unit } = statement;
  const cells = useRecordCells(statement);
  const net = netOf(totals);
  const minus = (amount: string, less: string) => (
    <>
      <bdi>{cells.text(amount)}</bdi>
      {minusSign}
      <bdi>{cells.text(less)}</bdi>
    </>
  );
  return (
    <Stack gap={4}>
      <Text size="lg">
        {t(messages.headline, {
          deposits: cells.text(totals.deposits),
          withdrawals: cells.text(totals.withdrawals),
          result: net > 0n ? 'won' : 'lost',
          amount: cells.text(net < 0n ? -net : net),
        })}
      </Text>
      <TotalsStrip
        aria-label={t(messages.statement)}
        totals={[
          {
            id: 'netDeposit',
            label: t(messages.netDeposit),
            value: cells.money(netDepositOf(totals)),
            line: minus(totals.deposits, totals.withdrawals),
          },
          {
            id: 'net',
            label: t(messages.netGames),
            value: cells.money(net, 'change'),
            line: minus(totals.payout, totals.stake),
          },
          {
            id: 'time',
            label: t(messages.timePlayed),
            value: timeText(totals.minutes, t),
            line: t(messages.average, { unit, time: timeText(Math.round(totals.minutes / rows.length), t) }),
          },
        ]}
      />
      {rows.length > 1 && (
        <Card>
          <BarChart
            title={t(messages.netGames)}
            categoryName={t(labelMessages.period)}
            categories={rows.map(nameOf)}
            series={[
              { id: 'net', name: t(messages.netGames), values: rows.map((row) => Number(netOf(row))) },
            ]}
            formatValue={(value) => cells.text(BigInt(Math.round(value)))}
          />
        </Card>
      )}
    </Stack>
  );
}

function LongSession({ session, currency }: { session: PlaySession; currency: string }) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const when = [dateText(session.startedAt, locale), formatDateTime(session.lastAt, locale, 'time')].join(
    ' – ',
  );
  return (
    <li>
      <span css={styles.grow}>
        <span css={styles.strong}>{timeText(session.minutes, t)}</span>
        <Text elementType="span">{when}</Text>
      </span>
      <Money amount={netOf(session)} currency={currency} tone="change" />
    </li>
  );
}
