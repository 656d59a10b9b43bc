import type { SerializedStyles } from '@emotion/react';
import type { ComponentType } from 'react';
import type { Game, LiveTable } from '#contract';
import type { TableFiltersProps } from './looks/TableFilters';

/** What can be done with a game of a hall. */
export interface HallActions {
  /** Opens a game with real money, or asks for a login first. Keep the function. */
  onPlay: (game: Game) => void;
  /** Opens a game with trial money; absent when that is not offered to this visitor. Keep the function. */
  onTryFree?: ((game: Game) => void) | undefined;
  /** A tap: shows the facts of a game and the choice. Absent, a tap plays. Keep the function. */
  onOpen?: ((game: Game) => void) | undefined;
  /** Fills or empties the star of a game. Keep the function. */
  onFavouriteChange: (game: Game, isFavourite: boolean) => void;
}

/** What every drawing of a hall's games is given. */
export interface HallGamesProps extends HallActions {
  /** Names the list. */
  label: string;
  /** In the order chosen. */
  games: readonly Game[];
  /** How many there are when more are on their way; -1 while nobody knows. @default those that are there */
  total?: number | undefined;
  /** Names of vendors by code. Keep the map. */
  vendorNames: ReadonlyMap<string, string>;
  favouriteIds: ReadonlySet<string>;
  currency: string;
  /** Address of a picture of the games. Keep the function. */
  imageUrl: (path: string) => string;
  /** What happens at tables, by game; absent where it is not known. Keep the map. */
  tables?: ReadonlyMap<string, LiveTable> | undefined;
}

/**
 * What is drawn otherwise than as a wall of tiles in one kind of halls. Its code comes with that kind of hall alone.
 * Source: visual/field.md.
 */
export interface HallLook {
  /** Games that lead the hall in a shape of their own while they stand in the order of how many play. */
  lead?: { count: number; Games: ComponentType<HallGamesProps> };
  /** The games, in place of the wall. */
  Games?: ComponentType<HallGamesProps>;
  /** A place of a game while they load, and how the places stand. */
  waiting?: { Place: ComponentType; places: SerializedStyles };
  /** Filters of its own. */
  Filters?: ComponentType<TableFiltersProps>;
}
