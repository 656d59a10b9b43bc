// Where the visitor was on each page of the history. Browsers keep this too, but Firefox returns to it while the page
// that comes back is still short, and so ends at its top.

const storageKey = 'scrollPlaces';
/** Pages whose places are kept over a reload; a history is seldom walked back further. */
const most = 50;
/** How long a page that comes back may take to grow, ms. */
const patience = 10_000;

/** Pixels from the top, by entry of the history. */
const places = new Map<string, number>();
let isReturning = false;

if (typeof history === 'object') {
  history.scrollRestoration = 'manual';
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    for (const [entry, place] of kept) places.set(entry, place);
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

/** The place that was left on an entry of the history. */
export const placeOf = (entry: string): number | undefined => places.get(entry);

/** Follows the visitor over a page until the function that comes back is called. */
export function keepPlaces(entry: string): () => void {
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
export function returnTo(place: number): () => void {
  isReturning = true;
  const grown = new ResizeObserver(() => {
    scrollTo(0, place);
    if (Math.abs(scrollY - place) <= 1) stop();
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
