import type { CSSProperties, ReactNode } from 'react';
// By the hook: the component of this name would come with the first screen, whose buttons use one of its parts.
import { useProgressBar } from 'react-aria/useProgressBar';
import { bar, caption, fill, head, root } from './Progress.styles';

export interface ProgressProps {
  /** What progresses. */
  label: string;
  /** Between 0 and `maxValue`. Absent, or NaN, while how far it is cannot be told. */
  value?: number;
  /** Value at which all is done. @default 100 */
  maxValue?: number;
  /** Takes the place of the percentage, such as "2,460 points to VIP 5"; `null` shows none. */
  valueLabel?: ReactNode;
  /** `highlight` is the brand's horizon, for the way to the next level. @default 'accent' */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'highlight';
  /** Leaves the label to assistive technology, because a text beside says it. */
  isLabelHidden?: boolean;
}

/** How far something has come. Fetching whose end is unknown is better shown by a Skeleton. */
export function Progress({
  label,
  value,
  maxValue = 100,
  valueLabel,
  tone = 'accent',
  isLabelHidden,
}: ProgressProps) {
  const isKnown = value !== undefined && !Number.isNaN(value);
  const { progressBarProps, labelProps } = useProgressBar({
    maxValue,
    ...(isKnown ? { value } : { isIndeterminate: true }),
    ...(typeof valueLabel === 'string' && { valueLabel }),
    ...(isLabelHidden ? { 'aria-label': label } : { label }),
  });
  // Of nothing react-aria says 0%.
  const share = !isKnown ? 0.3 : maxValue === 0 ? 0 : value / maxValue;
  const percentage = 100 * Math.min(1, Math.max(0, share));
  return (
    <div {...progressBarProps} css={root} data-tone={tone}>
      {!isLabelHidden && (
        <div css={head}>
          <span {...labelProps}>{label}</span>
          {valueLabel !== null && (
            <span css={caption}>{valueLabel ?? progressBarProps['aria-valuetext']}</span>
          )}
        </div>
      )}
      <div css={bar} data-indeterminate={!isKnown || undefined}>
        <div css={fill} style={{ '--_value': `${percentage}%` } as CSSProperties} />
      </div>
    </div>
  );
}
