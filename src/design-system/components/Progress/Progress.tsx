import type { CSSProperties, ReactNode } from 'react';
import { Label, ProgressBar } from 'react-aria-components';
import { bar, caption, fill, head, root } from './Progress.styles';

export interface ProgressProps {
  /** What progresses. */
  label: string;
  /** Between `minValue` and `maxValue`. Absent while how far it is cannot be told. */
  value?: number;
  /** @default 0 */
  minValue?: number;
  /** @default 100 */
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
  valueLabel,
  tone = 'accent',
  isLabelHidden,
  ...range
}: ProgressProps) {
  const known = value === undefined ? { isIndeterminate: true } : { value };
  return (
    <ProgressBar
      {...range}
      {...known}
      {...(typeof valueLabel === 'string' && { valueLabel })}
      {...(isLabelHidden && { 'aria-label': label })}
      css={root}
      data-tone={tone}
    >
      {({ percentage, valueText }) => (
        <>
          {!isLabelHidden && (
            <div css={head}>
              <Label>{label}</Label>
              {valueLabel !== null && <span css={caption}>{valueLabel ?? valueText}</span>}
            </div>
          )}
          <div css={bar} data-indeterminate={percentage === undefined || undefined}>
            <div css={fill} style={{ '--_value': `${percentage ?? 30}%` } as CSSProperties} />
          </div>
        </>
      )}
    </ProgressBar>
  );
}
