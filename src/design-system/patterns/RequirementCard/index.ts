export { RequirementCard } from './RequirementCard';
export type { RequirementCardProps } from './RequirementCard';
