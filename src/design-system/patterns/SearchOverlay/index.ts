export { SearchOverlay } from './SearchOverlay';
export type { SearchItem, SearchItems, SearchOverlayProps } from './SearchOverlay';
export { SearchRow } from './SearchRow';
export type { SearchPiece, SearchRowProps } from './SearchRow';
