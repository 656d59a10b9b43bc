import { gameCalls, homeCalls, type Game } from '#contract';
import type { Resource } from '../data/resource';
import { ResourceMap } from '../data/resourceMap';
import type { PageStore, StoreContext } from './pageStores';

/** What the lobby of lotteries shows besides the lotteries themselves. */
export class LotteryLobbyStore implements PageStore {
  /** What is drawn is the same for everybody. */
  readonly forgetPerson?: () => void;
  readonly #popular: ResourceMap<'20' | '100', { list: { number: string; times: number }[] }>;
  readonly #games: ResourceMap<string, { list: Game[] }>;

  constructor({
    speak,
    clock,
    language,
    brand,
  }: Pick<StoreContext, 'speak' | 'clock' | 'language' | 'brand'>) {
    const { lotteryType, prizeModes, device } = brand;
    const prizeMode = prizeModes.includes(lotteryType) ? lotteryType : (prizeModes[0] ?? lotteryType);
    const { home, games } = speak({
      home: homeCalls,
      games: gameCalls,
    });
    this.#popular = new ResourceMap((count) => ({
      clock,
      staleAfter: 5 * 60_000,
      load: (signal) => home.popularNumbers({ count, prizeMode, device, language: language() }, { signal }),
    }));
    this.#games = new ResourceMap((key) => {
      const [category, vassalage = '', tag = ''] = key.split(' ');
      return {
        clock,
        staleAfter: 60_000,
        load: (signal) =>
          games.list(
            { category: category === 'LOTT' ? 'LOTT' : 'ELOTT', vassalage, language: tag },
            { signal },
          ),
      };
    });
  }

  /** The pairs of digits that came most often. */
  popular(count: '20' | '100'): Resource<{ list: { number: string; times: number }[] }> {
    return this.#popular.get(count);
  }

  /** The lotteries of a house as games, in a language. */
  gamesOf(vendor: { gameType: string; vassalage: string }, tag: string): Resource<{ list: Game[] }> {
    return this.#games.get(`${vendor.gameType} ${vendor.vassalage} ${tag}`);
  }
}
