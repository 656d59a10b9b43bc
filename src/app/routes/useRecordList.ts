import { useIntl } from 'react-intl';
import { platformNow } from '#ds-i18n';
import { centerMessages } from '#features/shell/center.messages.ts';
import type { Download } from '../api/client';
import type { PagedResource } from '../data/pagedResource';
import type { Task } from '../data/task';
import { toasts } from './center/toasts';
import { useAddress, type AddressValues } from './center/useAddress';
import { cleared, dayAt, exclusive, periodOf } from './reportPeriod';
import { saveFile } from './saveFile';
import { useList } from './useList';
import { useNotice } from './useNotice';

/** What the platform is asked for, of what stands in the address on a business day. */
type FilterOf<Filter> = (address: AddressValues, today: string) => Filter;

/** Records as their store keeps them. */
interface RecordStore<Filter extends object, Page, Row> {
  list: PagedResource<Filter, Page, Row>;
  /** The file that they can be had as. */
  export?: Task<Filter, Download>;
}

/**
 * Records as their screen takes them. What is shown of them stands in the address. Read it in an observer.
 * @param apart names in the address that are no filters, and stay when these change
 * @param isShown nothing is asked for otherwise
 */
export function useRecordList<
  Filter extends object,
  Page extends { currency: string; timeZone?: string },
  Row,
>(
  { list, export: file }: RecordStore<Filter, Page, Row>,
  {
    filterOf,
    apart = [],
    isShown = true,
  }: { filterOf: FilterOf<NoInfer<Filter>>; apart?: readonly string[]; isShown?: boolean },
) {
  const [address, change] = useAddress();
  const { notice } = useNotice();
  const { formatMessage: t } = useIntl();
  const today = dayAt(platformNow(), list.current?.timeZone);
  const filter = filterOf(address, today);
  const { page = '1' } = address;
  const filters: AddressValues = Object.fromEntries(
    Object.entries(address).filter(([name]) => name !== 'page' && !apart.includes(name)),
  );
  return {
    list: useList(list, isShown ? filter : undefined, Math.max(1, Math.trunc(Number(page)) || 1)),
    filters,
    onFiltersChange: (next: AddressValues) =>
      change({ ...cleared(filters), ...exclusive(filters, next), page: '' }),
    /** The present business day. */
    today,
    onPageChange: (next: number) => change({ page: next === 1 ? '' : String(next) }),
    onPrint: () => print(),
    ...(file && {
      onExport: () =>
        void file.run(filter).then((outcome) => {
          if (!outcome.ok) return;
          saveFile(outcome.value);
          toasts.show({
            tone: 'success',
            title: t(centerMessages.fileReady),
            description: outcome.value.name,
          });
        }),
      isExporting: file.isRunning,
      exportFailure: notice(file.failure),
    }),
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
 * @param usual days up to today that count until others are chosen
 */
export function usePeriod(usual: string) {
  const [filters, change] = useAddress();
  const today = dayAt(platformNow());
  return {
    period: periodOf(filters, today, usual),
    /** What a screen takes of it. */
    chosen: {
      filters,
      onFiltersChange: (next: AddressValues) => change({ ...cleared(filters), ...exclusive(filters, next) }),
      today,
    },
  };
}
