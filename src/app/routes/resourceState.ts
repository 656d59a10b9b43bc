import type { AsyncState } from '#patterns/AsyncSection';
import type { Resource } from '../data/resource';

/** How a resource is coming along, as sections of screens take it: its last value survives a failed refresh. */
export function stateOf({ value, status }: Resource<unknown>, isOffline: boolean): AsyncState {
  if (value === undefined) return status === 'failed' ? 'failed' : 'loading';
  if (status === 'failed') return isOffline ? 'offline' : 'stale';
  return status === 'refreshing' ? 'refreshing' : 'ready';
}
