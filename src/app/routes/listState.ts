import type { AsyncState } from '#patterns/AsyncSection';
import type { PagedResource } from '../data/pagedResource';

/** How a list of pages is coming along, as screens say it. Read it in an observer. */
export function listState<Filter extends object, Page, Row>(
  list: PagedResource<Filter, Page, Row>,
  isOffline: boolean,
): AsyncState {
  if (list.current === undefined) return list.status === 'failed' ? 'failed' : 'loading';
  if (list.status === 'failed') return isOffline ? 'offline' : 'stale';
  if (list.total === 0 && list.status === 'ready') return 'empty';
  return list.status === 'behind' ? 'refreshing' : 'ready';
}
