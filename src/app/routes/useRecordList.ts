import { platformNow } from '#ds-i18n';
import type { SheetMaker } from '#features/RecordPage.tsx';
import type { FileFormat } from '#features/sheet/FileActions.tsx';
import type { PagedResource } from '../data/pagedResource';
import type { Task } from '../data/task';
import { fetchAllRows } from '../data/allRows';
import { succeed, type Outcome } from '../data/failure';
import { useAddress, type AddressValues } from './center/useAddress';
import { cleared, dayAt, exclusive, periodOf } from './reportPeriod';
import { useList, type ShownList } from './useList';
import { useNotice } from './useNotice';
import { useSheets } from './useSheets';

/** What the platform is asked for, of what stands in the address on a business day. */
type FilterOf<Filter> = (address: AddressValues, today: string) => Filter;

/** Records as their store keeps them. */
interface RecordStore<Filter extends object, Page, Row> {
  list: PagedResource<Filter, Page, Row>;
  /** The platform's own CSV of them, for more rows than a page can hold. */
  export?: Task<Filter, Blob>;
}

/** Rows that a file or the printer gets at most; what is left out is said there. */
const most = { file: 20_000, page: 2_500 };

/**
 * Records as their screen takes them. What is shown of them stands in the address. Read it in an observer.
 * @param apart names in the address that are no filters, and stay when these change
 * @param isShown nothing is asked for otherwise
 */
export function useRecordList<
  Filter extends object,
  Page extends { currency: string; timeZone?: string; from?: string; to?: string },
  Row,
>(
  { list, export: stream }: RecordStore<Filter, Page, Row>,
  {
    name,
    filterOf,
    apart = [],
    isShown = true,
  }: {
    /** What files are called. */
    name: string;
    filterOf: FilterOf<NoInfer<Filter>>;
    apart?: readonly string[];
    isShown?: boolean;
  },
) {
  const [address, change] = useAddress();
  const { notice } = useNotice();
  const sheets = useSheets();
  const { file, page: paper } = sheets.tasks;
  const today = dayAt(platformNow(), list.current?.timeZone);
  const filter = filterOf(address, today);
  const { page = '1' } = address;
  const filters: AddressValues = Object.fromEntries(
    Object.entries(address).filter(([name]) => name !== 'page' && !apart.includes(name)),
  );
  type Whole = ShownList<Page, Row>;
  const ofAll =
    (as: keyof typeof most, make: (all: Whole) => void | Promise<void>) =>
    async (signal: AbortSignal): Promise<Outcome<void>> => {
      const all = await fetchAllRows(list, { filter, most: most[as], signal });
      if (!all.ok) return all;
      const { page: first, rows } = all.value;
      await make({ ...first, rows, page: 1, pageCount: 1, pageSize: rows.length });
      return succeed(undefined);
    };
  const ofStream =
    (asked: Task<Filter, Blob>) =>
    async (signal: AbortSignal): Promise<Outcome<void>> => {
      // What a page that was left has asked for is still on its way.
      asked.reset();
      const outcome = await asked.run(filter);
      if (outcome.ok && !signal.aborted)
        sheets.saveReady(outcome.value, 'csv', [name, list.current?.from, list.current?.to]);
      return outcome.ok ? succeed(undefined) : outcome;
    };
  return {
    list: useList(list, isShown ? filter : undefined, Math.max(1, Math.trunc(Number(page)) || 1)),
    filters,
    onFiltersChange: (next: AddressValues) =>
      change({ ...cleared(filters), ...exclusive(filters, next), page: '' }),
    /** The present business day. */
    today,
    onPageChange: (next: number) => change({ page: next === 1 ? '' : String(next) }),
    onPrint: (sheetOf: SheetMaker<Whole>) =>
      void paper.run(ofAll('page', (all) => sheets.print(sheetOf(all)))),
    onBeforePrint: sheets.onBeforePrint,
    onExport: (format: FileFormat, sheetOf: SheetMaker<Whole>) =>
      void file.run(
        stream && format === 'csv' && (list.total ?? 0) > most.file
          ? ofStream(stream)
          : ofAll('file', (all) => sheets.save(sheetOf(all), format, [name, all.from, all.to])),
      ),
    /** Each control is busy with its own. */
    preparing: { file: file.isRunning, page: paper.isRunning },
    exportFailure: notice(file.failure ?? paper.failure),
  };
}

/** Fetches what a record begins with, for somebody who is about to open it. */
export const prefetchRecord = <
  Filter extends object,
  Page extends { currency: string; timeZone?: string },
  Row,
>(
  { list }: RecordStore<Filter, Page, Row>,
  filterOf: FilterOf<NoInfer<Filter>>,
): void => void list.setPage(filterOf({}, dayAt(platformNow(), list.current?.timeZone)), 1);

/**
 * The period of a report of figures, from the address.
 * @param usual the one that it begins with, as the address would name it. @default seven days
 * @param apart names in the address that are no filters, and stay when these change
 */
export function usePeriod({ usual = '', apart = [] }: { usual?: string; apart?: readonly string[] } = {}) {
  const [address, change] = useAddress();
  const today = dayAt(platformNow());
  const filters = Object.fromEntries(Object.entries(address).filter(([name]) => !apart.includes(name)));
  return {
    period: periodOf({ period: usual, ...filters }, today),
    /** What a screen takes of it. */
    chosen: {
      filters,
      onFiltersChange: (next: AddressValues) => change({ ...cleared(filters), ...exclusive(filters, next) }),
      today,
    },
  };
}
