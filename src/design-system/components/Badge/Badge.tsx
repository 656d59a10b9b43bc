import type { ReactNode } from 'react';
import { useClasses } from '#theme/useClasses';
import { dot, label, root } from './Badge.styles';

const parts = { dot, label, root };

/** What a badge says about its subject. */
export type BadgeTone =
  'neutral' | 'accent' | 'success' | 'info' | 'warning' | 'danger' | 'highlight' | 'live';

export interface BadgeProps {
  /** The state in a word or two. */
  children: ReactNode;
  /** `highlight` is jackpot, VIP and points; `live` is always solid. @default 'neutral' */
  tone?: BadgeTone;
  /** `soft` is tinted; `strong` is solid, for what must be found first. @default 'soft' */
  emphasis?: 'soft' | 'strong';
  /** `sm` stands in a line of text or over a small picture. @default 'md' */
  size?: 'sm' | 'md';
  /** Marks a status that may change, such as approved or in process. */
  hasDot?: boolean;
  /** Adds a dark or frosted ground, so that a neutral badge is readable over a picture. */
  isOnMedia?: boolean;
}

/** Says in a word or two what state something is in. For a number of things waiting use CountBadge. */
export function Badge({
  children,
  tone = 'neutral',
  emphasis = 'soft',
  size = 'md',
  hasDot,
  isOnMedia,
}: BadgeProps) {
  const classes = useClasses(parts);
  return (
    <span
      className={classes.root}
      data-tone={tone}
      data-emphasis={emphasis}
      data-size={size}
      data-on-media={isOnMedia || undefined}
    >
      {hasDot && <span className={classes.dot} aria-hidden="true" />}
      <span className={classes.label}>{children}</span>
    </span>
  );
}
