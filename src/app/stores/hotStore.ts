import { gameCalls, type Game } from '#contract';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** The hot games of one vendor. Those of all are the lobby's. */
export class HotStore implements PageStore {
  /** Hot games are the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #games: ResourceMap<string, { list: Game[] }>;

  constructor({
    speak,
    clock,
    merchantCode,
    language,
  }: Pick<StoreContext, 'speak' | 'clock' | 'merchantCode' | 'language'>) {
    const { games } = speak({ games: gameCalls });
    this.#games = new ResourceMap((vassalage) => ({
      clock,
      staleAfter: 60_000,
      load: (signal) =>
        games.hot(
          { merchantCode, isPlatform: '2', vassalage, platform: 'html5-desktop', language: language() },
          { signal },
        ),
    }));
  }

  /** Hot games of a vendor. */
  of(vassalage: string): Resource<{ list: Game[] }> {
    return this.#games.get(vassalage);
  }
}

export const hotStore = defineStore((context) => new HotStore(context));
