import type { ReactNode } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import { action as actionPart, root, words } from './NoteBox.styles';

/** What a note says: a side remark, something to know, something good, something to heed, something lost. */
export type NoteBoxTone = 'quiet' | 'info' | 'positive' | 'warning' | 'negative';

export interface NoteBoxProps {
  /** The remark, in a sentence or two; a `b` in it stands out. */
  children: ReactNode;
  /** Colour of the ground. @default 'quiet' */
  tone?: NoteBoxTone;
  /** Drawing before the words. */
  icon?: IconSource;
  /** One small way on, at the end. */
  action?: ReactNode;
}

/**
 * A remark that belongs to what stands above it, such as when money arrives. It is part of the page and is not announced;
 * for news use Notice.
 */
export function NoteBox({ children, tone = 'quiet', icon, action }: NoteBoxProps) {
  return (
    <div css={root} data-tone={tone}>
      {icon && <Icon icon={icon} size={18} />}
      <div css={words}>{children}</div>
      {action != null && <div css={actionPart}>{action}</div>}
    </div>
  );
}
