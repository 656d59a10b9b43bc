import type { NoticeContent } from '../notice';

/** A list of a page, in the state in which it is. */
export type Section<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly items: readonly T[] }
  | { readonly status: 'failed'; readonly notice: NoticeContent };
