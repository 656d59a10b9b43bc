import { arc, pie } from 'd3-shape';
import { useMemo } from 'react';
import { formatNumber, useDs, useLocaleRow } from '#ds-i18n';
import { ChartFrame, seriesNumber, type ChartProps } from '#ds/ChartFrame';
import type { TableColumn } from '#ds/Table';
import { amount, chip, list, name, ring, root, share, slice, sum, whole } from './DonutChart.styles';

/** One part of the whole. */
export interface DonutSlice {
  /** Tells parts apart. */
  id: string;
  /** As the legend and the table call it. */
  name: string;
  /** Not below zero. */
  value: number;
}

export interface DonutChartProps extends ChartProps {
  /** Up to six parts, the largest first. Sum up the rest in the last one. */
  slices: readonly DonutSlice[];
  /** Heading of the parts in the table: "Game type". */
  sliceName: string;
  /** Heading of the values in the table: "Valid bets". */
  valueName: string;
}

/** The drawing is a square of this many units, with a ring between the radii. */
const [side, outer, inner] = [160, 78, 54];
const keyOf = ({ id }: DonutSlice) => id;

/** How a whole divides into a few parts, each written beside it. More than six parts, or losses, are a BarChart. */
export function DonutChart({ slices, sliceName, valueName, formatValue, ...frame }: DonutChartProps) {
  const say = useDs();
  const row = useLocaleRow();
  const write = useMemo(
    () => formatValue ?? ((value: number) => formatNumber(value, row)),
    [formatValue, row],
  );
  const total = slices.reduce((all, { value }) => all + value, 0);
  const columns = useMemo<TableColumn<DonutSlice>[]>(
    () => [
      { id: 'name', name: sliceName, render: (one) => one.name },
      {
        id: 'value',
        name: valueName,
        align: 'end',
        render: ({ value }) => write(value),
        footer: write(total),
        allowsSorting: true,
        sortBy: ({ value }) => value,
      },
    ],
    [sliceName, valueName, write, total],
  );
  const draw = arc().cornerRadius(2).padAngle(0.02);
  const angles = pie<DonutSlice>()
    .sort(null)
    .value(({ value }) => value)([...slices]);

  return (
    <ChartFrame {...frame} columns={columns} rows={slices} getKey={keyOf}>
      <div css={root}>
        <div css={whole}>
          <svg css={ring} viewBox={`${-side / 2} ${-side / 2} ${side} ${side}`} aria-hidden="true">
            {angles.map(({ data, startAngle, endAngle, index }) => (
              <path
                key={data.id}
                css={slice}
                data-series={seriesNumber(index)}
                d={draw({ startAngle, endAngle, innerRadius: inner, outerRadius: outer }) ?? ''}
              />
            ))}
          </svg>
          <p css={sum}>
            <span>{say('chart.total')}</span>
            <bdi>{write(total)}</bdi>
          </p>
        </div>
        <ul css={list} role="list">
          {slices.map((one, index) => (
            <li key={one.id}>
              <svg css={chip} data-series={seriesNumber(index)} viewBox="0 0 10 10" aria-hidden="true">
                <rect width="10" height="10" rx="2" />
              </svg>
              <span css={name}>{one.name}</span>
              <bdi css={amount}>{write(one.value)}</bdi>
              <bdi css={share}>
                {formatNumber(total > 0 ? one.value / total : 0, row, { style: 'percent' })}
              </bdi>
            </li>
          ))}
        </ul>
      </div>
    </ChartFrame>
  );
}
