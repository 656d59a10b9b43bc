export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChart';
export type { ChartSeries } from '#ds/ChartFrame';
