export { LimitCard } from './LimitCard';
export type { LimitCardProps } from './LimitCard';
