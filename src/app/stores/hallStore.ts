import { actionBound, computed, makeObservable, observableRef } from 'mobx';
import { foldName, type Game, type GameCategory } from '#contract';
import { defineStore } from './defineStore';
import type { LobbyStore } from './lobbyStore';
import { createNameSearch, type Named } from './nameSearch';
import type { SessionStore } from './sessionStore';

/** Categories that have a hall of their own. */
const hallCategories = ['ELOTT', 'LIVE', 'RNG', 'SPORTS', 'ESPORTS', 'FISH', 'PVP'] as const;
type HallCategory = (typeof hallCategories)[number];

export const hallSorts = ['mostPlayed', 'newest', 'name', 'rtp'] as const;
export type HallSort = (typeof hallSorts)[number];

export const hallFilters = ['minBet', 'lines', 'favourites', 'recent'] as const;
/** minBet: smallest stake of 1 or more. lines: 25 lines or more. Source: spec section 2. */
export type HallFilter = (typeof hallFilters)[number];

/** Halls that share one category of the platform. */
const siblings: Partial<Record<GameCategory, GameCategory>> = { SPORTS: 'ESPORTS', ESPORTS: 'SPORTS' };

const oneUnit = 100n;
const manyLines = 25;

/** What the visitor chose in a game hall, and the games that fit. */
export class HallStore {
  vassalage: string | undefined = undefined;
  query = '';
  filters: ReadonlySet<HallFilter> = new Set();
  sort: HallSort = 'mostPlayed';

  constructor(
    readonly category: GameCategory,
    private readonly lobby: LobbyStore,
    private readonly session: Pick<SessionStore, 'isSignedIn'>,
  ) {
    makeObservable<this, 'sorted' | 'find'>(this, {
      games: computed,
      total: computed,
      vassalage: observableRef,
      query: observableRef,
      filters: observableRef,
      sort: observableRef,
      sorted: computed,
      find: computed,
      shown: computed,
      open: actionBound,
      search: actionBound,
      toggle: actionBound,
      sortBy: actionBound,
      clear: actionBound,
    });
  }

  /** What the platform answers for the chosen vendor, or for all. To the platform e-sports are sports. */
  get list() {
    const category = this.category === 'ESPORTS' ? 'SPORTS' : this.category;
    return this.lobby.games.get(`${category}:${this.vassalage ?? ''}`);
  }

  /** The games of this hall; undefined until they have come. */
  get games(): readonly Game[] | undefined {
    const games = this.list.value?.list;
    const sibling = siblings[this.category];
    const strangers = sibling && this.lobby.categories.get(sibling);
    if (!games || !strangers) return games;
    const others = new Set(strangers.map(({ vassalage }) => vassalage));
    return games.filter(({ vassalage }) => !others.has(vassalage));
  }

  /** How many games the hall has, with those that are still to come. */
  get total(): number {
    const { value } = this.list;
    const hidden = (value?.list.length ?? 0) - (this.games?.length ?? 0);
    return (value?.total ?? 0) - hidden;
  }

  private get sorted(): readonly Indexed[] {
    return sortGames(this.games ?? none, this.sort);
  }

  /** The search among the games that pass the filters, kept from key to key. */
  private get find(): (query: string) => readonly Game[] {
    const { favouriteIds, recent } = this.lobby;
    const { filters } = this;
    const recentIds = new Set(filters.has('recent') ? recent.value?.list.map(({ id }) => id) : []);
    return createNameSearch(filterGames(this.sorted, { filters, favouriteIds, recentIds }));
  }

  /** The games to show, in order. */
  get shown(): readonly Game[] {
    return this.find(this.query);
  }

  /** Opens one vendor's games, or all when undefined, and loads them. */
  open(vassalage: string | undefined): void {
    this.vassalage = vassalage;
    if (vassalage) this.lobby.rememberVassalage(vassalage);
    void this.list.ensure();
    if (this.session.isSignedIn) void this.lobby.favourites.ensure();
  }

  search(query: string): void {
    this.query = query;
    this.lobby.explore();
  }

  toggle(filter: HallFilter): void {
    const filters = new Set(this.filters);
    if (!filters.delete(filter)) filters.add(filter);
    this.filters = filters;
    this.lobby.explore();
    if (filters.has('recent') && this.session.isSignedIn) void this.lobby.recent.ensure();
  }

  sortBy(sort: HallSort): void {
    this.sort = sort;
    this.lobby.explore();
  }

  clear(): void {
    this.query = '';
    this.filters = new Set();
  }
}

/** The hall of each category. */
export const hallStores = defineStore(
  ({ stores: { lobby, session } }) =>
    Object.fromEntries(
      hallCategories.map((category) => [category, new HallStore(category, lobby, session)]),
    ) as Record<HallCategory, HallStore>,
);

type Indexed = Named<Game>;

const none: readonly Game[] = [];

/** What narrows a list of games. */
export interface GameChoiceOptions {
  filters: ReadonlySet<HallFilter>;
  favouriteIds: ReadonlySet<string>;
  recentIds: ReadonlySet<string>;
}

/** The games that fit, in order. For lists of some dozens; a hall keeps its order between keystrokes. */
export function chooseGames(
  games: readonly Game[],
  { sort, query, ...options }: GameChoiceOptions & { sort: HallSort; query: string },
): readonly Game[] {
  return createNameSearch(filterGames(sortGames(games, sort), options))(query);
}

// Folding ten thousand names takes longer than a frame: each is folded once.
const folded = new WeakMap<Game, Indexed>();

function sortGames(games: readonly Game[], sort: HallSort): readonly Indexed[] {
  return games.map(indexed).sort(comparisons[sort]);
}

function indexed(game: Game): Indexed {
  const known = folded.get(game);
  if (known) return known;
  const made = { item: game, text: foldName(`${game.name} ${game.keywords ?? ''}`) };
  folded.set(game, made);
  return made;
}

function filterGames(
  sorted: readonly Indexed[],
  { filters, favouriteIds, recentIds }: GameChoiceOptions,
): readonly Indexed[] {
  if (filters.size === 0) return sorted;
  return sorted.filter(({ item: game }) => {
    if (filters.has('minBet') && BigInt(game.minBet) < oneUnit) return false;
    if (filters.has('lines') && game.lines < manyLines) return false;
    if (filters.has('favourites') && !favouriteIds.has(game.id)) return false;
    return !filters.has('recent') || recentIds.has(game.id);
  });
}

const comparisons: Record<HallSort, (a: Indexed, b: Indexed) => number> = {
  mostPlayed: (a, b) => b.item.playing - a.item.playing,
  newest: (a, b) => a.item.ageDays - b.item.ageDays,
  name: (a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0),
  rtp: (a, b) => b.item.rtp - a.item.rtp,
};
