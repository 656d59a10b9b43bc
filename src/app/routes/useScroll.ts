import { useEffect } from 'react';
import { useLocation } from './router';

/** Shows a new page from its top, or from the target of its hash. Going back, the browser finds the old place itself. */
export function useScroll(): void {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else if (!isGoingBack()) scrollTo(0, 0);
  }, [pathname, hash]);
}

let poppedAt = -Infinity;
if (typeof addEventListener === 'function')
  addEventListener('popstate', () => {
    poppedAt = performance.now();
  });

/** Whether the page changed because of the browser's back or forward a moment ago. */
function isGoingBack(): boolean {
  return performance.now() - poppedAt < 500;
}
