import { setBusinessZone } from '#ds-i18n';
import { autorun, reaction } from 'mobx';
import { entryCalls, gameCalls, homeCalls, memberCalls, startCalls, walletCalls } from '#contract';
import { readAnswers } from '../api/preloadedAnswers';
import { createApi, type ApiDeps } from '../api/client';
import type { Sealer } from '../api/seal';
import { fail, type Outcome } from '../data/failure';
import { Lazy } from '../data/lazy';
import type { PageConfig } from './readConfig';
import { browserClock, browserRandom, browserStorage, onFirstInput } from './browserPorts';
import { connectErrorReports, watchErrors } from './reportError';
import { followOtherTabs } from './theme';
import { loadArea, resolveTag } from '../text/catalogue';
import { followPerson, handleGlobalFailure } from '../stores/followPerson';
import { createStores, type Stores } from '../stores/stores';
import type { LocaleTag } from '#locales';

/** The stores of the composed site, which speaks the languages of the registry. */
export type SiteStores = Stores<LocaleTag>;

/** Areas of the catalogue that the first screen needs. */
export const firstAreas = ['ds', 'shell', 'home', 'error'] as const;

/** Composes the site: ports, client, stores. Sends nothing yet. */
export function compose({ site, brand }: PageConfig): SiteStores {
  // The client asks the stores for what they know, and the stores are made with the client.
  const made: { stores?: SiteStores } = {};
  const preloadedAnswer = readAnswers(document, browserClock.now);
  const deps: ApiDeps = {
    fetch: async (url, init) => preloadedAnswer(url, init) ?? fetch(url, init),
    origin: site.platformOrigin,
    clock: browserClock,
    random: browserRandom,
    isOnline: () => navigator.onLine,
    merchant: () => brand.merchantCode,
    language: () => made.stores?.locale.tag ?? brand.defaultLanguage,
    token: () => made.stores?.session.token ?? null,
    seal: (call, body, again) => sealed((sealer) => sealer.seal(call, body, again)),
    onFailure: (failure) => made.stores && handleGlobalFailure(made.stores, failure),
    ensureRefusalWords: async () => made.stores?.locale.ensureAreas(['refusal']),
    onLife: (life) => made.stores?.session.updateExpiry(life),
  };
  const api = createApi(deps, {
    start: startCalls,
    session: entryCalls,
    member: memberCalls,
    wallet: walletCalls,
    games: gameCalls,
    home: homeCalls,
  });
  const sealer = new Lazy(async () =>
    (await import('../api/seal')).createSealer({
      clock: browserClock,
      padding: brand.sealing,
      loadKey: () => api.start.sealingKey({}),
    }),
  );
  const sealed = <T>(work: (sealer: Sealer) => Promise<Outcome<T>>): Promise<Outcome<T>> =>
    sealer.load().then(work, () => fail({ kind: navigator.onLine ? 'network' : 'offline' }));
  made.stores = createStores({
    api,
    clock: browserClock,
    random: browserRandom,
    onFirstInput,
    sessionStorage: browserStorage(() => sessionStorage),
    localStorage: browserStorage(() => localStorage),
    merchantCode: brand.merchantCode,
    brand,
    host: location.host,
    ownOrigin: location.origin,
    gameOrigins: site.gameOrigins,
    locale: { loadArea, resolve: (wanted) => resolveTag(wanted, brand) },
    createCalls: (areas) => createApi(deps, areas),
    loadSessionApi: async () =>
      createApi(deps, { session: (await import('../api/sessionCalls')).sessionCalls }),
    freePlayProof: () => sealed((sealer) => sealer.freePlayProof()),
    loadPhoneAuth: async () =>
      (await import('../api/phoneAuth')).createPhoneAuth({
        fetch: (url, init) => fetch(url, init),
        isOnline: () => navigator.onLine,
      }),
    loadProbe: async () => (await import('./probe')).probe,
    place: () => ({ registerUrl: location.href.slice(0, 2048), domain: location.hostname }),
    referralCode: new URLSearchParams(location.search).get('referralCode')?.slice(0, 64) || undefined,
  });
  connectErrorReports(async () => {
    const [{ ErrorReports }, { supportCalls }] = await Promise.all([
      import('./errorReports'),
      import('../api/supportCalls'),
    ]);
    // The file of this very code, whose name changes with each release.
    const release = new URL(import.meta.url).pathname.split('/').at(-1) ?? '';
    return new ErrorReports({
      api: createApi(deps, { support: supportCalls }),
      clock: browserClock,
      release,
    });
  });
  return made.stores;
}

/** Starts what runs as long as the site is open. Returns what ends it all. */
export function startEffects(stores: SiteStores): () => void {
  const { wallet, lobby, locale, home, start, oddsFormat } = stores;
  const disposers = [
    followPerson(stores),
    reaction(
      () => locale.tag,
      () => {
        void home.reload();
        void lobby.hot.refresh();
        void start.permission.refresh();
        lobby.games.reset();
      },
    ),
    autorun(() => setBusinessZone(start.permission.value?.info.timeZone)),
    watchErrors(window),
    followOtherTabs({ [oddsFormat.key]: oddsFormat.restore }),
    followSession(stores),
    whenOnline(() => {
      for (const resource of [start.permission, lobby.vendors, lobby.hot, wallet.balance])
        if (resource.status === 'failed') void resource.refresh();
      if (home.notices.status === 'failed') void home.reload();
    }),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

/** What follows the session, fetched once the page has something to show: nobody needs it in the first second. */
function followSession(stores: SiteStores): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  import('./followSession').then(
    (module) => {
      if (!isOver) stop = module.followSession(stores);
    },
    // Without it each tab is alone, and the platform ends idle sessions unannounced.
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback);
  return () => removeEventListener('online', callback);
}

/** Takes up what earlier visits left, after the first render. */
export function restore(stores: SiteStores): void {
  stores.start.permission.restore();
  stores.age.restore();
  stores.oddsFormat.restore();
  stores.wallet.restore();
  stores.lobby.restore();
  stores.home.restore();
  stores.session.restore();
  if (stores.session.mustChangePassword) stores.dialogs.show('changePassword');
}
