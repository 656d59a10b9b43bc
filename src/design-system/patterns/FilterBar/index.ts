export { FilterBar } from './FilterBar';
export { isSwitchOn, switchValue } from './fields';
export type { FilterBarProps } from './FilterBar';
export type { FilterField, FilterOption, FilterValues } from './fields';
