import { scaleBand } from 'd3-scale';
import { useMemo } from 'react';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import {
  ChartFrame,
  columnsOf,
  keyOfRow,
  Plot,
  rowsOf,
  seriesNumber,
  type ChartProps,
  type ChartSeries,
} from '#ds/ChartFrame';
import { bar } from './BarChart.styles';

export interface BarChartProps extends ChartProps {
  /** What is compared, each once, in the order of the bars. */
  categories: readonly string[];
  /** Heading of the categories in the table: "Game". */
  categoryName: string;
  /** Up to six sets of bars, side by side. Losses go below the line. */
  series: readonly ChartSeries[];
}

/** Px of rounding at the end of a bar; the share of a category that stays empty; the widest bar in px. */
const [corner, gap, widest] = [3, 0.3, 40];

/** Compares values of things. Values over time are a LineChart. */
export function BarChart({ categories, categoryName, series, formatValue, ...frame }: BarChartProps) {
  const locale = useLocaleRow();
  const write = useMemo(
    () => formatValue ?? ((value: number) => formatNumber(value, locale)),
    [formatValue, locale],
  );
  const columns = useMemo(() => columnsOf(categoryName, series, write), [categoryName, series, write]);
  const rows = useMemo(() => rowsOf(categories), [categories]);

  return (
    <ChartFrame
      {...frame}
      columns={columns}
      rows={rows}
      getKey={keyOfRow}
      names={series.map(({ name }) => name)}
      mark="block"
    >
      <Plot
        categories={categories}
        series={series}
        formatValue={write}
        formatTick={formatValue ?? ((value) => formatNumber(value, locale, { notation: 'compact' }))}
      >
        {({ x, y, step, active }) => {
          const half = Math.min(step * (1 - gap), widest * series.length) / 2;
          const within = scaleBand<number>()
            .domain(series.map((_, at) => at))
            .range([-half, half])
            .paddingInner(series.length > 1 ? 0.1 : 0);
          return series.flatMap(({ id, values }, at) =>
            values.map((value, index) =>
              value === null ? null : (
                <rect
                  key={`${id} ${categories[index]}`}
                  css={bar}
                  data-series={seriesNumber(at)}
                  data-active={index === active || undefined}
                  x={x(index) + (within(at) ?? 0)}
                  width={within.bandwidth()}
                  y={Math.min(y(value), y(0))}
                  height={Math.abs(y(value) - y(0))}
                  rx={corner}
                />
              ),
            ),
          );
        }}
      </Plot>
    </ChartFrame>
  );
}
