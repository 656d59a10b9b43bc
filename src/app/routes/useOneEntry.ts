import { useCallback, useEffect, useRef } from 'react';
import { useGoBack } from './backOnce';

/** Milliseconds between two looks: nothing tells a page that its frame has gone on. */
const lookEvery = 400;

interface Entry {
  /** The router's name of the entry. */
  key?: string;
  /** Of one that is kept on top of those of a frame: how many entries it is above the page's own. */
  above?: number;
  /** One of something that covers the page, see useBackMinimises. */
  covered?: true;
}
const entry = (): Entry => (history.state ?? {}) as Entry;

/**
 * Keeps a page with a frame one step of the way: wherever the frame leads itself, Back leaves the page at once. Each step
 * of a frame is an entry of the tab's history that only the frame would go back by. So an entry of the page's own is put
 * on top of them, and who leaves that one by Back goes on to where the page was opened from.
 * @returns goes back to where the page was opened from
 */
export function useOneEntry(): () => void {
  const back = useGoBack();
  /** Entries above the page's own: the frame's and ours. */
  const above = useRef(0);
  const goBack = useCallback(() => {
    const steps = above.current + 1;
    above.current = 0;
    back(steps);
  }, [back]);
  // The history is the browser's.
  useEffect(() => {
    let known = history.length;
    const { key } = entry();
    const look = (): void => {
      // Another page is on its way here, and its entry is no step of the frame.
      if (entry().key !== key) return;
      const grown = history.length - known;
      if (grown > 0 && !entry().covered) {
        above.current += grown + 1;
        history.pushState({ ...entry(), above: above.current } satisfies Entry, '');
      }
      known = history.length;
    };
    const onBack = ({ state }: PopStateEvent): void => {
      const shown = state as Entry | null;
      if (shown?.key !== key || (shown?.above ?? 0) === above.current) return;
      // One step of the way is made.
      above.current -= 1;
      goBack();
    };
    const timer = setInterval(look, lookEvery);
    addEventListener('popstate', onBack);
    return () => {
      clearInterval(timer);
      removeEventListener('popstate', onBack);
    };
  }, [goBack]);
  return goBack;
}
