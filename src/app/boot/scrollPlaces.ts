// Where the visitor was on each page of the history. Browsers keep this too, but Firefox returns to it while the page
// that comes back is still short, and so ends at its top.

import { hashTarget } from './hashTarget';

const storageKey = 'scrollPlaces';
/** Pages whose places are kept over a reload; a history is seldom walked back further. */
const most = 50;
/** How long a page may take to grow to where it is to be seen, ms. */
const patience = 10_000;
/** How long a target is held in sight while what stands above it comes, ms. */
const settling = 2_000;

/** Pixels from the top, by entry of the history. */
const places = new Map<string, number>();
let isReturning = false;

if (typeof history === 'object') {
  history.scrollRestoration = 'manual';
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    for (const [entry, place] of kept) places.set(entry, place);
    // An address that was typed or followed from elsewhere begins anew, though it has the key of every first page.
    const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (arrival?.type === 'navigate') places.delete(`default${location.pathname}${location.hash}`);
  } catch {
    // Without storage, a reload begins at the top.
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-most)));
    } catch {
      // The same.
    }
  });
}

/**
 * Leads to where a page is to be seen, and follows the visitor over it until the function that comes back is called.
 * @param entry of the history
 * @param isReturn whether somebody comes back to it, to the place that they left
 * @param hash of the target; empty for none
 */
export function followPage(entry: string, isReturn: boolean, hash: string): () => void {
  const place = isReturn ? places.get(entry) : undefined;
  const arrive = place !== undefined ? returnTo(place) : hash === '' ? undefined : awaitTarget(hash);
  const leave = keepPlaces(entry);
  return () => {
    arrive?.();
    leave();
  };
}

function keepPlaces(entry: string): () => void {
  const keep = (): void => {
    // The page that grows under a return is not yet where the visitor was.
    if (isReturning) return;
    places.delete(entry);
    places.set(entry, scrollY);
  };
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

const acts = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scrolls to a place as soon as the page is tall enough, unless the visitor moves before. */
const returnTo = (place: number): (() => void) =>
  scrollAsItGrows(() => {
    scrollTo(0, place);
    return Math.abs(scrollY - place) <= 1;
  });

/** Scrolls to the target of a hash as soon as it is there, unless the visitor moves before. */
function awaitTarget(hash: string): () => void {
  let foundAt: number | undefined;
  return scrollAsItGrows(() => {
    const target = hashTarget(hash);
    if (!target) return false;
    target.scrollIntoView();
    // The server's words make way for the page itself.
    if (target.closest('.server-page')) return false;
    foundAt ??= performance.now();
    return performance.now() - foundAt > settling;
  });
}

/** Scrolls each time that the page grows, until that has led to where it is to, or the visitor moves. */
function scrollAsItGrows(scroll: () => boolean): () => void {
  isReturning = true;
  const grown = new ResizeObserver(() => {
    if (scroll()) stop();
  });
  const timer = setTimeout(() => stop(), patience);
  const stop = (): void => {
    isReturning = false;
    grown.disconnect();
    clearTimeout(timer);
    for (const act of acts) removeEventListener(act, stop);
  };
  for (const act of acts) addEventListener(act, stop, { passive: true });
  grown.observe(document.body);
  return stop;
}
