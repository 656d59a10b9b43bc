export { CenterOverlay } from './CenterOverlay';
export type { CenterOverlayProps } from './CenterOverlay';
export type { CenterOverlayItem } from './items';
