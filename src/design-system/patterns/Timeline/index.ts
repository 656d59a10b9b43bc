export { Timeline } from './Timeline';
export type { TimelineProps, TimelineStep, TimelineStepState } from './Timeline';
