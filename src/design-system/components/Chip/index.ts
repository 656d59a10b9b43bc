export { Chip, ChipGroup } from './Chip';
export type { ChipGroupProps, ChipProps } from './Chip';
