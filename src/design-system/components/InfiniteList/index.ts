export { InfiniteList } from './InfiniteList';
export type { InfiniteListProps, InfiniteListState } from './InfiniteList';
