export type { GridPosition } from './GridCell';
export { VirtualGrid } from './VirtualGrid';
export type { VirtualGridProps } from './VirtualGrid';
