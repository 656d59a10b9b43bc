/**
 * Fetches what a link of this site leads to as soon as a pointer is over it, a finger touches it or the keyboard reaches
 * it: by the press it is there.
 * @param preload gets the path of the link
 */
export function preloadOnIntent(preload: (path: string) => Promise<void>): void {
  const onIntent = ({ target }: Event): void => {
    const link = (target as Element | null)?.closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return;
    const path = link.pathname;
    if (path === location.pathname) return;
    // The press is seen before code is evaluated. A failure is for the page itself to tell, when it is really opened.
    requestAnimationFrame(() => setTimeout(() => void preload(path).catch(() => undefined)));
  };
  // Links are anywhere on the page, also where it was drawn by others.
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, onIntent);
}
