export { Mark } from './Mark';
export type { MarkProps } from './Mark';
