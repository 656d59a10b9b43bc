import { reaction } from 'mobx';
import type { Stores } from '../stores/stores';
import { openChannel, shareSession } from './tabs';

/** Keeps the tabs in step and watches over the life of the session. Returns what ends it. */
export function followSession(stores: Pick<Stores, 'session' | 'life'>): () => void {
  const stops = [
    shareSession(stores, openChannel(`session:${stores.session.merchantCode}`)),
    followLife(stores),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Watches over the life of whatever session there is, from the first one on. Returns what ends it. */
function followLife({ session, life }: Pick<Stores, 'session' | 'life'>): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const dispose = reaction(
    () => session.isSignedIn,
    (isSignedIn) => {
      if (!isSignedIn || stop) return;
      stop = () => undefined;
      life.load().then(
        (store) => {
          if (!isOver) stop = store.start();
        },
        // Without the code nobody is warned; the platform ends the session all the same. The next session asks again.
        () => (stop = undefined),
      );
    },
    { fireImmediately: true },
  );
  return () => {
    isOver = true;
    dispose();
    stop?.();
  };
}
