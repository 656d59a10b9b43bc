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
import { filterLabels, rowSummaries } from '../listLabels';
import type { NoticeContent } from '../notice';
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
  exportFailure?: NoticeContent | undefined;
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
  const { formatMessage: t } = intl;
  const locale = useLocaleRow();
  const columns = useMemo(
    () => profitColumns({ intl, row: locale, list, view, onOpen }),
    [intl, locale, list, view, onOpen],
  );
  const { today, gameTypes } = props;
  const fields = useMemo(() => fieldsOf(t, view, today, gameTypes), [t, view, today, gameTypes]);
  const currency = list?.currency ?? '';
  const number = (value: number): string => formatNumber(value, locale);
  const renderRow = useCallback(
    (one: ProfitRow) => {
      const isTeam = one.kind === 'account' && one.of === 'team' && one.members > 0;
      return (
        <ListRow
          title={one.kind === 'day' ? formatDay(one.day, locale) : one.account}
          line={[
            one.kind === 'account'
              ? t(one.type === 0 ? labelMessages.member : labelMessages.agent)
              : undefined,
            `${t(messages.validBet)} ${formatNumber(Number(BigInt(one.validBet) / 100n), locale)}`,
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
    [locale, t, onOpen, currency],
  );
  const choosable = chosenColumns.filter((id) => view !== 'day' || (id !== 'level' && id !== 'members'));
  const ordered: ChoosableColumn[] = props.columns.flatMap(({ id, isShown }) =>
    choosable.filter((known) => known === id).map((known) => ({ id, label: t(messages[known]), isShown })),
  );
  const totals = list?.totals;
  const money = (amount: string | undefined, tone: 'neutral' | 'change' = 'neutral') => (
    <Money amount={amount ?? ''} currency={currency} tone={tone} />
  );
  return (
    <>
      <WordedNotice notice={props.exportFailure} />
      <ReportPage
        isGrid
        aria-label={t(labelMessages.profitAndLoss)}
        of={props.list}
        items={list?.rows ?? []}
        getKey={keyOf}
        columns={columns}
        renderRow={renderRow}
        filters={{
          fields,
          values: filters,
          onChange: onFiltersChange,
          labels: filterLabels(t),
        }}
        {...(view !== 'day' && { sort: { value: props.sort, onChange: props.onSortChange } })}
        totals={{
          label: t(messages.totals),
          items: [
            { id: 'deposit', label: t(messages.deposit), value: money(totals?.deposit) },
            { id: 'withdrawal', label: t(messages.withdrawal), value: money(totals?.withdrawal) },
            { id: 'validBet', label: t(messages.validBet), value: money(totals?.validBet) },
            { id: 'result', label: t(messages.result), value: money(totals?.result, 'change') },
            { id: 'net', label: t(messages.net), value: money(totals?.net, 'change') },
          ],
        }}
        tools={{
          columns: {
            label: t(messages.columns),
            columns: ordered,
            onChange: (next) => props.onColumnsChange(next.map(({ id, isShown }) => ({ id, isShown }))),
            onReset: props.onColumnsReset,
            labels: {
              list: t(messages.columns),
              search: t(messages.findColumn),
              reset: t(messages.reset),
              move: (column) => t(messages.move, { column }),
            },
          },
          density: {
            value: props.density,
            onChange: props.onDensityChange,
            labels: { comfortable: t(messages.comfortable), compact: t(messages.compact) },
          },
          export: {
            label: t(actionMessages.export),
            forms: [{ id: 'csv', label: t(messages.exportCsv) }],
            onExport: props.onExport,
            isPending: props.isExporting,
          },
          print: { label: t(actionMessages.print), onPrint: props.onPrint },
        }}
        empty={{
          title: t(messages.emptyTitle),
          description: t(messages.emptyText),
          action: (
            <Button
              size="sm"
              tone="neutral"
              onPress={() => onFiltersChange({ view: filters['view'] ?? '', period: '30' })}
            >
              {t(messages.emptyAction)}
            </Button>
          ),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
        asOf={
          loadedAt !== undefined && t(labelMessages.asOf, { time: formatDateTime(loadedAt, locale, 'time') })
        }
        {...(list && {
          note: t(messages.note, { currency: list.currency, offset: list.utcOffset }),
          paging: {
            page: list.page,
            pageCount: list.pageCount,
            onPageChange: props.onPageChange,
            more: props.list.more,
            onLoadMore: props.list.loadMore,
            ...rowSummaries(t, number, list),
          },
        })}
      >
        {list && list.path.length > 1 && (
          <Breadcrumbs
            aria-label={t(labelMessages.team)}
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
  t: ReturnType<typeof useIntl>['formatMessage'],
  view: ProfitView,
  today: string,
  gameTypes: readonly GameCategory[] | undefined,
): readonly FilterField[] {
  return [
    ...(view === 'day' ? [] : [{ kind: 'search' as const, id: 'search', label: t(siteMessages.account) }]),
    {
      kind: 'choice',
      id: 'period',
      label: t(labelMessages.period),
      look: 'segment',
      options: [
        { id: '', label: t(labelMessages.days7) },
        { id: '1', label: t(labelMessages.today) },
        { id: '30', label: t(labelMessages.days30) },
      ],
    },
    { kind: 'days', id: 'from', endId: 'to', label: t(labelMessages.dates), maxValue: today },
    {
      kind: 'choice',
      id: 'view',
      label: t(messages.view),
      options: [
        { id: '', label: t(messages.direct) },
        { id: 'all', label: t(messages.everyone) },
        { id: 'day', label: t(messages.byDay) },
      ],
    },
    {
      kind: 'choice',
      id: 'type',
      label: t(messages.type),
      options: [
        { id: '', label: t(siteMessages.allGames) },
        ...filterTypes(gameTypes).map((type) => ({ id: type, label: t(gameTypeMessages[type]) })),
      ],
    },
  ];
}
