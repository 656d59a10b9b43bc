import { reaction } from 'mobx';
import type { Stores } from '../stores/stores';
import { refreshUnreadOnFocus } from './refreshUnreadOnFocus';
import { loadWalletMode } from './loadWalletMode';
import { followBrowserBar } from './browserBar';
import { browserClock } from './browserPorts';
import { followPause } from './followPause';
import type { SiteLanguage } from './serviceWorker';
import { openChannel, shareSession } from './tabs';

/**
 * Keeps the tabs in step, the count of messages, a pause of play and what is shown of a changing thing fresh, watches over
 * the life of the session, tells the member's language, learns how the brand keeps money and has the browser keep the site.
 * Returns what ends it.
 */
export function followSession(
  stores: Pick<
    Stores,
    | 'session'
    | 'member'
    | 'dialogs'
    | 'signIn'
    | 'life'
    | 'memberLanguage'
    | 'start'
    | 'wallet'
    | 'pages'
    | 'scope'
  > & { locale: SiteLanguage },
): () => void {
  const { session, life, memberLanguage } = stores;
  const live = { load: async () => (await import('./followLive')).followLive(stores) };
  const stops = [
    refreshUnreadOnFocus(stores),
    followPause(stores, browserClock),
    shareSession(stores, openChannel(`session:${session.merchantCode}`)),
    // Without its code nobody is warned; the platform ends the session all the same.
    startOnceSignedIn(session, life),
    // Without its code the platform writes on in the language that it knows.
    startOnceSignedIn(session, memberLanguage),
    // Without its code the pages that follow something ask for it every few seconds.
    startOnceSignedIn(session, live),
    loadWalletMode(stores),
    followBrowserBar(),
    keepSite(stores),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Milliseconds after the page has loaded: whatever it still asks for goes first. */
const quietTime = 3_000;

/**
 * Has the browser keep the site once the page is at rest, or at once when nobody answers: the worker then knows whether the
 * page can be read as it was kept. Returns what ends it before.
 */
function keepSite({ locale, start }: Pick<Stores, 'start'> & { locale: SiteLanguage }): () => void {
  const isCutOff = (): boolean => /^(?:network|offline)$/.test(start.permission.failure?.kind ?? '');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    import('./serviceWorker')
      .then(({ followServiceWorker }) => followServiceWorker(locale, isCutOff))
      // A browser that keeps nothing shows the site all the same.
      .catch(() => undefined);
  };
  const begin = (): void => {
    timer = setTimeout(keep, isCutOff() ? 0 : quietTime);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    removeEventListener('load', begin);
    clearTimeout(timer);
  };
}

/** Starts what follows whatever session there is, from the first one on. Returns what ends it. */
function startOnceSignedIn(
  session: Stores['session'],
  follower: { load: () => Promise<{ start: () => () => void }> },
): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  const dispose = reaction(
    () => session.isSignedIn,
    (isSignedIn) => {
      if (!isSignedIn || stop) return;
      stop = () => undefined;
      follower.load().then(
        (store) => {
          if (!isOver) stop = store.start();
        },
        // The next session asks again.
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
