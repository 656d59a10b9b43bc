import { useLayoutEffect, useRef } from 'react';
import { hashTarget } from '../boot/hashTarget';
import { useNavigationType, type Location } from './router';

/** Not part of the first screen's code: nobody goes back before it is there. */
const loadPlaces = () => import('../boot/scrollPlaces');

/**
 * Shows a new page from its top, or from the target of its hash; going back leads to the place that was left. Not for use
 * inside of routes that are told where they are: there the router takes each navigation for a return.
 */
export function useScroll({ key, pathname, hash }: Pick<Location, 'key' | 'pathname' | 'hash'>): void {
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef('');
  // The place on the page is the browser's, and is set before the page is painted.
  useLayoutEffect(() => {
    const page = pathname + hash;
    const isNew = shown.current !== page;
    shown.current = page;
    const target = hashTarget(hash);
    if (isNew && target) target.scrollIntoView();
    else if (isNew && !isReturn) scrollTo(0, 0);
    let stop: (() => void) | undefined;
    let isLeft = false;
    // Without the code, as when the server is gone, a return begins at the top.
    loadPlaces().then(
      ({ followPage }) => {
        // A page that is still on its way has no target yet.
        if (!isLeft) stop = followPage(key + page, isReturn, isNew ? hash : '');
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [key, pathname, hash, isReturn]);
}
