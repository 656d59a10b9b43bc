import { line, symbol, symbolCircle, symbolDiamond, symbolSquare } from 'd3-shape';
import { useMemo } from 'react';
import { formatDateTime, formatNumber, useLocaleRow } from '#ds-i18n';
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
import { path, point } from './LineChart.styles';

export interface LineChartProps extends ChartProps {
  /** Moments of the values, in epoch milliseconds, the earliest first, each once. */
  times: readonly number[];
  /** Heading of the moments in the table: "Day". */
  timeName: string;
  /** Up to six lines. */
  series: readonly ChartSeries[];
}

const symbols = [symbolCircle, symbolSquare, symbolDiamond];
/** Square px of a point, and of the one pointed at; more points than this would be one thick line. */
const [pointSize, activeSize, pointsShown] = [28, 80, 31];

/** How values change over time. Values of things that are not moments are a BarChart. */
export function LineChart({ times, timeName, series, formatValue, ...frame }: LineChartProps) {
  const locale = useLocaleRow();
  const write = useMemo(
    () => formatValue ?? ((value: number) => formatNumber(value, locale)),
    [formatValue, locale],
  );
  const categories = useMemo(
    () => times.map((time) => formatDateTime(time, locale, 'date')),
    [times, locale],
  );
  const columns = useMemo(() => columnsOf(timeName, series, write), [timeName, series, write]);
  const rows = useMemo(() => rowsOf(categories), [categories]);

  return (
    <ChartFrame
      {...frame}
      columns={columns}
      rows={rows}
      getKey={keyOfRow}
      names={series.map(({ name }) => name)}
    >
      <Plot
        categories={categories}
        series={series}
        formatValue={write}
        formatTick={formatValue ?? ((value) => formatNumber(value, locale, { notation: 'compact' }))}
      >
        {({ x, y, active }) => {
          const draw = line<number | null>()
            .defined((value) => value !== null)
            .x((_, index) => x(index))
            .y((value) => y(value ?? 0));
          return series.map(({ id, values }, at) => (
            <g key={id}>
              <path css={path} data-series={seriesNumber(at)} d={draw([...values]) ?? ''} />
              {values.map((value, index) =>
                value !== null && (index === active || values.length <= pointsShown) ? (
                  <path
                    key={times[index]}
                    css={point}
                    data-series={seriesNumber(at)}
                    transform={`translate(${x(index)} ${y(value)})`}
                    d={
                      symbol(symbols[at % symbols.length], index === active ? activeSize : pointSize)() ?? ''
                    }
                  />
                ) : null,
              )}
            </g>
          ));
        }}
      </Plot>
    </ChartFrame>
  );
}
