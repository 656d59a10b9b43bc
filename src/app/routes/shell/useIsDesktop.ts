import { useSyncExternalStore } from 'react';
import { breakpoints } from '#theme/media';
import { serverRequest } from '../../server/serverRequest';

const query = `(min-width: ${breakpoints.desktop}px)`;

function follow(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/**
 * Whether the window has room for the wide header and the side bar. Style sheets hide what is for the other width; who
 * asks here does not even draw it, which on a phone is half of the first screen's work.
 */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    import.meta.env.SSR ? () => serverRequest.isDesktop : undefined,
  );
