import type { ReactNode } from 'react';
import type { Banner, Game, HeroPicture, Lottery, Match, PromotionTeaser, Winner } from '#contract';
import type { CategoryView } from './Categories';
import type { Section } from './section';
import type { MemberOffer } from './SideCards';

/** Parts of the page below the fold, in the order that the brand wants them. */
export type HomeModuleId = 'hot' | 'live' | 'inPlay' | 'fresh' | 'results' | 'promotions';

/** What a visitor can do with a game. Keep the functions, so that the tiles do not render again. */
export interface GameActions {
  /** Opens a game with real money, or asks for a login first. */
  onPlay: (game: Game) => void;
  /** Opens a game with trial money; absent when that is not offered to this visitor. */
  onTryFree?: ((game: Game) => void) | undefined;
  /** A tap: shows the facts of a game and the choice. Absent, a tap plays. */
  onOpen?: ((game: Game) => void) | undefined;
}

export interface HomeScreenProps extends GameActions {
  modules: readonly HomeModuleId[];
  banners: Section<Banner>;
  /** Picture of the first banner, where it is known before the banners are: shown while they load. */
  hero?: HeroPicture | undefined;
  /** Announcements of the running line. */
  notices: readonly { id: string; title: string }[];
  lotteries: Section<Lottery>;
  /** Types of games; absent while they load. */
  categories: readonly CategoryView[] | undefined;
  hot: Section<Game>;
  live: Section<Game>;
  fresh: Section<Game>;
  matches: Section<Match>;
  /** Matches that are being played now, shown or not. */
  liveMatches: number;
  winners: Section<Winner>;
  promotions: Section<PromotionTeaser>;
  /** The lotteries that the member played last, with the results. */
  recentLotteries?: ReactNode;
  member: MemberOffer;
  /** Currency in which stakes are shown. */
  currency: string;
  /** Names of vendors by code. */
  vendorNames: ReadonlyMap<string, string>;
  /** Picture of a team's crest, by its number. */
  crestUrl: (crest: number) => string;
}
