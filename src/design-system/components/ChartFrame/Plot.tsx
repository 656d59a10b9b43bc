import { useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ChartSeries } from './chart';
import { band, bands, drawing, gridLine, label, labels, plot, tickLabel } from './ChartFrame.styles';
import { clamp, layOut, tickRoom, type PlotScales } from './plotLayout';
import { PlotTip, type WrittenValue } from './PlotTip';
import { useBox } from './useBox';

export interface PlotProps {
  /** Written out, for the tooltip and for who hears the chart. */
  categories: readonly string[];
  /** What is drawn, for its extent and its tooltip. */
  series: readonly ChartSeries[];
  /** How a value is written in the tooltip. */
  formatValue: (value: number) => string;
  /** For the axes, where there is little room. */
  formatTick: (value: number) => string;
  /** Draws the values inside an `svg`. */
  children: (scales: PlotScales) => ReactNode;
}

/** Px from the edge at which the tooltip stops. */
const tipMargin = 88;

/** Axes and values of a chart with categories. Left and right move through the categories; each is read out whole. */
export function Plot({ categories, series, formatValue, formatTick, children }: PlotProps) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(root);
  const [active, setActive] = useState<number>();
  const [stop, setStop] = useState(0);
  const { x, y, step, left, ticks, labelEvery, labelPlace } = layOut(
    { width, height },
    { categories, series, formatTick },
  );

  const moveTo = (index: number) => {
    const to = clamp(0, index, categories.length - 1);
    root.current?.querySelectorAll<HTMLElement>('[data-band]')[to]?.focus();
  };
  const moves: Readonly<Record<string, number>> = {
    ArrowRight: stop + 1,
    ArrowLeft: stop - 1,
    Home: 0,
    End: categories.length - 1,
  };
  const written = (index: number): WrittenValue[] =>
    series.map(({ id, name, values: own }) => {
      const value = own[index];
      return { id, name, value: value == null ? undefined : formatValue(value) };
    });
  const read = (index: number) =>
    intl.formatList(
      [
        categories[index] ?? '',
        ...written(index).flatMap(({ name, value }) =>
          value === undefined ? [] : [intl.formatList([name, value], { type: 'unit', style: 'narrow' })],
        ),
      ],
      { type: 'unit' },
    );

  return (
    <div ref={root} css={plot}>
      <svg css={drawing} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line
              css={gridLine}
              data-zero={tick === 0 || undefined}
              x1={left}
              x2={width}
              y1={y(tick)}
              y2={y(tick)}
            />
            <text css={tickLabel} x={left - tickRoom} y={y(tick)}>
              {formatTick(tick)}
            </text>
          </g>
        ))}
        {children({ x, y, step, active })}
      </svg>
      <div css={labels} aria-hidden="true">
        {categories.map(
          (category, index) =>
            index % labelEvery === 0 && (
              <span key={index} css={label} style={labelPlace(index)}>
                {category}
              </span>
            ),
        )}
      </div>
      <ol
        css={bands}
        role="list"
        style={{ '--_left': left } as CSSProperties}
        onKeyDown={(event) => {
          const to = moves[event.key];
          if (to === undefined) return;
          event.preventDefault();
          moveTo(to);
        }}
        onPointerLeave={() => {
          setActive(undefined);
        }}
      >
        {categories.map((_, index) => (
          <li key={index}>
            <span
              css={band}
              role="img"
              aria-label={read(index)}
              tabIndex={index === stop ? 0 : -1}
              data-band
              data-active={index === active || undefined}
              onPointerEnter={() => {
                setActive(index);
              }}
              onFocus={({ currentTarget }) => {
                setStop(index);
                setActive(index);
                if (currentTarget.matches(':focus-visible')) currentTarget.dataset['focusVisible'] = 'true';
              }}
              onBlur={({ currentTarget }) => {
                setActive(undefined);
                delete currentTarget.dataset['focusVisible'];
              }}
            />
          </li>
        ))}
      </ol>
      {active !== undefined && (
        <PlotTip
          title={categories[active] ?? ''}
          values={written(active)}
          x={clamp(tipMargin, x(active), Math.max(tipMargin, width - tipMargin))}
        />
      )}
    </div>
  );
}
