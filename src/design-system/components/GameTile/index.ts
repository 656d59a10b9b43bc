export { GameTile } from './GameTile';
export type { GameTileAction, GameTileGame, GameTileProps } from './GameTile';
