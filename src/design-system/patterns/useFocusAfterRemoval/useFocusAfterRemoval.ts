import { useEffect, useRef, type RefObject } from 'react';

const focusable = ':is(a[href], button, input, select, textarea):not(:disabled)';

/**
 * Keeps the place of whoever removes a row by keyboard: the pressed button is gone in a moment, and the focus with it. It
 * goes on to the row that took the place, or to the one before when it was the last.
 *
 * @param count how many rows there are now
 * @param rows which elements of the list they are
 * @returns a ref for the list, and what to call with the place of a row, from 0, when somebody removes it
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  count: number,
  rows = ':scope > li',
): { list: RefObject<List | null>; willRemove: (place: number) => void } {
  const list = useRef<List>(null);
  const removed = useRef<{ place: number; count: number }>(undefined);
  // After each drawing: on a phone the list comes back later than the row goes.
  useEffect(() => {
    if (!removed.current || !list.current || count >= removed.current.count) return;
    const left = [...list.current.querySelectorAll(rows)];
    const { place } = removed.current;
    removed.current = undefined;
    left[Math.min(place, left.length - 1)]?.querySelector<HTMLElement>(focusable)?.focus();
  });
  const willRemove = (place: number): void => {
    removed.current = { place, count };
  };
  return { list, willRemove };
}
