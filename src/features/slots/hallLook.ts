import type { SerializedStyles } from '@emotion/react';
import type { ComponentType } from 'react';
import type { Game, LiveTable } from '#contract';
import type { HallActions } from './HallGrid';
import type { TableFiltersProps } from './looks/TableFilters';

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
