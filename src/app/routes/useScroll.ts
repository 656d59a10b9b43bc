import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from './router';
import { keepPlaces, placeOf, returnTo } from '../boot/scrollPlaces';

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
    const place = isReturn ? placeOf(entry) : undefined;
    const stop = place === undefined ? undefined : returnTo(place);
    if (place === undefined && isNew && target) target.scrollIntoView();
    else if (place === undefined && isNew && !isReturn) scrollTo(0, 0);
    const stopKeeping = keepPlaces(entry);
    return () => {
      stop?.();
      stopKeeping();
    };
  }, [key, pathname, hash, isReturn]);
}
