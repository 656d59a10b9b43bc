import { gameCalls, homeCalls } from '#contract';
import { defineStore } from './defineStore';
import { prizeModeOf } from './prizeMode';

type LotteryCategory = 'ELOTT' | 'LOTT';
type PopularCount = '20' | '100';

/** How many draws are shown. Source: spec section 9, popular numbers. */
const newest = '20';

/** What the lobby of lotteries shows besides the lotteries themselves: the same to everybody. */
export const lotteryLobbyStore = defineStore(({ scope, createCalls, language, brand }) => {
  const { home, games } = createCalls({ home: homeCalls, games: gameCalls });
  const asked = { prizeMode: prizeModeOf(brand), device: brand.device };
  const popular = scope.queryBy(
    (count: PopularCount, options) => home.popularNumbers({ count, ...asked, language: language() }, options),
    { staleTime: 5 * 60_000, isShared: true },
  );
  const opened = scope.queryBy(
    (tag: string, options) => home.openedNumbers({ count: newest, ...asked, language: tag }, options),
    { staleTime: 10_000, isShared: true },
  );
  const lists = scope.queryBy(
    (key: string, options) => {
      const [category, tag = ''] = key.split(' ') as [LotteryCategory, string?];
      return games.list({ category, language: tag }, options);
    },
    { staleTime: 60_000, isShared: true },
  );
  return {
    /** The pairs of digits that came most often. */
    popular: (count: PopularCount) => popular.get(count),
    /** The lotteries that were drawn last, the newest draw first, in a language. */
    opened: (tag: string) => opened.get(tag),
    /** Lotteries as games, of all houses of a category, in a language. */
    games: (category: LotteryCategory, tag: string) => lists.get(`${category} ${tag}`),
  };
});
