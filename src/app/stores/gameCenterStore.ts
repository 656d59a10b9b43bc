import { gameCalls, type GameCategory, type ReplyOf } from '#contract';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** Games of a type that the page with every type shows. */
const shown = '8';

/** The games that most people play, by type. */
export class GameCenterStore implements PageStore {
  /** Games are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #lists: ResourceMap<string, ReplyOf<typeof gameCalls.list>>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { games } = speak({ games: gameCalls });
    this.#lists = new ResourceMap((key) => {
      const [category, language = ''] = key.split(' ') as [GameCategory, string?];
      return {
        clock,
        staleAfter: 60_000,
        load: (signal) => games.list({ category, language, limit: shown }, { signal }),
      };
    });
  }

  /** The first games of a type, in a language. */
  listOf(category: GameCategory, language: string) {
    return this.#lists.get(`${category} ${language}`);
  }
}

export const gameCenterStore = defineStore((context) => new GameCenterStore(context));
