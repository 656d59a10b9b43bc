export { MissionRow } from './MissionRow';
export type { MissionRowProps, MissionRowState } from './MissionRow';
