/** Milliseconds that a pointer or the focus stays on a link before its page is fetched: not of each that it passes. */
const dwell = 65;
/** Milliseconds after a press: it is seen before code is evaluated. */
const frame = 16;

/**
 * Fetches what a link of this site leads to once a pointer or the focus stays on it, or a finger touches it: by the press
 * it is there.
 * @param preload gets the path of the link
 */
export function preloadOnIntent(preload: (path: string) => Promise<void>): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ target, type }: Event): void => {
    clearTimeout(timer);
    const link = (target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const path = link.pathname;
    if (path === location.pathname) return;
    // A failure is for the page itself to tell, when it is really opened.
    const fetchIt = () => void preload(path).catch(() => undefined);
    timer = setTimeout(fetchIt, type === 'pointerdown' ? frame : dwell);
  };
  // Links are anywhere on the page, also where it was drawn by others.
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, onIntent);
}
