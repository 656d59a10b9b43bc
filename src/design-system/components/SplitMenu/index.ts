export { SplitMenu } from './SplitMenu';
export type { SplitMenuProps } from './SplitMenu';
