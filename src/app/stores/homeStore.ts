import { actionBound, makeObservable, observableRef } from 'mobx';
import { notices, type Game, type Lottery, type Match, type Notices, type Winner } from '#contract';
import type { Api } from '../api/client';
import type { PlatformFacts } from '../brand/brand';
import type { Clock, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';

export interface HomeDeps {
  api: Pick<Api, 'home'>;
  clock: Clock;
  storage: Storage;
  language: () => string;
  isSignedIn: () => boolean;
  brand: Pick<PlatformFacts, 'announcementTypes' | 'defaultAnnouncementType'>;
}

/** Key of the session storage under which a tab keeps which announcement that pops up was read. */
const readKey = 'readPopup';

/** What the home page shows besides vendors and hot games. */
export class HomeStore {
  readonly notices: Resource<Notices>;
  readonly popular: Resource<{ fresh: Game[]; live: Game[]; counts: Record<string, number> }>;
  readonly lotteries: Resource<{ list: Lottery[] }>;
  readonly matches: Resource<{ live: number; list: Match[] }>;
  readonly winners: Resource<{ list: Winner[] }>;
  private readPopup: string | null = null;
  readonly #storage: Storage;

  constructor({ api, clock, storage, language, isSignedIn, brand }: HomeDeps) {
    const { home } = api;
    this.#storage = storage;
    this.notices = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) =>
        (isSignedIn() ? home.announcementsSignedIn : home.announcements)(
          {
            types: brand.announcementTypes.join(),
            platform: 'W',
            execution: brand.defaultAnnouncementType,
            language: language(),
          },
          { signal },
        ),
      persist: { storage, key: 'index_notice', parse: parsed(notices) },
    });
    this.popular = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => home.popularGames({ language: language() }, { signal }),
    });
    this.lotteries = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => home.popularLotteries({ language: language() }, { signal }),
    });
    this.matches = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => home.matches({ language: language() }, { signal }),
    });
    this.winners = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => home.winners({}, { signal }),
    });
    makeObservable<this, 'readPopup'>(this, {
      readPopup: observableRef,
      restore: actionBound,
      closePopup: actionBound,
    });
  }

  /** The announcement that pops up, until it was read in this visit. Source: features D3, announcement type PU. */
  get popup(): NonNullable<Notices['popup']> | undefined {
    const popup = this.notices.value?.popup;
    return popup && popup.id !== this.readPopup ? popup : undefined;
  }

  /** Takes up what this visit has seen. */
  restore(): void {
    this.notices.restore();
    this.readPopup = this.#storage.read(readKey);
  }

  /** The announcement was read: it comes back in another visit only, or as another one. */
  closePopup(): void {
    const { popup } = this;
    if (!popup) return;
    this.readPopup = popup.id;
    this.#storage.write(readKey, popup.id);
  }

  async load(): Promise<void> {
    await Promise.all(this.all.map((resource) => resource.ensure()));
  }

  /** Asks again for what is written in the visitor's language. */
  async reload(): Promise<void> {
    await Promise.all(this.all.map((resource) => resource.refresh()));
  }

  /** What is asked for when the page comes. */
  get all() {
    return [this.notices, this.popular, this.lotteries, this.matches, this.winners] as const;
  }
}
