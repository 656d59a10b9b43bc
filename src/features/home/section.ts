import type { NoticeContent } from '../notice';

/** One list of the page, in the state in which it is. */
export type Section<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly T[] }
  | { readonly status: 'failed'; readonly notice: NoticeContent };
