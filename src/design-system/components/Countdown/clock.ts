import { useSyncExternalStore } from 'react';
import { platformNow } from '#ds-i18n';

const second = 1000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tick() {
  timer = setTimeout(tick, second - (platformNow() % second));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setTimeout(tick, second - (platformNow() % second));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

const standStill = () => () => undefined;

/**
 * The platform's time, by one clock for all who ask, which ticks on the full second while anybody does.
 * @param given time that stands still, in epoch milliseconds; for stories and for the server's time
 * @param period milliseconds between two values; a multiple of 1000
 * @returns epoch milliseconds, cut to the period; undefined in prerendered pages, which have no time
 */
export function useNow(given?: number, period = second): number | undefined {
  const snapshot = () => given ?? Math.floor(platformNow() / period) * period;
  return useSyncExternalStore(given === undefined ? subscribe : standStill, snapshot, () => given);
}
