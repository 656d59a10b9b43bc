import IconArrowDownRight from '@tabler/icons-react/dist/esm/icons/IconArrowDownRight.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { Icon } from '#ds/Icon';
import { Card } from '#ds/Card';
import {
  delta as deltaText,
  figure,
  foot,
  head,
  label as labelText,
  root,
  spark,
  wholeCard,
} from './StatCard.styles';

export interface StatCardProps {
  /** What the figure counts. */
  label: string;
  /** The figure: Money or a formatted number. */
  value: ReactNode;
  /**
   * Change since the period before, formatted with its sign. The arrow follows `direction`; more is in the colour of
   * money that comes, unless the `tone` is neutral: neither good nor bad. @default tone 'change'
   */
  delta?: { label: string; direction: 'up' | 'down' | 'flat'; tone?: 'change' | 'neutral' };
  /** The last values, oldest first, as a line without axes. Decoration beside the delta. */
  trend?: readonly number[];
  /** One muted line below, such as the period. */
  caption?: ReactNode;
  /** Leads to what proves the figure; the whole card is the link then. */
  href?: string;
}

const width = 56;
const height = 26;
const inset = 2;

/** The values as a line from side to side, the highest at the top. */
function drawTrend(values: readonly number[]): string {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const step = width / Math.max(1, values.length - 1);
  const drop = height - 2 * inset;
  return values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(height - inset - ((value - low) / span) * drop).toFixed(1)}`,
    )
    .join(' ');
}

/** One figure that sums up a period, and where it is going. */
export function StatCard({ label, value, delta, trend, caption, href }: StatCardProps) {
  return (
    <Card density="none">
      <div css={root}>
        <div css={head}>
          <span css={labelText}>
            {href === undefined ? (
              label
            ) : (
              <Link css={wholeCard} href={href}>
                {label}
              </Link>
            )}
          </span>
          {delta && (
            <span css={deltaText} data-direction={delta.tone === 'neutral' ? undefined : delta.direction}>
              {delta.direction !== 'flat' && (
                <Icon
                  icon={delta.direction === 'up' ? IconArrowUpRight : IconArrowDownRight}
                  size={14}
                  isDirectional
                />
              )}
              <bdi>{delta.label}</bdi>
            </span>
          )}
        </div>
        <div css={foot}>
          <span css={figure}>{value}</span>
          {trend && trend.length > 1 && (
            <svg
              css={spark}
              viewBox={`0 0 ${width} ${height}`}
              width={width}
              height={height}
              aria-hidden="true"
            >
              <polyline points={drawTrend(trend)} />
            </svg>
          )}
        </div>
        {caption && <span css={labelText}>{caption}</span>}
      </div>
    </Card>
  );
}
