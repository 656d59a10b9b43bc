import { useSyncExternalStore } from 'react';
import { media } from '#theme/media';

const query = media.belowLargePhone.replace('@media ', '');

function follow(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the chat takes the whole screen while it is shown, as on a phone. */
export const useCoversScreen = (): boolean => useSyncExternalStore(follow, () => matchMedia(query).matches);
