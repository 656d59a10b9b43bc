import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { platformNow } from '#ds-i18n';
import {
  chosenColumns,
  firstColumns,
  type ProfitList,
  type ProfitView,
  type SortOrder,
} from '../../../features/agent/profit';
import { ProfitScreen } from '../../../features/agent/ProfitScreen';
import { gameTypesStore } from '../../stores/gameTypesStore';
import {
  profitStore,
  type ProfitDayFilter,
  type ProfitFilter,
  type ProfitStore,
} from '../../stores/profitStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { listState } from '../listState';
import { stateOf } from '../resourceState';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { saveFile } from '../saveFile';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useStore } from '../useStore';

const firstLayout = {
  columns: chosenColumns.map((id) => ({ id: id as string, isShown: firstColumns.has(id) })),
  isCompact: false,
};

/** The agents' profit and loss: what it shows stands in the address. */
export const ProfitPage = observer(function ProfitPage() {
  const { types } = useStore(gameTypesStore);
  const store = useStore(profitStore);
  const { accounts } = store;
  const { notice } = useNotice();
  const [address, change] = useAddress();
  const { under: _under, sort: _sort, dir: _dir, page: asked = '1', ...filters } = address;
  const view: ProfitView =
    filters['view'] === 'day' || filters['view'] === 'all' ? filters['view'] : 'direct';
  const page = Math.max(1, Math.trunc(Number(asked)) || 1);
  const today = dayAt(platformNow(), accounts.current?.timeZone);
  const isOffline = useIsOffline();
  const accountKey = JSON.stringify(accountFilter(address, view, today));
  const dayKey = JSON.stringify(dayFilter(address, today));
  const days = store.days.get(dayKey);

  useEffect(() => {
    void types.ensure();
  }, [types]);
  useEffect(() => {
    if (view !== 'day') void accounts.show(JSON.parse(accountKey) as ProfitFilter, page);
  }, [accounts, view, accountKey, page]);
  useEffect(() => {
    if (view === 'day') void store.days.get(dayKey).ensure();
  }, [store, view, dayKey]);

  const byDay = view === 'day';
  const list = useList(store, byDay ? dayKey : undefined);
  const { layout = firstLayout } = store;
  const failed = byDay ? days.failure : accounts.failure;
  const keep = (next: Partial<typeof firstLayout>) => store.keepLayout({ ...layout, ...next });
  const onOpen = useCallback((id: string) => change({ under: id, search: '', page: '' }, 'push'), [change]);
  const onLoadMore = useCallback(
    () => void (accounts.failure ? accounts.retry() : accounts.more()),
    [accounts],
  );
  return (
    <ProfitScreen
      state={
        byDay
          ? days.value?.total === 0
            ? 'empty'
            : stateOf(days, isOffline)
          : listState(accounts, isOffline)
      }
      list={list}
      view={view}
      filters={filters}
      onFiltersChange={(next) => change({ ...cleared(filters), ...exclusive(filters, next), page: '' })}
      today={today}
      gameTypes={types.value}
      sort={sortOf(address)}
      onSortChange={({ column, direction }) =>
        change({ sort: String(column), dir: direction === 'ascending' ? 'up' : '', page: '' })
      }
      onOpen={onOpen}
      onPageChange={(next) => change({ page: next === 1 ? '' : String(next) })}
      more={
        byDay
          ? 'end'
          : accounts.isComing
            ? 'loading'
            : accounts.failure
              ? 'failed'
              : accounts.hasMore
                ? 'more'
                : 'end'
      }
      onLoadMore={onLoadMore}
      columns={layout.columns}
      onColumnsChange={(columns) => keep({ columns })}
      onColumnsReset={() => store.keepLayout(undefined)}
      density={layout.isCompact ? 'compact' : 'comfortable'}
      onDensityChange={(density) => keep({ isCompact: density === 'compact' })}
      onExport={() => {
        const { sort: _, direction: __, ...wanted } = accountFilter(address, view, today);
        void store.export.run(wanted).then((outcome) => {
          if (outcome.ok) saveFile(outcome.value);
        });
      }}
      isExporting={store.export.isRunning}
      exportFailure={store.export.failure && notice(store.export.failure)}
      onPrint={() => print()}
      loadedAt={byDay ? undefined : accounts.loadedAt}
      failure={failed && notice(failed)}
      onRetry={() => void (byDay ? days.refresh() : accounts.retry())}
    />
  );
});

/** The rows of accounts, or of days, as one list. */
function useList(store: ProfitStore, dayKey: string | undefined): ProfitList | undefined {
  const { accounts } = store;
  const { current, rows, page, pageCount, pageSize } = accounts;
  const days = dayKey === undefined ? undefined : store.days.get(dayKey).value;
  return useMemo(() => {
    if (dayKey !== undefined)
      return (
        days && {
          ...days,
          rows: days.rows.map((one) => ({ kind: 'day' as const, key: one.day, ...one })),
          page: 1,
          pageCount: 1,
          pageSize: Math.max(1, days.total),
        }
      );
    return (
      current && {
        ...current,
        rows: rows.map((one) => ({ kind: 'account' as const, key: `${one.of}:${one.id}`, ...one })),
        page,
        pageCount,
        pageSize,
      }
    );
  }, [dayKey, days, current, rows, page, pageCount, pageSize]);
}

const sorts = ['account', 'members', 'bets', ...chosenColumns] as const;

/** By valid bet, greatest first, unless the address says otherwise. */
function sortOf({ sort, dir }: AddressValues): SortOrder {
  const column = sorts.find((each) => each === sort) ?? 'validBet';
  return { column, direction: dir === 'up' ? 'ascending' : 'descending' };
}

/** The last seven days unless the address says otherwise. */
const daysOf = (address: AddressValues, today: string) =>
  periodOf({ ...address, period: address['period'] ?? '7' }, today);

function dayFilter(address: AddressValues, today: string): ProfitDayFilter {
  const { under, type } = address;
  return {
    ...daysOf(address, today),
    ...(under && { under }),
    // Of the lottery's two kinds a player knows one.
    ...(type && { gameTypes: type === 'ELOTT' ? 'ELOTT,LOTT' : type }),
  };
}

function accountFilter(address: AddressValues, view: ProfitView, today: string): ProfitFilter {
  const { search } = address;
  const { column, direction } = sortOf(address);
  return {
    ...dayFilter(address, today),
    scope: view === 'all' ? 'all' : 'direct',
    ...(search && { search }),
    sort: column as NonNullable<ProfitFilter['sort']>,
    direction,
  };
}
