import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import { vendorData, type Game, type GameCategory, type VendorCard, type VendorData } from '#contract';
import * as v from 'valibot';
import type { Api } from '../api/client';
import type { Outcome } from '../data/failure';
import type { Clock, Random, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { Task } from '../data/task';
import { loadGames, type GameList } from './gameList';

export interface LobbyDeps {
  api: Pick<Api, 'games'>;
  clock: Clock;
  random: Random;
  storage: Storage;
  merchantCode: string;
  language: () => string;
}

/** One vendor's games of a category, or all vendors' when the vendor part is empty. */
export type GameListKey = `${GameCategory}:${string}`;

/** Vendors, games, favourites and recent games. */
export class LobbyStore {
  readonly vendors: Resource<VendorData>;
  readonly hot: Resource<{ list: Game[] }>;
  readonly games: ResourceMap<GameListKey, GameList>;
  readonly favourites: Resource<{ ids: string[] }>;
  readonly recent: Resource<{ list: Game[] }>;
  readonly setFavourite: Task<{ gameId: string; favourite: boolean }, { ids: string[] }>;
  /** Vendor whose games the visitor looked at last; the RNG lobby opens there. */
  currentVassalage: string | undefined = undefined;
  readonly #storage: Storage;

  constructor({ api, clock, random, storage, merchantCode, language }: LobbyDeps) {
    this.#storage = storage;
    this.vendors = new Resource({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) => api.games.vendors({ merchantCode }, { signal }),
      persist: { storage, key: 'gameVendor', parse: parsed(vendorData) },
    });
    this.hot = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) =>
        api.games.hot(
          { merchantCode, isPlatform: '2', platform: 'html5-desktop', language: language() },
          { signal },
        ),
    });
    this.games = new ResourceMap((key) => {
      const [category, vendor] = key.split(':') as [GameCategory, string];
      return {
        clock,
        staleAfter: 5 * 60_000,
        load: loadGames(
          (part, signal) =>
            api.games.list(
              { category, language: language(), ...(vendor ? { vassalage: vendor } : {}), ...part },
              { signal },
            ),
          clock,
        ),
      };
    });
    this.favourites = new Resource({
      clock,
      staleAfter: 60_000,
      load: (signal) => api.games.favourites({}, { signal }),
      persist: { storage, key: 'favGames', parse: parsed(v.object({ ids: v.array(v.string()) })) },
    });
    this.recent = new Resource({
      clock,
      staleAfter: 10_000,
      load: (signal) => api.games.recent({}, { signal }),
    });
    this.setFavourite = new Task(random, (input, key) =>
      this.#changeFavourite(input, api.games.setFavourite(input, { key })),
    );
    makeObservable(this, {
      currentVassalage: observableRef,
      categories: computed,
      favouriteIds: computed,
      restore: actionBound,
      rememberVassalage: actionBound,
    });
  }

  /** Vendors by category, with e-sports vendors moved out of SPORTS. Empty categories are left out. */
  get categories(): ReadonlyMap<GameCategory, readonly VendorCard[]> {
    const { lanes = [], sorting = [] } = this.vendors.value ?? {};
    const byCategory = new Map<GameCategory, VendorCard[]>();
    for (const lane of lanes) {
      for (const card of lane.cards) {
        const category = lane.title === 'SPORTS' && card.isEsports ? 'ESPORTS' : lane.title;
        const cards = byCategory.get(category);
        if (cards) cards.push(card);
        else byCategory.set(category, [card]);
      }
    }
    for (const { gameCategory, vendors } of sorting) {
      byCategory.get(gameCategory)?.sort(byOrder(vendors));
    }
    return byCategory;
  }

  get favouriteIds(): ReadonlySet<string> {
    return new Set(this.favourites.value?.ids);
  }

  /** The game lists that have been asked for, for finding a game's name. */
  get loadedGames(): readonly GameList[] {
    return this.games.values.flatMap(({ value }) => (value ? [value] : []));
  }

  restore(): void {
    this.vendors.restore();
    this.favourites.restore();
    this.currentVassalage = this.#storage.read('currentVassalage') ?? undefined;
  }

  rememberVassalage(vassalage: string): void {
    this.currentVassalage = vassalage;
    this.#storage.write('currentVassalage', vassalage);
  }

  /** Forgets what belongs to the person, keeps what belongs to the brand. */
  forgetPerson(): void {
    this.favourites.reset();
    this.recent.reset();
  }

  async #changeFavourite(
    input: { gameId: string; favourite: boolean },
    call: Promise<Outcome<{ ids: string[] }>>,
  ): Promise<Outcome<{ ids: string[] }>> {
    const before = this.favourites.value;
    const ids = new Set(before?.ids);
    if (input.favourite) ids.add(input.gameId);
    else ids.delete(input.gameId);
    runInAction(() => this.favourites.set({ ids: [...ids] }));
    const outcome = await call;
    if (outcome.ok) this.favourites.set(outcome.value);
    else if (before) this.favourites.set(before);
    else this.favourites.reset();
    return outcome;
  }
}

function byOrder(order: readonly string[]): (a: VendorCard, b: VendorCard) => number {
  const rank = ({ vassalage }: VendorCard): number => {
    const index = order.indexOf(vassalage);
    return index === -1 ? order.length : index;
  };
  return (a, b) => rank(a) - rank(b);
}
