import { useEffect, useEffectEvent } from 'react';
import type { Async, AsyncState } from '#patterns/AsyncSection';
import type { Resource } from '../data/resource';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';

export interface QueryOptions {
  /** Nothing is asked for while it is false. @default true */
  enabled?: boolean;
  /** What the answer depends on besides, such as the language: it is asked for when this is another one. */
  key?: string | null;
  /** Asks although what is there is fresh: others change it. */
  refetchOnMount?: 'always' | false;
  /** Asks again when the person comes back to the page. */
  refetchOnReturn?: boolean;
  /** Asks in its own way for as long as it is on screen, as a poll does; what it returns ends that. */
  follow?: () => (() => void) | undefined;
}

/** What is not wanted now. */
type Off = undefined | false | '';

/**
 * One fact of the platform as screens take it. It is asked for when it comes on screen and whenever it is another one.
 * Read it in an observer.
 */
export function useQuery<T>(resource: Resource<T>, options?: QueryOptions): Async<T>;
export function useQuery<T>(resource: Resource<T> | Off, options?: QueryOptions): Async<T> | undefined;
export function useQuery<T>(resource: Resource<T> | Off, options: QueryOptions = {}): Async<T> | undefined {
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  const { enabled = true } = options;
  const begin = useEffectEvent(() => {
    if (!resource || !enabled) return undefined;
    if (options.follow) return options.follow();
    void (options.refetchOnMount ? resource.refresh() : resource.ensure());
    return undefined;
  });
  // What is on screen is asked for once it is there, and not by drawing it.
  useEffect(() => begin(), [resource, enabled, options.key]);
  useOnReturn(() => {
    if (resource && enabled && options.refetchOnReturn) void resource.refreshOnce();
  });
  if (!resource) return undefined;
  const { value, failure, status } = resource;
  return {
    state: stateOf(resource, isOffline),
    value,
    failure: notice(failure),
    isRefreshing: status === 'refreshing',
    retry: () => void resource.refresh(),
  };
}

/** How a resource is coming along, as sections of screens take it: its last value survives a failed refresh. */
function stateOf({ value, status }: Resource<unknown>, isOffline: boolean): AsyncState {
  if (value === undefined) return status === 'failed' ? 'failed' : 'loading';
  if (status === 'failed') return isOffline ? 'offline' : 'stale';
  return status === 'refreshing' ? 'refreshing' : 'ready';
}
