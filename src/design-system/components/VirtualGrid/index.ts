export { VirtualGrid } from './VirtualGrid';
export type { GridPosition, VirtualGridProps } from './VirtualGrid';
