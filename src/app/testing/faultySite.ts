import { contract, type Call } from '#contract';
import { createApi, type ApiDeps } from '../api/client';
import { brandDefaults } from '../brand/brand';
import { createSealer, type Sealer } from '../api/seal';
import { fail, succeed } from '../data/failure';
import { followPerson, handleGlobalFailure } from '../stores/followPerson';
import type { SignIn } from '../stores/signIn';
import { createStores, type Stores } from '../stores/stores';
import { reply } from './api';
import { aborted, faults, type FaultAnswer, type FaultKind } from './faults';
import { healthy, type CallName } from './healthy';
import { CountingRandom, ManualClock, MapStorage, settle } from './ports';
import { sessionStart } from './signIn';
import { smallestReply } from './smallestReply';

const named = new Map<string, CallName>(
  Object.entries(contract).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).map(
      ([name, { method, path }]) => [`${method} ${path}`, `${area}.${name}` as CallName] as const,
    ),
  ),
);

/** The site's own stores, client and sealing over a wire on which one call can be broken and mended. */
export interface FaultySite {
  stores: Stores;
  signIn: SignIn;
  clock: ManualClock;
  storage: MapStorage;
  /** The calls that were sent, in order. */
  seen: CallName[];
  /** From now on a call meets a fault, the others are well. */
  break: (call: CallName, kind: Exclude<FaultKind, 'reply after leaving'>) => void;
  /** Everything is well again, and the device is online. */
  mend: () => void;
  /** Sets what a call answers while it is well. */
  answer: (call: CallName, ...values: readonly (() => Response)[]) => void;
  /** Keeps the replies of a call back; the returned function lets them go. */
  pause: (call: CallName) => () => Promise<void>;
}

/**
 * Opens a site.
 * @param usesCrypto bodies are sealed with the platform's key, as on the page; else by a stand-in, which is quicker
 */
export async function faultySite({ usesCrypto = false } = {}): Promise<FaultySite> {
  const clock = new ManualClock();
  const [storage, random] = [new MapStorage(), new CountingRandom()];
  const seen: CallName[] = [];
  let broken: { call: CallName; answer: FaultAnswer } | undefined;
  let isOnline = true;
  const scripted = new Map<CallName, (() => Response)[]>();
  const made: { stores?: Stores } = {};

  const wellOf = (call: CallName): Response => {
    const script = scripted.get(call);
    const next = script && script.length > 1 ? script.shift() : script?.[0];
    return next ? next() : reply(call in healthy ? healthy[call] : smallestReply(call));
  };
  const deps: ApiDeps = {
    origin: 'https://platform.test',
    clock,
    random,
    isOnline: () => isOnline,
    merchant: () => 'aurora',
    language: () => 'en',
    token: () => made.stores?.session.token ?? null,
    onFailure: (failure) => made.stores && handleGlobalFailure(made.stores, failure),
    onLife: (life) => made.stores?.session.updateExpiry(life),
    seal: (call, body, again) =>
      usesCrypto
        ? sealer.seal(call, body, again)
        : Promise.resolve(
            succeed({ v: 1, kid: 'k', ek: 'AA==', iv: 'AA==', ct: 'AA==', ts: 0, nonce: 'AA==' }),
          ),
    fetch: async (url, init) => {
      const call = named.get(`${init.method ?? 'GET'} ${new URL(url).pathname}`);
      if (!call) throw new Error(`No reply is known of ${url}.`);
      seen.push(call);
      if (broken?.call !== call) return wellOf(call);
      const signal = init.signal ?? new AbortController().signal;
      return broken.answer({ clock, healthy: () => wellOf(call), signal });
    },
  };
  const api = createApi(deps, contract);
  const sealer: Sealer = createSealer({ clock, loadKey: () => api.start.sealingKey({}) });
  const stores = createStores<string>({
    api,
    clock,
    random,
    sessionStorage: storage,
    localStorage: new MapStorage(),
    merchantCode: 'aurora',
    brand: brandDefaults,
    onFirstInput: (explore) => explore(),
    host: 'site.test',
    ownOrigin: 'https://site.test',
    gameOrigins: ['https://chat.test'],
    locale: { loadArea: async () => ({}), resolve: (wanted) => wanted ?? 'en' },
    createCalls: (areas) => createApi(deps, areas),
    loadSessionApi: async () => api,
    freePlayProof: async () =>
      usesCrypto ? sealer.freePlayProof() : succeed({ os: 'Linux', Encryption: 'cHJvb2Y=' }),
    loadPhoneAuth: async () => ({
      send: async () => fail({ kind: 'network' }),
      confirm: async () => fail({ kind: 'network' }),
    }),
    loadProbe: async () => async () => true,
    place: () => ({ registerUrl: 'https://site.test/register', domain: 'site.test' }),
    referralCode: undefined,
  });
  made.stores = stores;
  followPerson(stores);
  return {
    stores,
    signIn: await stores.signIn.load(),
    clock,
    storage,
    seen,
    break: (call, kind) => {
      isOnline = kind !== 'offline';
      broken = { call, answer: faults[kind] };
    },
    mend: () => {
      isOnline = true;
      broken = undefined;
    },
    answer: (call, ...values) => void scripted.set(call, [...values]),
    pause: (call) => {
      const waiting: (() => void)[] = [];
      const answer: FaultAnswer = ({ healthy: well, signal }) =>
        new Promise((resolve, reject) => {
          waiting.push(() => resolve(well()));
          aborted(signal, reject);
        });
      broken = { call, answer };
      return async () => {
        broken = undefined;
        for (const go of waiting) go();
        await settle();
      };
    },
  };
}

/** Signs in a site that is well. */
export async function signedIn(site: FaultySite): Promise<void> {
  await site.stores.session.enter(sessionStart());
  await settle();
}
