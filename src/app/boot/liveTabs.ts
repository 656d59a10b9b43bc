import type { LiveTabs, LiveWord } from '../stores/liveStore';
import { openBroadcast } from './tabs';

/** The tabs of one browser that share a name. A browser without locks or channels has a stream in each tab. */
export function openLiveTabs(name: string): LiveTabs {
  const channel = openBroadcast(name);
  return {
    lead: (begin) => {
      // Only pages that came over https, or from this very machine, have locks.
      if (!channel || !('locks' in navigator)) return begin();
      const waiting = new AbortController();
      let end: (() => void) | undefined;
      navigator.locks
        .request(
          name,
          { signal: waiting.signal },
          () =>
            new Promise<void>((resolve) => {
              const stop = begin();
              end = () => {
                stop();
                resolve();
              };
            }),
        )
        .catch(() => undefined);
      return () => {
        waiting.abort();
        end?.();
      };
    },
    post: (word) => channel?.postMessage(word),
    listen: (onMessage) => {
      const take = ({ data }: MessageEvent<LiveWord>): void => onMessage(data);
      channel?.addEventListener('message', take);
      return () => {
        channel?.removeEventListener('message', take);
        channel?.close();
      };
    },
    onReturn: (look) => {
      const back = (): void => {
        if (document.visibilityState === 'visible') look();
      };
      addEventListener('online', look);
      document.addEventListener('visibilitychange', back);
      return () => {
        removeEventListener('online', look);
        document.removeEventListener('visibilitychange', back);
      };
    },
    isHidden: () => document.visibilityState === 'hidden',
  };
}
