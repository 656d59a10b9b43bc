import { useEffect, useEffectEvent } from 'react';

/** Calls when the person comes back to the page: from another tab or window, or once the network is there again. */
export function useOnReturn(look: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
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
