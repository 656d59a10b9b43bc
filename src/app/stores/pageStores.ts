import type { Areas, CallsOf } from '../api/client';
import type { PlatformFacts } from '../brand/brand';
import type { Clock, Random, Storage } from '../data/ports';
import type { Scope } from '../data/scope';
import type { DialogStore } from './dialogStore';
import type { LobbyStore } from './lobbyStore';
import type { MemberStore } from './memberStore';
import type { SessionStore } from './sessionStore';
import type { StartStore } from './startStore';
import type { WalletStore } from './walletStore';

/** What a store of a page is made of. It takes what it needs. */
export interface StoreContext {
  clock: Clock;
  random: Random;
  /** Lives as long as the tab. */
  sessionStorage: Storage;
  /** Lives across visits. */
  localStorage: Storage;
  merchantCode: string;
  /** What of the brand calls tell the platform. */
  brand: PlatformFacts;
  /** Origin of the site: a page from it in a frame would share its storage. */
  ownOrigin: string;
  /** Origins that the page's configuration lets frames be of. */
  gameOrigins: readonly string[];
  /** Functions for the calls of some areas: `createCalls({ records: recordCalls }).records.bets(…)`. */
  createCalls: <const A extends Areas>(areas: A) => CallsOf<A>;
  /** Tag of the language that the site speaks now. */
  language: () => string;
  /** Whether the platform tells of changes as they happen: then there is less to ask for. */
  live: { readonly isOn: boolean };
  /** Whoever is there: what is kept by it is reset when another person comes. */
  scope: Scope;
  /** The stores that every page has. */
  stores: {
    session: SessionStore;
    member: MemberStore;
    wallet: WalletStore;
    start: StartStore;
    lobby: LobbyStore;
    dialogs: DialogStore;
  };
}

/** Makes a store of a page; the name by which route code asks for it. */
export interface StoreKey<T> {
  readonly make: (context: StoreContext) => T;
}

/** The stores of the pages that were opened, one of each per site. */
export class PageStores {
  readonly #context: StoreContext;
  readonly #made = new Map<StoreKey<unknown>, unknown>();

  /** What hears of changes on the platform, once it is there. */
  live: StoreContext['live'] | undefined;

  constructor(context: Omit<StoreContext, 'live'>) {
    const isOn = (): boolean => this.live?.isOn ?? false;
    this.#context = {
      ...context,
      live: {
        get isOn() {
          return isOn();
        },
      },
    };
  }

  /** The store, made when it is first asked for. */
  get<T>(key: StoreKey<T>): T {
    const made = (this.#made.get(key) as T | undefined) ?? key.make(this.#context);
    this.#made.set(key, made);
    return made;
  }
}
