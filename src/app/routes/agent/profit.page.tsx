import { observer } from 'mobx-react-lite';
import { useCallback, useMemo } from 'react';
import { profitColumns, type ProfitAccountRow, type reportCalls, type ReplyOf } from '#contract';
import type { Async, AsyncPages } from '#patterns/AsyncSection';
import { chosenColumns, firstColumns, type ProfitList, type ProfitView } from '#features/agent/profit.ts';
import { ProfitScreen } from '#features/agent/ProfitScreen.tsx';
import { gameTypesStore } from '../../stores/gameTypesStore';
import { profitStore, type ProfitDayFilter, type ProfitFilter } from '../../stores/profitStore';
import { useAddress, type AddressValues } from '../center/useAddress';
import { periodOf } from '../reportPeriod';
import { useEnsured } from '../useEnsured';
import type { ShownList } from '../useList';
import { useQuery } from '../useQuery';
import { useRecordList } from '../useRecordList';
import { useSheets } from '../useSheets';
import { sortIn, useSort } from '../useSort';
import { useStore } from '../useStore';

const firstLayout = {
  columns: chosenColumns.map((id) => ({ id: id as string, isShown: firstColumns.has(id) })),
  isCompact: false,
};

/** The agents' profit and loss: what it shows stands in the address. */
export const ProfitPage = observer(function ProfitPage() {
  const { types } = useStore(gameTypesStore);
  const store = useStore(profitStore);
  const [address, change] = useAddress();
  const byDay = viewOf(address) === 'day';
  const { list: shown, ...records } = useRecordList(
    { list: store.accounts, export: store.export },
    { name: 'profit-and-loss', filterOf: accountFilter, apart: ['under', 'sort', 'dir'], isShown: !byDay },
  );
  const dayKey = JSON.stringify(dayFilter(address, records.today));
  const days = useQuery(byDay && store.days.get(dayKey));
  useEnsured(types);

  const list = useProfitList(shown, days);
  const { layout = firstLayout } = store;
  const keep = (next: Partial<typeof firstLayout>) => store.keepLayout({ ...layout, ...next });
  const onOpen = useCallback((id: string) => change({ under: id, search: '', page: '' }, 'push'), [change]);
  const whole = days && list.value;
  const sheets = useSheets();
  return (
    <ProfitScreen
      {...records}
      {...(whole
        ? {
            onExport: (format, sheetOf) =>
              sheets
                .outputsOf('profit-and-loss-by-day', whole.from, whole.to)
                .onExport(format, sheetOf(whole)),
            onPrint: (sheetOf) => sheets.print(sheetOf(whole)),
          }
        : {
            onExport: (format, sheetOf) => records.onExport(format, (all) => sheetOf(byAccounts(all))),
            onPrint: (sheetOf) => records.onPrint((all) => sheetOf(byAccounts(all))),
          })}
      list={list}
      view={viewOf(address)}
      gameTypes={types.value}
      {...useSort(sortsOf(viewOf(address)))}
      onOpen={onOpen}
      columns={layout.columns}
      onColumnsChange={(columns) => keep({ columns })}
      onColumnsReset={() => store.keepLayout(undefined)}
      density={layout.isCompact ? 'compact' : 'comfortable'}
      onDensityChange={(density) => keep({ isCompact: density === 'compact' })}
    />
  );
});

type ProfitPageReply = ReplyOf<typeof reportCalls.profitByAccount>;
type ProfitDays = ReplyOf<typeof reportCalls.profitByDay>;

const byAccounts = (list: ShownList<ProfitPageReply, ProfitAccountRow>): ProfitList => ({
  ...list,
  rows: list.rows.map((one) => ({ kind: 'account', key: `${one.of}:${one.id}`, ...one })),
});

/** The rows of accounts, or of days, as one list. */
function useProfitList(
  accounts: AsyncPages<ShownList<ProfitPageReply, ProfitAccountRow>>,
  days: Async<ProfitDays> | undefined,
): AsyncPages<ProfitList> {
  const [ofAccounts, ofDays] = [accounts.value, days?.value];
  const byAccount = useMemo((): ProfitList | undefined => ofAccounts && byAccounts(ofAccounts), [ofAccounts]);
  const byDay = useMemo(
    (): ProfitList | undefined =>
      ofDays && {
        ...ofDays,
        rows: ofDays.rows.map((one) => ({ kind: 'day', key: one.day, ...one })),
        page: 1,
        pageCount: 1,
        pageSize: Math.max(1, ofDays.total),
      },
    [ofDays],
  );
  if (!days) return { ...accounts, value: byAccount };
  const state = byDay?.total === 0 ? 'empty' : days.state;
  return { ...accounts, ...days, state, value: byDay, more: 'end', loadedAt: undefined };
}

/** What the rows are, by accounts just below unless the address says otherwise. */
const viewOf = ({ view }: AddressValues): ProfitView => (view === 'day' || view === 'all' ? view : 'direct');

/** What rows can be sorted by, first what they are sorted by at first. */
const sorts = ['validBet', 'account', 'members', 'bets', ...profitColumns] as const;
const daySorts = ['day', 'bets', ...profitColumns] as const;
const sortsOf = (view: ProfitView): readonly [string, ...string[]] => (view === 'day' ? daySorts : sorts);

function dayFilter(address: AddressValues, today: string): ProfitDayFilter {
  const { under, type } = address;
  return {
    ...periodOf(address, today),
    ...(under && { under }),
    // Of the lottery's two kinds a player knows one.
    ...(type && { gameTypes: type === 'ELOTT' ? 'ELOTT,LOTT' : type }),
  };
}

function accountFilter(address: AddressValues, today: string): ProfitFilter {
  const { search } = address;
  const { column, direction } = sortIn(address, sorts);
  return {
    ...dayFilter(address, today),
    scope: viewOf(address) === 'all' ? 'all' : 'direct',
    zeroRows: address['zero'] === '0' ? 'shown' : 'hidden',
    ...(search && { search }),
    sort: column,
    direction,
  };
}
