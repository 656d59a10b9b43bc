import { useCallback } from 'react';
import { useSite, type Drawn } from './site';

/**
 * A way back that leaves each page once, however often it is asked for: the browser goes later than it is told, and what
 * asked stays until the page before is drawn.
 */
export function createBack(): (steps: number, entry: unknown, drawn: Drawn) => void {
  let left: unknown;
  return (steps, entry, { key, go }) => {
    const at = (entry as { key?: string } | null)?.key ?? key;
    if (entry !== null && (entry === left || at !== key)) return;
    left = entry;
    go(-steps);
  };
}

const goBack = createBack();

/** Goes back in the history by so many entries, once for each page that is left. */
export function useGoBack(): (steps: number) => void {
  const site = useSite();
  return useCallback((steps) => goBack(steps, history.state, site.drawn()), [site]);
}
