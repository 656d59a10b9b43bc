export { SplitBar } from './SplitBar';
export type { SplitBarProps, SplitPart } from './SplitBar';
