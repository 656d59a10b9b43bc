export { FilterBar } from './FilterBar';
export type { FilterBarProps } from './FilterBar';
export type { FilterField, FilterOption, FilterValues } from './fields';
