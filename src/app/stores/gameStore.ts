import { searchCalls, type Game } from '#contract';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Games that addresses name: whether there is one, and what it is called. */
export class GameStore implements PageStore {
  /** A game is the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #games: ResourceMap<string, Game>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { search } = speak({ search: searchCalls });
    this.#games = new ResourceMap((key) => ({
      clock,
      load: (signal) => {
        const [gameId, vassalage, language] = JSON.parse(key) as [string, string, string];
        return search.game({ gameId, vassalage, language }, { signal, background: true });
      },
    }));
  }

  /** A game by its vendor and id, named in a language. */
  named({ id, vassalage }: Pick<Game, 'id' | 'vassalage'>, language: string): Resource<Game> {
    return this.#games.get(JSON.stringify([id, vassalage, language]));
  }
}

export const gameStore = defineStore((context) => new GameStore(context));
