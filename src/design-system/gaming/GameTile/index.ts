export { GameTile } from './GameTile';
export type { GameTileProps } from './GameTile';
export type { GameTileAction, GameTileGame } from './TileOverlay';
export { GameTileSkeleton } from './GameTileSkeleton';
export { TileSkeleton } from './TileSkeleton';
