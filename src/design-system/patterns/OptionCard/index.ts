export { OptionCard, OptionCardGroup } from './OptionCard';
export type { OptionCardGroupProps, OptionCardProps } from './OptionCard';
