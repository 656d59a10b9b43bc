import type { Game, GameCategory } from '#contract';
import type { Notice } from '../notice';

/** What a hall shows: a type of games, or the games that most people play. */
export type HallKind = GameCategory | 'HOT';
export type HallFilter = 'minBet' | 'lines' | 'favourites' | 'recent';
export type HallSort = 'mostPlayed' | 'newest' | 'name' | 'rtp';

/** A vendor as the row above the games shows it. */
export interface HallVendor {
  /** Provider code; the `page` of the address. */
  code: string;
  name: string;
  /** Address of its mark. */
  mark?: string | undefined;
}

/** What a hall is in all, before search and filters. */
export interface HallFacts {
  total: number;
  /** Lowest and highest return to player, in hundredths of a percent; absent when no game states it. */
  rtp?: { low: number; high: number };
  /** Addresses of the covers that stand for the hall, at most three. */
  covers: readonly string[];
}

export type HallGames =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly notice: Notice }
  /** Keep `facts` while the hall is unchanged. */
  | { readonly status: 'ready'; readonly items: readonly Game[]; readonly facts: HallFacts };

const coverCount = 3;

/** Sums a hall up. Takes as long as the hall has games: once per list, not per keystroke. */
export function factsOf(games: readonly Game[], imageUrl: (path: string) => string): HallFacts {
  let low = Infinity;
  let high = 0;
  for (const { rtp } of games) {
    if (rtp === 0) continue;
    low = Math.min(low, rtp);
    high = Math.max(high, rtp);
  }
  return {
    total: games.length,
    ...(high > 0 && { rtp: { low, high } }),
    covers: games
      .toSorted((one, other) => other.playing - one.playing)
      .slice(0, coverCount)
      .map(({ image }) => imageUrl(image)),
  };
}
