import { PersonScope } from '../data/personScope';
import type { PageStore, StoreContext, StoreKey } from './pageStores';

/** What a store is declared with: the site, and the scope of the person who is there. */
export type StoreSite = StoreContext & { scope: PersonScope };
/** What a store is to pages: what was declared. */
export type StoreOf<Key> = Key extends StoreKey<infer Store> ? Store : never;

/**
 * Declares a store of a page, in its own file: `export const betStore = defineStore(({ scope, speak }) => …)`. It is made
 * when a page first asks for it, and its code comes with that page's. What is made by `scope` is forgotten when another
 * person comes, without a word of the store's.
 */
export function defineStore<Store extends object>(
  declare: (site: StoreSite) => Store,
): StoreKey<Store & Required<PageStore>> {
  return {
    make: (context) => {
      const scope = new PersonScope(context);
      const store = declare({ ...context, scope });
      // Not by spreading: what is declared as a getter stays one.
      return Object.assign(store, {
        forgetPerson: () => scope.forgetPerson(),
        hear: (topic: Parameters<PersonScope['hear']>[0]) => scope.hear(topic),
      });
    },
  };
}
