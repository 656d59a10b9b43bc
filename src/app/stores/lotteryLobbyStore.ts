import { gameCalls, homeCalls, type Game, type Lottery } from '#contract';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import { defineStore, type PageStore, type StoreContext } from './pageStores';
import { prizeModeOf } from './prizeMode';

type LotteryCategory = 'ELOTT' | 'LOTT';

/** How many draws are shown. Source: spec section 9, popular numbers. */
const newest = '20';

/** What the lobby of lotteries shows besides the lotteries themselves. */
export class LotteryLobbyStore implements PageStore {
  /** What is drawn is the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #popular: ResourceMap<'20' | '100', { list: { number: string; times: number }[] }>;
  readonly #opened: ResourceMap<string, { list: Lottery[] }>;
  readonly #games: ResourceMap<string, { list: Game[] }>;

  constructor({
    speak,
    clock,
    language,
    brand,
  }: Pick<StoreContext, 'speak' | 'clock' | 'language' | 'brand'>) {
    const prizeMode = prizeModeOf(brand);
    const { home, games } = speak({
      home: homeCalls,
      games: gameCalls,
    });
    this.#popular = new ResourceMap((count) => ({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) =>
        home.popularNumbers({ count, prizeMode, device: brand.device, language: language() }, { signal }),
    }));
    this.#opened = new ResourceMap((tag) => ({
      clock,
      staleAfter: 10_000,
      load: (signal) =>
        home.openedNumbers({ count: newest, prizeMode, device: brand.device, language: tag }, { signal }),
    }));
    this.#games = new ResourceMap((key) => {
      const [category, language = ''] = key.split(' ') as [LotteryCategory, string?];
      return {
        clock,
        staleAfter: 60_000,
        load: (signal) => games.list({ category, language }, { signal }),
      };
    });
  }

  /** The pairs of digits that came most often. */
  popular(count: '20' | '100'): Resource<{ list: { number: string; times: number }[] }> {
    return this.#popular.get(count);
  }

  /** The lotteries that were drawn last, the newest draw first, in a language. */
  opened(tag: string): Resource<{ list: Lottery[] }> {
    return this.#opened.get(tag);
  }

  /** Lotteries as games, of all houses of a category, in a language. */
  games(category: LotteryCategory, tag: string): Resource<{ list: Game[] }> {
    return this.#games.get(`${category} ${tag}`);
  }
}

export const lotteryLobbyStore = defineStore((context) => new LotteryLobbyStore(context));
