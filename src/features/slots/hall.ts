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

export type HallGames =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly notice: Notice }
  /** `total` counts the games before search and filters. */
  | { readonly status: 'ready'; readonly items: readonly Game[]; readonly total: number };
