import { useCallback, useEffect, useMemo } from 'react';
import type { AsyncPages, AsyncState } from '#patterns/AsyncSection';
import type { PagedResource } from '../data/pagedResource';
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
 * A list of the platform as screens take it. Its page is asked for when it comes on screen and whenever its filter is
 * another one. Read it in an observer.
 * @param filter what the platform is asked for; nothing is asked for without one
 * @param key what the answer depends on besides, such as whose it is
 */
export function useList<Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
  filter: NoInfer<Filter> | undefined,
  page = 1,
  key?: string | null,
): AsyncPages<ShownList<Page, Row>> {
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const wanted = filter && JSON.stringify(filter);
  // By its text: a filter is another object with each drawing.
  useEffect(() => {
    if (wanted !== undefined) void list.setPage(JSON.parse(wanted) as Filter, page);
  }, [list, wanted, page, key]);
  const { current, rows, failure } = list;
  const value = useMemo(
    (): ShownList<Page, Row> | undefined =>
      current && { ...current, rows, page: list.page, pageCount: list.pageCount, pageSize: list.pageSize },
    [current, rows, list],
  );
  return {
    state: stateOf(list, isOffline),
    value,
    failure: notice(failure),
    isRefreshing: list.status === 'stale',
    retry: () => void list.retry(),
    more: list.isLoading ? 'loading' : failure ? 'failed' : list.hasMore ? 'more' : 'end',
    hasMore: list.hasMore,
    loadMore: useCallback(() => void (list.failure ? list.retry() : list.loadMore()), [list]),
    loadedAt: list.loadedAt,
  };
}

/** How a list of pages is coming along, as screens say it. Read it in an observer. */
function stateOf<Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
  isOffline: boolean,
): AsyncState {
  if (list.current === undefined) return list.status === 'failed' ? 'failed' : 'loading';
  if (list.status === 'failed') return isOffline ? 'offline' : 'stale';
  if (list.total === 0 && list.status === 'ready') return 'empty';
  return list.status === 'stale' ? 'refreshing' : 'ready';
}
