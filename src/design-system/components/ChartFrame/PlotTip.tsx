import type { CSSProperties } from 'react';
import { seriesNumber } from './chart';
import { swatch, tip, tipLine } from './ChartFrame.styles';

/** A value of a category, as it is read. */
export interface WrittenValue {
  id: string;
  /** Of the series. */
  name: string;
  /** Undefined where the series has none. */
  value: string | undefined;
}

interface PlotTipProps {
  title: string;
  values: readonly WrittenValue[];
  /** Px from the left edge of the chart to the middle of the tooltip. */
  x: number;
}

/** The values of the category pointed at. What is heard of it is the category's own name. */
export function PlotTip({ title, values, x }: PlotTipProps) {
  return (
    <div css={tip} style={{ '--_x': x } as CSSProperties} aria-hidden="true">
      <span>{title}</span>
      {values.map(
        ({ id, name, value }, index) =>
          value !== undefined && (
            <div key={id} css={tipLine}>
              <svg css={swatch} data-series={seriesNumber(index)} data-mark="block" viewBox="0 0 10 10">
                <rect width="10" height="10" rx="2" />
              </svg>
              {values.length > 1 && name}
              <bdi>{value}</bdi>
            </div>
          ),
      )}
    </div>
  );
}
