export { Overlay } from './Overlay';
export type { OverlayProps } from './Overlay';
