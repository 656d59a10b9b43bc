import { useEffect } from 'react';

/** Marks the entry of the history that stands for what covers the page. */
const isOwn = (): boolean => (history.state as { covered?: true } | null)?.covered === true;

/**
 * While something covers the page, Back takes it away and leaves the page where it is. The entry that stands for it has
 * the address and the state of the page, so that nothing else sees it; it is gone with what covered.
 */
export function useBackMinimises(isCovering: boolean, minimise: () => void): void {
  // The history is the browser's.
  useEffect(() => {
    if (!isCovering) return;
    if (!isOwn()) history.pushState({ ...(history.state as object | null), covered: true }, '');
    addEventListener('popstate', minimise);
    return () => {
      removeEventListener('popstate', minimise);
      // Unless Back has left it already.
      if (isOwn()) history.back();
    };
  }, [isCovering, minimise]);
}
