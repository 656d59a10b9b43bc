import type { Game, GameCategory } from '#contract';
import type { NoticeContent } from '../notice';

/** What a hall shows: a type of games, the games that most people play, or those with jackpots. */
export type HallKind = GameCategory | 'HOT' | 'JACKPOTS';
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
  /** Lowest and highest return to player, in hundredths of a percent; absent when no game states it, and until all have come. */
  rtp?: { low: number; high: number };
  /** Addresses of the covers that stand for the hall, at most three. */
  covers: readonly string[];
}

export type HallGames =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly notice: NoticeContent }
  | {
      readonly status: 'ready';
      readonly items: readonly Game[];
      /** Keep them while the hall is unchanged. */
      readonly facts: HallFacts;
      /** Why some of the games are missing, with a way to get them. */
      readonly problem?: NoticeContent | undefined;
      /** More of them are on their way. */
      readonly isComing?: boolean;
    };

const coverCount = 3;

/**
 * Sums a hall up. Takes as long as the hall has games: once per list, not per keystroke.
 * @param total games of the hall, when not all of them have come
 */
export function factsOf(
  games: readonly Game[],
  imageUrl: (path: string) => string,
  total = games.length,
): HallFacts {
  let low = Infinity;
  let high = 0;
  const most: Game[] = [];
  for (const game of games) {
    if (game.rtp > 0) low = Math.min(low, game.rtp);
    high = Math.max(high, game.rtp);
    const place = most.findIndex(({ playing }) => playing < game.playing);
    if (place >= 0) most.splice(place, 0, game);
    else if (most.length < coverCount) most.push(game);
    if (most.length > coverCount) most.pop();
  }
  return {
    total,
    ...(high > 0 && games.length >= total && { rtp: { low, high } }),
    covers: most.map(({ image }) => imageUrl(image)),
  };
}

/**
 * Games of a wall below those that lead, while some are on their way: -1 as nobody knows how many of these fit a search.
 * Undefined when all have come.
 */
export const totalOf = (
  { isComing, facts }: Extract<HallGames, { status: 'ready' }>,
  isNarrowed: boolean,
  leads: number,
): number | undefined => (isComing ? (isNarrowed ? -1 : facts.total - leads) : undefined);
