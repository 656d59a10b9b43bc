export { LevelMeter } from './LevelMeter';
export type { LevelMeterProps } from './LevelMeter';
