import { reaction } from 'mobx';
import { gameCalls, homeCalls, memberCalls, sessionCalls, startCalls, walletCalls } from '#contract';
import { createApi } from '../api/client';
import { createSealer } from '../api/seal';
import type { Failure, Outcome } from '../data/failure';
import type { PageConfig } from './readConfig';
import { browserClock, browserRandom, browserStorage } from './browserPorts';
import { followOtherTabs } from './theme';
import { loadArea, resolveTag } from '../text/catalogue';
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
  const areas = {
    start: startCalls,
    session: sessionCalls,
    member: memberCalls,
    wallet: walletCalls,
    games: gameCalls,
    home: homeCalls,
  };
  const api = createApi(
    {
      fetch: (url, init) => fetch(url, init),
      origin: site.platformOrigin,
      clock: browserClock,
      random: browserRandom,
      isOnline: () => navigator.onLine,
      merchant: () => brand.merchantCode,
      language: () => made.stores?.locale.tag ?? brand.defaultLanguage,
      token: () => made.stores?.session.token ?? null,
      seal: (call, body, again) => sealer.seal(call, body, again),
      onFailure: (failure) => made.stores && react(made.stores, failure),
    },
    areas,
  );
  const sealer = createSealer({
    clock: browserClock,
    loadKey: (): Promise<Outcome<{ kid: string; publicKey: string; serverTime: number }>> =>
      api.start.sealingKey({}),
  });
  made.stores = createStores({
    api,
    clock: browserClock,
    random: browserRandom,
    sessionStorage: browserStorage(() => sessionStorage),
    localStorage: browserStorage(() => localStorage),
    merchantCode: brand.merchantCode,
    host: location.host,
    ownOrigin: location.origin,
    gameOrigins: site.gameOrigins,
    locale: { loadArea, resolve: (wanted) => resolveTag(wanted, brand) },
    freePlayProof: () => sealer.freePlayProof(),
  });
  return made.stores;
}

/** What a failure of any call changes for the whole site. */
function react(stores: Pick<SiteStores, 'session' | 'start'>, failure: Failure): void {
  if (failure.kind === 'session') stores.session.end(failure.code);
  if (failure.kind === 'maintenance' || failure.kind === 'region') void stores.start.permission.refresh();
}

/** Starts what runs as long as the site is open. Returns what ends it all. */
export function startEffects(stores: SiteStores): () => void {
  const { session, member, wallet, lobby, locale, home } = stores;
  const disposers = [
    reaction(
      () => session.isSignedIn,
      (isSignedIn) => {
        member.reset();
        wallet.reset();
        lobby.forgetPerson();
        if (!isSignedIn) return;
        void member.load();
        void wallet.balance.ensure();
        void lobby.favourites.ensure();
      },
    ),
    reaction(
      () => session.ended,
      (code) => {
        if (code) stores.dialogs.show('login');
      },
    ),
    reaction(
      () => locale.tag,
      () => {
        void home.reload();
        void lobby.hot.refresh();
        lobby.games.reset();
      },
    ),
    followOtherTabs(),
    whenOnline(() => {
      for (const resource of [stores.start.permission, lobby.vendors, lobby.hot, wallet.balance])
        if (resource.status === 'failed') void resource.refresh();
      if (home.notices.status === 'failed') void home.reload();
    }),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}

function whenOnline(callback: () => void): () => void {
  addEventListener('online', callback);
  return () => removeEventListener('online', callback);
}

/** Takes up what earlier visits left, after the first render. */
export function restore(stores: SiteStores): void {
  stores.start.permission.restore();
  stores.wallet.restore();
  stores.lobby.restore();
  stores.session.restore();
}
