import { fn } from 'storybook/test';
import type { Async, AsyncPages, AsyncState } from '#patterns/AsyncSection';

type Why = Async<unknown>['failure'];

/** Why nothing could be had, as the site says it. */
export const noConnection = { title: 'No connection' };

/** The same as a notice, with the way to try again. */
export const lostConnection = (onPress: () => void = fn()) =>
  ({
    tone: 'danger',
    title: 'Network link is abnormal, please try again',
    action: { label: 'Try again', onPress },
  }) as const;

export function asyncOf(value?: undefined, state?: AsyncState, failure?: Why): Async<never>;
export function asyncOf<T>(value: T, state?: AsyncState, failure?: Why): Async<T>;
/** A value that comes from elsewhere, for a story: on its way without one, there with one, or as said. */
export function asyncOf<T>(
  value?: T,
  state: AsyncState = value === undefined ? 'loading' : 'ready',
  failure?: Why,
): Async<T> {
  return { state, value, failure, isRefreshing: state === 'refreshing', retry: fn() };
}

export function pagesOf(value?: undefined, state?: AsyncState, failure?: Why): AsyncPages<never>;
export function pagesOf<T>(value: T, state?: AsyncState, failure?: Why): AsyncPages<T>;
/** The same of a list with more rows after those that are shown. */
export function pagesOf<T>(value?: T, state?: AsyncState, failure?: Why): AsyncPages<T | undefined> {
  return { ...asyncOf<T | undefined>(value, state, failure), more: 'more', hasMore: true, loadMore: fn() };
}
