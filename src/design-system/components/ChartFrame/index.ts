export { ChartFrame } from './ChartFrame';
export type { ChartFrameProps } from './ChartFrame';
export { Plot } from './Plot';
export type { PlotProps } from './Plot';
export type { PlotScales } from './plotLayout';
export { columnsOf, keyOfRow, rowsOf } from './seriesTable';
export { seriesNumber } from './chart';
export type { ChartProps, ChartSeries } from './chart';
