export { LiveTile } from './LiveTile';
export type { LiveTileProps, LiveTileTable } from './LiveTile';
export { LiveTileSkeleton } from './LiveTileSkeleton';
