import { PersonScope } from '../data/personScope';
import type { StoreContext, StoreKey } from './pageStores';

/** What a store is declared with: the site, and the scope of the person who is there. */
export type StoreSite = StoreContext & { scope: PersonScope };
/** What a store is to pages: what was declared. */
export type StoreOf<Key> = Key extends StoreKey<infer Store> ? Store : never;

/**
 * Declares a store of a page, in its own file: `export const betStore = defineStore(({ scope, createCalls }) => …)`. It is made
 * when a page first asks for it, and its code comes with that page's. What is made by `scope` is forgotten when another
 * person comes, without a word of the store's.
 */
export const defineStore = <Store extends object>(declare: (site: StoreSite) => Store): StoreKey<Store> => ({
  make: (context) => {
    const scope = context.scope.keeps(new PersonScope(context));
    context.scope.subscribe((topic) => scope.emit(topic));
    return declare({ ...context, scope });
  },
});
