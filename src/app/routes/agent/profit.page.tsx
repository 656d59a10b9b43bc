import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
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
import { stateOf } from '../resourceState';
import { cleared, dayAt, exclusive, periodOf } from '../reportPeriod';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useExport, useRecordList } from '../useRecordList';
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
  const { under: _under, sort: _sort, dir: _dir, page: _page, ...filters } = address;
  const view: ProfitView =
    filters['view'] === 'day' || filters['view'] === 'all' ? filters['view'] : 'direct';
  const byDay = view === 'day';
  const today = dayAt(platformNow(), accounts.current?.timeZone);
  const isOffline = useIsOffline();
  const dayKey = JSON.stringify(dayFilter(address, today));
  const days = store.days.get(dayKey);
  const filter = accountFilter(address, view, today);
  const { sort: _order, direction: _direction, ...exported } = filter;
  const record = useRecordList(accounts, filter, !byDay);
  const file = useExport(store.export, exported);
  useEnsured(types, byDay && days);

  const list = useList(store, byDay ? dayKey : undefined);
  const { layout = firstLayout } = store;
  const keep = (next: Partial<typeof firstLayout>) => store.keepLayout({ ...layout, ...next });
  const onOpen = useCallback((id: string) => change({ under: id, search: '', page: '' }, 'push'), [change]);
  return (
    <ProfitScreen
      {...record}
      {...file}
      {...(byDay && {
        state: days.value?.total === 0 ? ('empty' as const) : stateOf(days, isOffline),
        more: 'end' as const,
        loadedAt: undefined,
        failure: days.failure && notice(days.failure),
        onRetry: () => void days.refresh(),
      })}
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
      columns={layout.columns}
      onColumnsChange={(columns) => keep({ columns })}
      onColumnsReset={() => store.keepLayout(undefined)}
      density={layout.isCompact ? 'compact' : 'comfortable'}
      onDensityChange={(density) => keep({ isCompact: density === 'compact' })}
      onPrint={() => print()}
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
