import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from './router';

/** Not part of the first screen's code: nobody goes back before it is there. */
const loadPlaces = () => import('../boot/scrollPlaces');

/** Shows a new page from its top, or from the target of its hash; going back leads to the place that was left. */
export function useScroll(): void {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const shown = useRef('');
  useLayoutEffect(() => {
    const entry = `${key} ${pathname}`;
    const page = `${pathname}${hash}`;
    const isNew = shown.current !== page;
    shown.current = page;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (isNew && target) target.scrollIntoView();
    else if (isNew && !isReturn) scrollTo(0, 0);
    const stops: (() => void)[] = [];
    let isLeft = false;
    // Without the code, as when the server is gone, a return begins at the top.
    loadPlaces().then(
      ({ keepPlaces, placeOf, returnTo }) => {
        if (isLeft) return;
        const place = isReturn ? placeOf(entry) : undefined;
        if (place !== undefined) stops.push(returnTo(place));
        stops.push(keepPlaces(entry));
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
      for (const stop of stops) stop();
    };
  }, [key, pathname, hash, isReturn]);
}
