import { actionBound, computed, makeObservable, observableRef, runInAction } from 'mobx';
import {
  vendorData,
  type gameCalls,
  type Game,
  type GameCategory,
  type VendorCard,
  type VendorData,
} from '#contract';
import * as v from 'valibot';
import type { CallsOf } from '../api/client';
import { fail, isUncertain, type Outcome } from '../data/failure';
import type { Clock, Random, Storage } from '../data/ports';
import { parsed } from '../data/parsed';
import { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import type { Scope } from '../data/scope';
import { TaskMap } from '../data/taskMap';
import { loadGames, type GameList } from './gameList';

export interface LobbyDeps {
  api: CallsOf<{ games: typeof gameCalls }>;
  clock: Clock;
  random: Random;
  storage: Storage;
  merchantCode: string;
  language: () => string;
  /** Calls back with the first scroll, press or key: who only looks needs the first games of a list and no more. */
  onFirstInput: (explore: () => void) => void;
  /** Keeps what belongs to the person; the rest is the brand's. */
  scope: Scope;
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
  /** Vendor whose games the visitor looked at last; the RNG lobby opens there. */
  currentVassalage: string | undefined = undefined;
  /** What the person wants of games whose change is under way, by game. */
  private wishes: ReadonlyMap<string, boolean> = new Map();
  readonly #favouriteTasks: TaskMap<string, boolean, { ids: string[] }>;
  readonly #storage: Storage;
  /** Has lists of games come to their end from here on: somebody scrolls or looks for one. */
  explore: () => void = () => undefined;

  constructor({ api, clock, random, storage, merchantCode, language, onFirstInput, scope }: LobbyDeps) {
    const isExplored = new Promise<void>((resolve) => (this.explore = resolve));
    onFirstInput(this.explore);
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
            // The list of rooms has no parts: who sits where is of the moment.
            category === 'PVP'
              ? api.games.rooms(vendor ? { vassalage: vendor } : {}, { signal })
              : api.games.list(
                  { category, language: language(), ...(vendor ? { vassalage: vendor } : {}), ...part },
                  { signal },
                ),
          clock,
          isExplored,
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
    this.#favouriteTasks = new TaskMap(random, (gameId: string, favourite: boolean, key) =>
      api.games.setFavourite({ gameId, favourite }, { key }),
    );
    for (const kept of [this.#favouriteTasks, this.favourites, this.recent]) scope.keeps(kept);
    scope.onReset(() => (this.wishes = new Map()));
    makeObservable<this, 'wishes'>(this, {
      wishes: observableRef,
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

  /** Ids of the games with a heart: as the platform says, with the changes that are under way. */
  get favouriteIds(): ReadonlySet<string> {
    const ids = new Set(this.favourites.value?.ids);
    for (const [gameId, isWanted] of this.wishes) {
      if (isWanted) ids.add(gameId);
      else ids.delete(gameId);
    }
    return ids;
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

  /**
   * Gives a game a heart or takes it away. Shown at once; pressed again before the platform has answered, the last wish
   * is sent after it. What the platform refuses goes back to what it was.
   */
  async setFavourite(gameId: string, isFavourite: boolean): Promise<Outcome<{ ids: string[] }>> {
    this.#wish(gameId, isFavourite);
    const task = this.#favouriteTasks.get(gameId);
    if (task.isRunning) return fail({ kind: 'aborted' });
    for (;;) {
      const sent = this.wishes.get(gameId);
      if (sent === undefined) return fail({ kind: 'aborted' });
      const outcome = await task.run(sent);
      if (this.#favouriteTasks.get(gameId) !== task) return outcome;
      if (outcome.ok) this.#keepFavourite(gameId, sent);
      // Another wish came meanwhile, unless the platform has just declined to change this game.
      if (outcome.ok && this.wishes.get(gameId) !== sent) continue;
      // Nobody knows whether it was carried out, so the platform is asked.
      if (!outcome.ok && isUncertain(outcome.failure)) void this.favourites.refresh();
      this.#wish(gameId, undefined);
      return outcome;
    }
  }

  #wish(gameId: string, isFavourite: boolean | undefined): void {
    const next = new Map(this.wishes);
    if (isFavourite === undefined) next.delete(gameId);
    else next.set(gameId, isFavourite);
    runInAction(() => (this.wishes = next));
  }

  /** One game only: the list of an answer may be older than another change that was answered before it. */
  #keepFavourite(gameId: string, isFavourite: boolean): void {
    const known = this.favourites.value;
    if (!known) {
      // One game is not the list: that comes from the platform, with this game in it.
      void this.favourites.refresh();
      return;
    }
    const isLoading = this.favourites.status === 'refreshing';
    const others = known.ids.filter((id) => id !== gameId);
    this.favourites.set({ ids: isFavourite ? [gameId, ...others] : others });
    // The list under way was asked for before this change; what else it would have said is asked for again.
    if (isLoading) void this.favourites.refresh();
  }
}

function byOrder(order: readonly string[]): (a: VendorCard, b: VendorCard) => number {
  const rank = ({ vassalage }: VendorCard): number => {
    const index = order.indexOf(vassalage);
    return index === -1 ? order.length : index;
  };
  return (a, b) => rank(a) - rank(b);
}
