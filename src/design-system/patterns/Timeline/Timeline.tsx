import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReactNode } from 'react';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { line as linePart, mark, said, step, time as timePart, title as titlePart } from './Timeline.styles';

/** How far a step is: behind, under way, ahead, or ended badly. */
export type TimelineStepState = 'done' | 'now' | 'todo' | 'failed';

/** One step of a timeline. */
export interface TimelineStep {
  /** Tells steps apart. */
  id: string;
  /** What happens or happened. */
  title: ReactNode;
  /** What it means, who does it. */
  line?: ReactNode;
  /** When, or by when: a clock time. */
  time?: ReactNode;
  /** How far it is. @default 'todo' */
  state?: TimelineStepState;
}

export interface TimelineProps {
  /** What the steps lead to. */
  'aria-label': string;
  /** From the first step to the last. */
  steps: readonly TimelineStep[];
  /** Writes numbers into the dots, before anything has begun. */
  isNumbered?: boolean;
  /** Words of the states for those who do not see the drawings. */
  labels: Readonly<Record<TimelineStepState, string>>;
}

/** What happens, one step below the other, with when each happened or will. */
export function Timeline({ 'aria-label': ariaLabel, steps, isNumbered, labels }: TimelineProps) {
  const locale = useLocaleRow();
  return (
    <ol aria-label={ariaLabel}>
      {steps.map(({ id, title, line, time, state = 'todo' }, index) => (
        <li key={id} css={step} data-state={state} {...(state === 'now' && { 'aria-current': 'step' })}>
          <span css={mark} aria-hidden="true">
            {state === 'done' && <Icon icon={IconCheck} size={14} />}
            {state === 'failed' && <Icon icon={IconX} size={14} />}
            {isNumbered && (state === 'todo' || state === 'now') && formatNumber(index + 1, locale)}
          </span>
          <span css={titlePart}>
            {title}
            {!isNumbered && <span css={said}>{labels[state]}</span>}
          </span>
          {time != null && <span css={timePart}>{time}</span>}
          {line != null && <span css={linePart}>{line}</span>}
        </li>
      ))}
    </ol>
  );
}
