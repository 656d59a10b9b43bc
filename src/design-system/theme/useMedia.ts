import { useCallback, useSyncExternalStore } from 'react';
import { media, type MediaName } from './media';

/** Which queries hold for a page that is drawn ahead, where there is no window; undefined for all. Set before each page. */
export const serverMedia: { holding: ReadonlySet<MediaName> | undefined } = { holding: undefined };

/**
 * Whether a media query holds now. Style sheets hide what is for another width; who asks here does not even draw it,
 * which counts for tables and long lists. A page that is drawn ahead takes the wide form unless `serverMedia` says otherwise.
 */
export function useMedia(name: MediaName): boolean {
  const query = media[name].replace('@media ', '');
  const follow = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => {
        list.removeEventListener('change', onChange);
      };
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => serverMedia.holding?.has(name) ?? true,
  );
}
