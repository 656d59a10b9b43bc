import { useEffect, useEffectEvent } from 'react';

/** Whether somebody sees the page: it is not behind another tab. */
export const isPageSeen = (): boolean => document.visibilityState === 'visible';

/** Calls when the person comes back to the page: from another tab or window, or once the network is there again. */
export function useOnReturn(look: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (isPageSeen()) look();
  });
  // Tabs and the network are the browser's.
  useEffect(() => {
    const back = (): void => onReturn();
    document.addEventListener('visibilitychange', back);
    addEventListener('focus', back);
    addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', back);
      removeEventListener('focus', back);
      removeEventListener('online', back);
    };
  }, []);
}
