import { useRef } from 'react';

/**
 * An action that runs at most once in a while; what comes sooner is left out.
 * @param period milliseconds from one run to the next
 */
export function useThrottled<A extends readonly unknown[]>(
  action: (...input: A) => void,
  period: number,
): (...input: A) => void {
  const last = useRef(-Infinity);
  return (...input) => {
    const now = performance.now();
    if (now - last.current < period) return;
    last.current = now;
    action(...input);
  };
}
