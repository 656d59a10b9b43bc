import { useSyncExternalStore } from 'react';
import { platformNow } from '#ds-i18n';

const step = 15_000;
const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, step);
  return () => {
    clearInterval(timer);
  };
};
const read = () => Math.floor(platformNow() / step) * step;
const unknown = () => undefined;

/**
 * The platform's time in epoch milliseconds, to 15 s; undefined in a page that was rendered ahead of time.
 * @param given shows this time instead
 */
export function useClock(given?: number): number | undefined {
  const now = useSyncExternalStore<number | undefined>(subscribe, read, unknown);
  return given ?? now;
}
