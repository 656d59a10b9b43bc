import type { StoreKey } from '../stores/pageStores';
import { useSite } from './site';

/** A store of a page, from the file that declares it. */
export const useStore = <T>(key: StoreKey<T>): T => useSite().stores.pages.get(key);
