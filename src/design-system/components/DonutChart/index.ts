export { DonutChart } from './DonutChart';
export type { DonutChartProps, DonutSlice } from './DonutChart';
