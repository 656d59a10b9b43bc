import { root, step, words } from './LevelMeter.styles';

export interface LevelMeterProps {
  /** What is measured and how far it is, such as "Security: 3 of 5". */
  label: string;
  /** Steps that are reached. */
  value: number;
  /** Steps in all. */
  count: number;
  /** Green once it is well, amber before. @default 'success' */
  tone?: 'success' | 'warning' | 'danger';
}

/** A level in whole steps, such as how well an account is protected. A share is a Progress. */
export function LevelMeter({ label, value, count, tone = 'success' }: LevelMeterProps) {
  return (
    <div
      css={root}
      data-tone={tone}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={count}
      aria-valuenow={value}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index} css={step} data-on={index < value || undefined} />
      ))}
      <span css={words}>{label}</span>
    </div>
  );
}
