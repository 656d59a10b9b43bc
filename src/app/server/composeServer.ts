import { entryCalls, gameCalls, homeCalls, memberCalls, startCalls, walletCalls } from '#contract';
import { createApi, type ApiDeps } from '../api/client';
import { browserClock, browserRandom } from '../boot/browserPorts';
import type { SiteStores } from '../boot/compose';
import type { Brand } from '../brand/brand';
import { fail, type Outcome } from '../data/failure';
import type { Storage } from '../data/ports';
import { createStores } from '../stores/stores';
import { loadArea, resolveTag } from '../text/catalogue';

export interface ServerSite {
  brand: Brand;
  /** Origin of the site. */
  origin: string;
  /** Sends a request to the platform; `url` has its path alone. */
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Languages that the visitor's browser asks for, the best first. */
  browserLanguages: readonly string[];
}

const never = (): Promise<never> =>
  Promise.reject(new Error('A page that is drawn on the server does not do that.'));
const refused = <T>(): Promise<Outcome<T>> => Promise.resolve(fail({ kind: 'network' }));

/** Remembers for one page. */
function emptyStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

/** Stores of a visitor without an account, for one page that is drawn on the server. */
export function composeServer(site: ServerSite): SiteStores {
  const { brand, origin, browserLanguages } = site;
  const made: { stores?: SiteStores } = {};
  const deps = visitorsDeps(site, () => made.stores?.locale.tag ?? brand.defaultLanguage);
  const api = createApi(deps, {
    start: startCalls,
    session: entryCalls,
    member: memberCalls,
    wallet: walletCalls,
    games: gameCalls,
    home: homeCalls,
  });
  made.stores = createStores({
    api,
    clock: browserClock,
    random: browserRandom,
    onFirstInput: () => undefined,
    sessionStorage: emptyStorage(),
    localStorage: emptyStorage(),
    merchantCode: brand.merchantCode,
    brand,
    host: new URL(origin).host,
    ownOrigin: origin,
    gameOrigins: [],
    locale: { loadArea, resolve: (wanted) => resolveTag(wanted, brand, browserLanguages) },
    createCalls: (areas) => createApi(deps, areas),
    loadSessionApi: never,
    freePlayProof: refused,
    loadPhoneAuth: never,
    loadProbe: never,
    place: () => ({ registerUrl: origin, domain: new URL(origin).hostname }),
    referralCode: undefined,
  });
  return made.stores;
}

/** Whether the platform lets a visitor in: no maintenance, no closed region. Asked for every page, so without any store. */
export async function isOpenTo(site: ServerSite): Promise<boolean> {
  const api = createApi(
    visitorsDeps(site, () => site.brand.defaultLanguage),
    { start: startCalls },
  );
  const said = await api.start.status({ url: new URL(site.origin).host });
  return said.ok && !said.value.maintenance && !said.value.regionRestriction;
}

/** What a client of the platform needs that speaks for a visitor without an account. */
const visitorsDeps = ({ brand, fetch }: ServerSite, language: () => string): ApiDeps => ({
  fetch,
  origin: '',
  clock: browserClock,
  random: browserRandom,
  isOnline: () => true,
  merchant: () => brand.merchantCode,
  language,
  token: () => null,
  seal: refused,
  // What fails is drawn by the browser, which asks again.
  onFailure: () => undefined,
});
