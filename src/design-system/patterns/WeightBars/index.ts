export { WeightBars } from './WeightBars';
export type { WeightBarsItem, WeightBarsProps } from './WeightBars';
