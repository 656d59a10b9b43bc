import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { formatNumber, useDs, useLocaleRow } from '#ds-i18n';
import { Icon } from '#ds/Icon';
import { label, mark, name, note, root, step, words } from './Stepper.styles';

/** One step of a process. */
export interface StepperItem {
  /** Tells steps apart. */
  id: string;
  /** The step in a word or two. */
  label: string;
  /** One muted line below, such as when it was done. */
  note?: string;
}

export interface StepperProps {
  /** What the steps lead to. */
  'aria-label': string;
  /** All steps, from the first to the last. */
  steps: readonly StepperItem[];
  /** `id` of the step the user is at; the ones before are done. Absent once all are done. */
  currentId?: string | undefined;
  /**
   * `column` is for a narrow place and for steps with notes; `line` has each name beside its number, for few steps with short
   * names. @default 'row'
   */
  orientation?: 'row' | 'column' | 'line';
  /** `sm` draws dots on a line, for a row of a list; its notes are not shown. @default 'md' */
  size?: 'sm' | 'md';
  /** Whether the current step has failed, such as a rejected withdrawal. */
  isFailed?: boolean;
}

const icons = { done: IconCheck, failed: IconX } as const;

/** Where somebody is in a process of several steps. */
export function Stepper({
  steps,
  currentId,
  orientation = 'row',
  size = 'md',
  isFailed = false,
  'aria-label': ariaLabel,
}: StepperProps) {
  const t = useDs();
  const locale = useLocaleRow();
  const current = currentId === undefined ? steps.length : steps.findIndex((entry) => entry.id === currentId);
  return (
    <ol css={root} data-orientation={orientation} data-size={size} aria-label={ariaLabel}>
      {steps.map((entry, index) => {
        const state = index < current ? 'done' : index > current ? 'ahead' : isFailed ? 'failed' : 'current';
        const ended = state === 'done' || state === 'failed' ? state : undefined;
        return (
          <li
            key={entry.id}
            css={step}
            data-state={state}
            {...(index === current && { 'aria-current': 'step' })}
          >
            <span css={mark} aria-hidden="true">
              {size === 'md' &&
                (ended ? (
                  <Icon icon={icons[ended]} size={orientation === 'line' ? 14 : 16} />
                ) : (
                  formatNumber(index + 1, locale)
                ))}
            </span>
            <span css={label}>
              <span css={name}>{entry.label}</span>
              {ended && <span css={words}>{t(`step.${ended}`)}</span>}
              {size === 'md' && entry.note && <span css={note}>{entry.note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
