import { platformNow } from '#ds-i18n';
import type { Download } from '../api/client';
import type { PagedResource } from '../data/pagedResource';
import type { Task } from '../data/task';
import { useAddress, type AddressValues } from './center/useAddress';
import { cleared, dayAt, exclusive } from './reportPeriod';
import { saveFile } from './saveFile';
import { useList } from './useList';
import { useNotice } from './useNotice';

/**
 * A list of records as their screen takes it. Which page is shown stands in the address. Read it in an observer.
 * @param filter what the platform is asked for; nothing is asked for without one
 */
export function useRecordList<Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
  filter: NoInfer<Filter> | undefined,
) {
  const [{ page = '1' }, change] = useAddress();
  return {
    list: useList(list, filter, Math.max(1, Math.trunc(Number(page)) || 1)),
    onPageChange: (next: number) => change({ page: next === 1 ? '' : String(next) }),
  };
}

/**
 * What records of business days are filtered by, from the address.
 * @param timeZone of the list, once it has come
 * @param apart names in the address that are no filters
 */
export function useRecordFilters(timeZone: string | undefined, apart: readonly string[] = []) {
  const [address, change] = useAddress();
  const isFilter = ([name]: [string, string]): boolean => name !== 'page' && !apart.includes(name);
  const filters: AddressValues = Object.fromEntries(Object.entries(address).filter(isFilter));
  return {
    filters,
    /** The present business day. */
    today: dayAt(platformNow(), timeZone),
    /** Filters by something else; `stays` is what of the address is kept. */
    onFiltersChange: (next: AddressValues, stays: AddressValues = {}) =>
      change({ ...cleared(address), ...stays, ...exclusive(filters, next) }),
  };
}

/** What a screen takes of the file that its records can be had as. */
export function useExport<Filter>(file: Task<Filter, Download>, filter: Filter) {
  const { notice } = useNotice();
  return {
    onExport: () =>
      void file.run(filter).then((outcome) => {
        if (outcome.ok) saveFile(outcome.value);
      }),
    isExporting: file.isRunning,
    exportFailure: notice(file.failure),
  };
}
