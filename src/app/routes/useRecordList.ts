import { useCallback, useEffect, useMemo } from 'react';
import { platformNow } from '#ds-i18n';
import type { Download } from '../api/client';
import type { PagedResource } from '../data/pagedResource';
import type { Task } from '../data/task';
import { useAddress, type AddressValues } from './center/useAddress';
import { listState } from './listState';
import { cleared, dayAt, exclusive } from './reportPeriod';
import { saveFile } from './saveFile';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';

/** A page of rows as screens show it. */
export type ShownList<Page, Row> = Page & {
  rows: readonly Row[];
  page: number;
  pageCount: number;
  pageSize: number;
};

/**
 * What a screen of records takes of its list. Which page is shown stands in the address. Read it in an observer.
 * @param filter what the platform is asked for
 * @param isShown nothing is asked for while it is not
 */
export function useRecordList<Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
  filter: Filter,
  isShown = true,
) {
  const { notice } = useNotice();
  const [{ page: asked = '1' }, change] = useAddress();
  const isOffline = useIsOffline();
  const page = Math.max(1, Math.trunc(Number(asked)) || 1);
  const key = JSON.stringify(filter);
  useEffect(() => {
    if (isShown) void list.show(JSON.parse(key) as Filter, page);
  }, [list, isShown, key, page]);
  const { current, rows } = list;
  const shown = useMemo(
    (): ShownList<Page, Row> | undefined =>
      current && { ...current, rows, page: list.page, pageCount: list.pageCount, pageSize: list.pageSize },
    [current, rows, list],
  );
  return {
    state: listState(list, isOffline),
    list: shown,
    onPageChange: (next: number) => change({ page: next === 1 ? '' : String(next) }),
    more: moreOf(list),
    onLoadMore: useCallback(() => void (list.failure ? list.retry() : list.more()), [list]),
    loadedAt: list.loadedAt,
    failure: list.failure && notice(list.failure),
    onRetry: () => void list.retry(),
  };
}

/** How the next rows are coming along, on a phone. */
const moreOf = <Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
): 'more' | 'loading' | 'failed' | 'end' =>
  list.isComing ? 'loading' : list.failure ? 'failed' : list.hasMore ? 'more' : 'end';

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
    exportFailure: file.failure && notice(file.failure),
  };
}
