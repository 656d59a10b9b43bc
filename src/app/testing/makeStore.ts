import type { PageStore, StoreContext, StoreKey } from '../stores/pageStores';
import { CountingRandom, ManualClock, MapStorage } from './ports';

/** A store on a few parts of a site: those that a test says, and ports that do nothing by themselves. */
export const makeStore = <T extends PageStore>(key: StoreKey<T>, parts: Partial<StoreContext> = {}): T =>
  key.make({
    clock: new ManualClock(),
    random: new CountingRandom(),
    sessionStorage: new MapStorage(),
    localStorage: new MapStorage(),
    live: { isOn: false },
    language: () => 'en',
    ...parts,
  } as StoreContext);
