export { RankedList } from './RankedList';
export type { RankedGame, RankedListProps } from './RankedList';
