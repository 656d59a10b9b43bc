import type { SiteStores } from './compose';
import { centerAt } from '../routes/center/address';

/** Milliseconds that a pointer or the focus stays on a link before its page is fetched: not of each that it passes. */
const dwell = 65;
/** Milliseconds after a press: it is seen before code is evaluated. */
const frame = 16;

/**
 * Fetches what a link of this site leads to once a pointer or the focus stays on it, or a finger touches it: by the press
 * it is there. Of a centre's page, whose answers no server has drawn, those that it begins with come too.
 * @param preload fetches the code of the page at a path
 */
export function preloadOnIntent(preload: (path: string) => Promise<void>, stores: SiteStores): void {
  const fetchAhead = (path: string): void => {
    const center = centerAt(path);
    const code = preload(path);
    const data =
      center &&
      import('../routes/center/Center').then(({ prefetchCenterPage }) => prefetchCenterPage(center, stores));
    // A failure is for the page itself to tell, when it is really opened.
    Promise.all([code, data]).catch(() => undefined);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event): void => {
    clearTimeout(timer);
    const link = (target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const path = link.pathname;
    if (path === location.pathname || !navigator.onLine) return;
    timer = setTimeout(fetchAhead, type === 'pointerdown' ? frame : dwell, path);
  };
  // Links are anywhere on the page, also where it was drawn by others.
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, onIntent);
}
