import { formatNumber, useLocaleRow } from '#ds-i18n';
import { digits, root, words } from './CountBadge.styles';

export interface CountBadgeProps {
  /** How many wait. Nothing is drawn at 0. */
  count: number;
  /** What is counted, in words with the number, such as "5 unread messages". Absent when a text beside says it. */
  label?: string;
  /** `neutral` counts what is there, `danger` what needs attention. @default 'danger' */
  tone?: 'danger' | 'neutral' | 'accent';
}

/** Above this the badge says 99+. */
const max = 99;

/** Counts what waits behind a control, such as unread messages. */
export function CountBadge({ count, label, tone = 'danger' }: CountBadgeProps) {
  const locale = useLocaleRow();
  if (count <= 0) return null;
  const number = formatNumber(Math.min(count, max), locale);
  const shown = count > max ? `${number}+` : number;
  return (
    <span css={root} data-tone={tone}>
      <span css={digits} aria-hidden={label ? true : undefined}>
        {shown}
      </span>
      {label && <span css={words}>{label}</span>}
    </span>
  );
}
