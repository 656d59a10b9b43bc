import { useSyncExternalStore } from 'react';

const step = 15_000;
const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, step);
  return () => {
    clearInterval(timer);
  };
};
const read = () => Math.floor(Date.now() / step) * step;
const unknown = () => undefined;

/**
 * The time of the device in epoch milliseconds, to 15 s; undefined in a page that was rendered ahead of time.
 * @param given shows this time instead
 */
export function useClock(given?: number): number | undefined {
  const now = useSyncExternalStore<number | undefined>(subscribe, read, unknown);
  return given ?? now;
}
