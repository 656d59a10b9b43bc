/**
 * How the content of a section is coming along. `refreshing` has content and asks for newer; `stale` could not get newer;
 * `offline` cannot ask.
 */
export type AsyncState = 'loading' | 'ready' | 'refreshing' | 'empty' | 'failed' | 'stale' | 'offline';

/** One value that comes from elsewhere, as screens take it. */
export interface Async<T> {
  /** How it is coming along. */
  state: AsyncState;
  /** The last value: it stays while newer is asked for, and when that fails. */
  value?: T | undefined;
  /** Why it, or newer, could not be had, in words. */
  failure?: { title: string; text?: string } | undefined;
  /** Whether newer is asked for behind the value. */
  isRefreshing: boolean;
  /** Asks again. */
  retry: () => void;
}

/** A list that comes in pages: the page that is shown, and the rows that can follow it. */
export interface AsyncPages<Page> extends Async<Page> {
  /** How the next rows are coming along, where the list grows. */
  more: 'more' | 'loading' | 'failed' | 'end';
  /** Whether there are rows after those that are shown. */
  hasMore: boolean;
  /** Fetches the next rows, or asks again for what failed. */
  loadMore: () => void;
  /** When the shown page came, epoch milliseconds: said when newer cannot be had. */
  loadedAt?: number | undefined;
}
