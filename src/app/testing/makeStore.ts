import type { LiveTopic } from '#contract';
import { Scope } from '../data/scope';
import type { StoreContext, StoreKey } from '../stores/pageStores';
import { CountingRandom, ManualClock, MapStorage } from './ports';

const scopeByStore = new WeakMap<object, Scope>();

/** A store on a few parts of a site: those that a test says, and ports that do nothing by themselves. */
export function makeStore<T extends object>(key: StoreKey<T>, parts: Partial<StoreContext> = {}): T {
  const scope = new Scope();
  const store = key.make({
    clock: new ManualClock(),
    random: new CountingRandom(),
    sessionStorage: new MapStorage(),
    localStorage: new MapStorage(),
    live: { isOn: false },
    language: () => 'en',
    scope,
    ...parts,
  } as StoreContext);
  scopeByStore.set(store, scope);
  return store;
}

/** Another person comes to the site of a store. */
export const changePerson = (store: object): void => scopeByStore.get(store)?.reset();

/** The platform tells the site of a store that something changed. */
export const emitLiveEvent = (store: object, topic: LiveTopic): void => scopeByStore.get(store)?.emit(topic);
