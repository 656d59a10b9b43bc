import { useEffect } from 'react';

/**
 * Fetches what a link of this site leads to as soon as a pointer is over it, a finger touches it or the keyboard reaches
 * it: by the press it is there.
 * @param preload gets the path of the link
 */
export function usePreloadOnIntent(preload: (path: string) => void): void {
  // Links are anywhere on the page, also where it was drawn by others.
  useEffect(() => {
    const onIntent = ({ target }: Event): void => {
      const link = (target as Element | null)?.closest?.('a[href]');
      if (link instanceof HTMLAnchorElement && link.origin === location.origin) preload(link.pathname);
    };
    const kinds = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const kind of kinds) document.addEventListener(kind, onIntent);
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, onIntent);
    };
  }, [preload]);
}
