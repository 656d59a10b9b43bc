import type { LiveTopic } from '#contract';
import type { Areas, CallsOf } from '../api/client';
import type { PlatformFacts } from '../brand/brand';
import type { Clock, Random, Storage } from '../data/ports';
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
  /** Functions for the calls of some areas: `speak({ records: recordCalls }).records.bets(…)`. */
  createCalls: <const A extends Areas>(areas: A) => CallsOf<A>;
  /** Tag of the language that the site speaks now. */
  language: () => string;
  /** Whether the platform tells of changes as they happen: then there is less to ask for. */
  live: { readonly isOn: boolean };
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

/** What the site tells a store of a page. */
export interface PageStore {
  /** Another person is there, or nobody: forget what was one person's. */
  forgetPerson?(): void;
  /** Something changed on the platform: ask anew for what is shown of it. */
  hear?(topic: LiveTopic): void;
}

/** Makes a store of a page; the name by which route code asks for it. */
export interface StoreKey<T extends PageStore> {
  readonly make: (context: StoreContext) => T;
}

/** The stores of the pages that were opened, one of each per site. */
export class PageStores {
  readonly #context: StoreContext;
  readonly #made = new Map<StoreKey<PageStore>, PageStore>();

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
  get<T extends PageStore>(key: StoreKey<T>): T {
    const made = (this.#made.get(key) as T | undefined) ?? key.make(this.#context);
    this.#made.set(key, made);
    return made;
  }

  /** Tells every store what changed on the platform. */
  hear(topic: LiveTopic): void {
    for (const store of this.#made.values()) store.hear?.(topic);
  }

  /** Tells every store that another person is there, or nobody. */
  forgetPerson(): void {
    for (const store of this.#made.values()) store.forgetPerson?.();
  }
}
