import { useCallback, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { GameCategory } from '#contract';
import { Breadcrumbs } from '#ds/Breadcrumbs';
import { Button } from '#ds/Button';
import { Money } from '#ds/Money';
import { formatDateTime, formatDay, formatNumber, useLocaleRow } from '#ds-i18n';
import type { AsyncPages } from '#patterns/AsyncSection';
import type { ChoosableColumn } from '#patterns/ColumnChooser';
import type { FilterField, FilterValues } from '#patterns/FilterBar';
import { ListRow } from '#patterns/ListRow';
import { ReportPage } from '#patterns/ReportPage';
import { actionMessages } from '../action.messages';
import { filterTypes } from '../gameNames';
import { gameTypeMessages } from '../gameType.messages';
import { labelMessages } from '../label.messages';
import type { Notice } from '../notice';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { profitMessages as messages } from './messages';
import { chosenColumns, type ProfitList, type ProfitRow, type ProfitView, type SortOrder } from './profit';
import { profitColumns } from './profitColumns';

export interface ProfitScreenProps {
  list: AsyncPages<ProfitList>;
  view: ProfitView;
  /** `period`, `from`, `to`, `view`, `type`, `search`. */
  filters: FilterValues;
  onFiltersChange: (filters: FilterValues) => void;
  /** Last day that can be chosen. */
  today: string;
  /** Types of games that the platform has; all can be chosen while that is not known. */
  gameTypes?: readonly GameCategory[] | undefined;
  sort: SortOrder;
  onSortChange: (sort: SortOrder) => void;
  /** Shows the team of an account; an empty id the agent's own. */
  onOpen: (id: string) => void;
  onPageChange: (page: number) => void;
  /** Columns with their order, as this agent keeps them. */
  columns: readonly { id: string; isShown: boolean }[];
  onColumnsChange: (columns: { id: string; isShown: boolean }[]) => void;
  onColumnsReset: () => void;
  density: 'comfortable' | 'compact';
  onDensityChange: (density: 'comfortable' | 'compact') => void;
  onExport: () => void;
  isExporting: boolean;
  exportFailure?: Notice | undefined;
  onPrint: () => void;
}

/** The agent's own team, which no id names. */
const ownTeam = 'own';
const keyOf = ({ key }: ProfitRow): string => key;

/** The profit and loss of a team by account or by day; a row with a team below it opens it. */
export function ProfitScreen(props: ProfitScreenProps) {
  const { view, filters, onOpen, onFiltersChange } = props;
  const { value: list, loadedAt } = props.list;
  const intl = useIntl();
  const { formatMessage: say } = intl;
  const row = useLocaleRow();
  const columns = useMemo(
    () => profitColumns({ intl, row, list, view, onOpen }),
    [intl, row, list, view, onOpen],
  );
  const { today, gameTypes } = props;
  const fields = useMemo(() => fieldsOf(say, view, today, gameTypes), [say, view, today, gameTypes]);
  const currency = list?.currency ?? '';
  const number = (value: number): string => formatNumber(value, row);
  const renderRow = useCallback(
    (one: ProfitRow) => {
      const isTeam = one.kind === 'account' && one.of === 'team' && one.members > 0;
      return (
        <ListRow
          title={one.kind === 'day' ? formatDay(one.day, row) : one.account}
          line={[
            one.kind === 'account'
              ? say(one.type === 0 ? labelMessages.member : labelMessages.agent)
              : undefined,
            `${say(messages.validBet)} ${formatNumber(Number(BigInt(one.validBet) / 100n), row)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          {...(isTeam && { onPress: () => onOpen(one.id), hasChevron: true })}
          end={
            <b>
              <Money amount={one.net} currency={currency} tone="change" />
            </b>
          }
        />
      );
    },
    [row, say, onOpen, currency],
  );
  const first = list ? (list.page - 1) * list.pageSize + 1 : 0;
  const choosable = chosenColumns.filter((id) => view !== 'day' || (id !== 'level' && id !== 'members'));
  const ordered: ChoosableColumn[] = props.columns.flatMap(({ id, isShown }) =>
    choosable.filter((known) => known === id).map((known) => ({ id, label: say(messages[known]), isShown })),
  );
  const totals = list?.totals;
  const money = (amount: string | undefined, tone: 'neutral' | 'change' = 'neutral') => (
    <Money amount={amount ?? ''} currency={currency} tone={tone} />
  );
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ReportPage
        aria-label={say(labelMessages.profitAndLoss)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: {
            open: say(actionMessages.filter),
            apply: say(actionMessages.show),
            clear: say(actionMessages.clearAll),
          },
        }}
        {...(view !== 'day' && { sort: { value: props.sort, onChange: props.onSortChange } })}
        totals={{
          label: say(messages.totals),
          items: [
            { id: 'deposit', label: say(messages.deposit), value: money(totals?.deposit) },
            { id: 'withdrawal', label: say(messages.withdrawal), value: money(totals?.withdrawal) },
            { id: 'validBet', label: say(messages.validBet), value: money(totals?.validBet) },
            { id: 'result', label: say(messages.result), value: money(totals?.result, 'change') },
            { id: 'net', label: say(messages.net), value: money(totals?.net, 'change') },
          ],
        }}
        tools={{
          columns: {
            label: say(messages.columns),
            columns: ordered,
            onChange: (next) => props.onColumnsChange(next.map(({ id, isShown }) => ({ id, isShown }))),
            onReset: props.onColumnsReset,
            labels: {
              list: say(messages.columns),
              search: say(messages.findColumn),
              reset: say(messages.reset),
              move: (column) => say(messages.move, { column }),
            },
          },
          density: {
            value: props.density,
            onChange: props.onDensityChange,
            labels: { comfortable: say(messages.comfortable), compact: say(messages.compact) },
          },
          export: {
            label: say(actionMessages.export),
            forms: [{ id: 'csv', label: say(messages.exportCsv) }],
            onExport: props.onExport,
            isPending: props.isExporting,
          },
          print: { label: say(actionMessages.print), onPrint: props.onPrint },
        }}
        empty={{
          title: say(messages.emptyTitle),
          description: say(messages.emptyText),
          action: (
            <Button
              size="sm"
              tone="neutral"
              onPress={() => onFiltersChange({ view: filters['view'] ?? '', period: '30' })}
            >
              {say(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: say(messages.failedTitle),
          description: say(messages.failedText),
        }}
        asOf={
          loadedAt !== undefined && say(labelMessages.asOf, { time: formatDateTime(loadedAt, row, 'time') })
        }
        {...(list && {
          note: say(messages.note, { currency: list.currency, offset: list.utcOffset }),
          paging: {
            page: list.page,
            pageCount: list.pageCount,
            onPageChange: props.onPageChange,
            more: props.list.more,
            onLoadMore: props.list.loadMore,
            summary: say(labelMessages.rows, {
              from: number(first),
              to: number(Math.min(first + list.pageSize - 1, list.total)),
              total: number(list.total),
            }),
            grownSummary: say(labelMessages.shown, {
              shown: number(list.rows.length),
              total: number(list.total),
            }),
          },
        })}
      >
        {list && list.path.length > 1 && (
          <Breadcrumbs
            aria-label={say(labelMessages.team)}
            items={list.path.map(({ id, account }, index) => ({
              id: index === 0 ? ownTeam : id,
              label: account,
            }))}
            onAction={(id) => onOpen(id === ownTeam ? '' : id)}
          />
        )}
      </ReportPage>
    </>
  );
}

function fieldsOf(
  say: ReturnType<typeof useIntl>['formatMessage'],
  view: ProfitView,
  today: string,
  gameTypes: readonly GameCategory[] | undefined,
): readonly FilterField[] {
  return [
    ...(view === 'day' ? [] : [{ kind: 'search' as const, id: 'search', label: say(siteMessages.account) }]),
    {
      kind: 'choice',
      id: 'period',
      label: say(labelMessages.period),
      look: 'segment',
      options: [
        { id: '', label: say(labelMessages.days7) },
        { id: '1', label: say(labelMessages.today) },
        { id: '30', label: say(labelMessages.days30) },
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: say(labelMessages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'view',
      label: say(messages.view),
      options: [
        { id: '', label: say(messages.direct) },
        { id: 'all', label: say(messages.everyone) },
        { id: 'day', label: say(messages.byDay) },
      ],
    },
    {
      kind: 'choice',
      id: 'type',
      label: say(messages.type),
      options: [
        { id: '', label: say(siteMessages.allGames) },
        ...filterTypes(gameTypes).map((type) => ({ id: type, label: say(gameTypeMessages[type]) })),
      ],
    },
  ];
}
