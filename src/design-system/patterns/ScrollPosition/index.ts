export { ScrollPosition } from './ScrollPosition';
export type { ScrollPositionProps } from './ScrollPosition';
