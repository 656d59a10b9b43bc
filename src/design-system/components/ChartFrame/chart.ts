import type { ReactNode } from 'react';

/** One line, or one set of bars, with a value for each category. */
export interface ChartSeries {
  /** Tells series apart. */
  id: string;
  /** As the legend and the table call it. */
  name: string;
  /** In the order of the categories; `null` where there is none. */
  values: readonly (number | null)[];
}

/** What all charts take. */
export interface ChartProps {
  /** What the chart shows. */
  title: string;
  /** A line below the title: the period, the unit. */
  description?: ReactNode;
  /** How a value is written. @default a number in the reader's language */
  formatValue?: (value: number) => string;
}

/** Series beyond the sixth begin with the first colour again. */
export const seriesNumber = (index: number) => (index % 6) + 1;
