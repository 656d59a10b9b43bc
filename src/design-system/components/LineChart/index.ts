export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
export type { ChartSeries } from '#ds/ChartFrame';
