import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Movement, recordCalls, ReplyOf } from '#contract';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Link } from '#ds/Link';
import { Money } from '#ds/Money';
import { Stack } from '#ds/Stack';
import type { TableColumn } from '#ds/Table';
import { formatDateTime, formatMoney, formatNumber, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import type { FilterValues } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { ReportPage } from '#patterns/ReportPage';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import { moneyMessages } from '../money.messages';
import { filterLabels, rowSummaries } from '../listLabels';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { accountMessages as messages } from './messages';
import { teamName } from '../teamName';
import { movementFields } from './movementFields';

/** A movement as a record shows it: of a team, with whose it is and without a balance. */
export type RecordMovement = Pick<Movement, 'id' | 'at' | 'type' | 'amount'> & {
  detail?: string;
  balanceAfter?: string;
  day?: string;
  inGames?: string;
  gamesFrom?: string;
  account?: string;
};

/** The movements that are shown, with their sums. */
export interface MovementList extends Pick<MovementPage, 'currency' | 'timeZone' | 'utcOffset' | 'total'> {
  totals: Pick<MovementPage['totals'], 'in' | 'out' | 'change'> & { countIn?: number; countOut?: number };
  /** From the agent to the account whose team it is of. */
  path?: readonly { account: string }[];
  /** Of the wallet now; a team has none. */
  balance?: string;
  rows: readonly RecordMovement[];
  page: number;
  pageCount: number;
  pageSize: number;
}
type MovementPage = ReplyOf<typeof recordCalls.movements>;

export interface AccountRecordScreenProps {
  list: AsyncPages<MovementList>;
  /** An agent's team: each movement says whose it is, and there is no balance. */
  isTeam?: boolean;
  /** `period`, `from`, `to`, `type`, and by a link `under` and `of`. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
  onPageChange: (page: number) => void;
  /** Absent where there is no export. */
  onExport?: (() => void) | undefined;
  isExporting?: boolean;
  exportFailure?: NoticeContent | undefined;
  onPrint: () => void;
  /** Address of the betting record of some business days; a team's record has no balances to explain. */
  betsHrefOf?: (days: { from: string; to: string }) => string;
}

const dash = '–';
const keyOf = ({ id }: RecordMovement): string => id;
/** Everything that moved the member's wallet, with the balance after each; bets between two of them as one sum. */
export function AccountRecordScreen(props: AccountRecordScreenProps) {
  const { filters, onFiltersChange, today, isTeam = false } = props;
  const { state, value: list, loadedAt } = props.list;
  const betsHrefOf = isTeam ? undefined : props.betsHrefOf;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const currency = list?.currency ?? '';
  const timeZone = list?.timeZone;
  const number = (value: number): string => formatNumber(value, locale);
  // A column of dashes tells nobody anything.
  const hasDetails = list?.rows.some(({ detail }) => detail) ?? false;
  /** What bets changed since the movement before, as the way to them; undefined where there were none. */
  const games = useCallback(
    ({ inGames = '0', gamesFrom = '', day = '' }: RecordMovement) =>
      inGames === '0' || !betsHrefOf ? undefined : (
        <Link
          href={betsHrefOf({ from: gamesFrom, to: day })}
          aria-label={t(messages.seeBets, { amount: formatMoney(inGames, currency, locale).text })}
        >
          <Money amount={inGames} currency={currency} tone="change" />
        </Link>
      ),
    [t, locale, currency, betsHrefOf],
  );
  const columns = useMemo((): readonly TableColumn<RecordMovement>[] => {
    const money = (amount: string, tone: 'neutral' | 'change' = 'neutral') => (
      <Money amount={amount} currency={currency} tone={tone} />
    );
    return [
      {
        id: 'time',
        name: t(labelMessages.time),
        minWidth: 152,
        render: ({ at }) => <DateTime value={at} format="record" {...(timeZone && { timeZone })} />,
      },
      ...(isTeam
        ? [
            {
              id: 'account',
              name: t(siteMessages.account),
              render: ({ account }: RecordMovement) => <bdi>{account}</bdi>,
            },
          ]
        : []),
      { id: 'type', name: t(messages.type), isRowHeader: true, render: ({ type }) => t(messages[type]) },
      ...(hasDetails
        ? [
            {
              id: 'detail',
              name: t(messages.detail),
              render: ({ detail }: RecordMovement) => <bdi>{detail || dash}</bdi>,
            },
          ]
        : []),
      ...(betsHrefOf
        ? [
            {
              id: 'games',
              name: t(messages.inGames),
              align: 'end' as const,
              render: (movement: RecordMovement) => games(movement) ?? dash,
            },
          ]
        : []),
      {
        id: 'amount',
        name: t(moneyMessages.amount),
        align: 'end',
        render: ({ amount }) => money(amount, 'change'),
      },
      ...(isTeam
        ? []
        : [
            {
              id: 'balance',
              name: t(messages.balance),
              align: 'end' as const,
              render: ({ balanceAfter = '' }: RecordMovement) => money(balanceAfter),
            },
          ]),
    ];
  }, [t, currency, timeZone, isTeam, hasDetails, betsHrefOf, games]);
  const fields = useMemo(() => movementFields(t, today), [t, today]);
  const renderRow = useCallback(
    ({ balanceAfter, ...movement }: RecordMovement) => (
      <ListRow
        icon={IconReceipt}
        title={t(messages[movement.type])}
        line={[movement.account, formatDateTime(movement.at, locale, 'time', timeZone), movement.detail]
          .filter(Boolean)
          .join(' · ')}
        end={
          <Stack elementType="span" align="end">
            <b>
              <Money amount={movement.amount} currency={currency} tone="change" />
            </b>
            {games(movement) && (
              <span>
                {t(messages.inGames)} {games(movement)}
              </span>
            )}
            {balanceAfter !== undefined && <Money amount={balanceAfter} currency={currency} />}
          </Stack>
        }
      />
    ),
    [t, locale, timeZone, currency, games],
  );
  const groupOf = useCallback(
    ({ at }: RecordMovement) => {
      const label = formatDateTime(at, locale, 'longDate', timeZone);
      return { id: label, label };
    },
    [locale, timeZone],
  );
  const totals = list?.totals;
  const sum = (amount: string | undefined, tone: 'neutral' | 'change' = 'change') => (
    <Money amount={amount ?? ''} currency={currency} tone={tone} />
  );
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ReportPage
        aria-label={t(siteMessages.accountRecord)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        groupOf={groupOf}
        chips={{
          label: t(actionMessages.filter),
          items: [
            ...(filters['under'] ? [{ id: 'under', label: teamName(list?.path, filters['under']) }] : []),
            ...(filters['of'] ? [{ id: 'of', label: t(messages.paidToTeam) }] : []),
          ],
          onRemove: (id) => onFiltersChange({ ...filters, [id]: '' }),
        }}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: filterLabels(t),
        }}
        totals={{
          label: t(messages.totals),
          items: [
            {
              id: 'in',
              label: t(messages.in),
              value: sum(totals?.in),
              ...(totals?.countIn !== undefined && { line: t(messages.times, { count: totals.countIn }) }),
            },
            {
              id: 'out',
              label: t(messages.out),
              value: sum(totals?.out, 'neutral'),
              ...(totals?.countOut !== undefined && {
                line: t(messages.times, { count: totals.countOut }),
              }),
            },
            { id: 'change', label: t(messages.change), value: sum(totals?.change) },
            ...(isTeam
              ? []
              : [{ id: 'balance', label: t(messages.balanceNow), value: sum(list?.balance, 'neutral') }]),
          ],
        }}
        tools={{
          ...(props.onExport && {
            export: {
              label: t(actionMessages.export),
              forms: [{ id: 'csv', label: t(messages.exportCsv) }],
              onExport: props.onExport,
              isPending: props.isExporting ?? false,
            },
          }),
          print: { label: t(actionMessages.print), onPrint: props.onPrint },
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button size="sm" tone="neutral" onPress={() => onFiltersChange({ period: '90' })}>
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(moneyMessages.safe),
        }}
        asOf={
          loadedAt !== undefined &&
          t(labelMessages.asOf, { time: formatDateTime(loadedAt, locale, 'time', timeZone) })
        }
        {...(list &&
          state !== 'empty' && {
            note: (
              <>
                {betsHrefOf && `${t(messages.addsUp)} `}
                {t(messages.zone, { offset: list.utcOffset })}
              </>
            ),
            paging: {
              page: list.page,
              pageCount: list.pageCount,
              onPageChange: props.onPageChange,
              more: props.list.more,
              onLoadMore: props.list.loadMore,
              ...rowSummaries(t, number, list),
            },
          })}
      />
    </>
  );
}
