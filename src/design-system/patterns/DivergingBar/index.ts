export { DivergingBar } from './DivergingBar';
export type { DivergingBarProps, DivergingEntry } from './DivergingBar';
