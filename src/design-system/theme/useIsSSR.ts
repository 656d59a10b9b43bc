import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a page is drawn by a server, or gone on with by a browser, which at first has to draw what the server did. */
export const useIsSSR = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
