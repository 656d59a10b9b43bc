import type { ReactNode } from 'react';
import { Icon, type IconSource } from '#ds/Icon';
import { Progress } from '#ds/Progress';
import {
  action as actionPart,
  glyph,
  line as linePart,
  meter,
  root,
  title as titlePart,
  words,
} from './MissionRow.styles';

/** Whether a mission waits to be accepted, is under way, can be claimed, or is over. */
export type MissionRowState = 'open' | 'active' | 'ready' | 'done';

export interface MissionRowProps {
  /** Drawing of what it is about. */
  icon: IconSource;
  /** What to do. */
  title: ReactNode;
  /** What it brings and until when. */
  line: ReactNode;
  /** How far it stands; a mission that is ready has the highlight's glyph. */
  state: MissionRowState;
  /** How far it is: in words such as "3 of 5", as a share from 0 to 100, and what stands beside it, such as the reward. */
  progress?: { label: string; value: number; valueLabel: ReactNode };
  /** Accept, Go or Claim. */
  action?: ReactNode;
}

/** One mission of a list: what to do, what it brings, how far it is and the one thing to press. */
export function MissionRow({ icon, title, line, state, progress, action }: MissionRowProps) {
  return (
    <li css={root}>
      <span css={glyph} data-state={state}>
        <Icon icon={icon} />
      </span>
      <div css={words}>
        <span css={titlePart}>{title}</span>
        <span css={linePart}>{line}</span>
      </div>
      {progress && (
        <div css={meter}>
          <Progress {...progress} tone={state === 'ready' ? 'success' : 'accent'} />
        </div>
      )}
      {action != null && <div css={actionPart}>{action}</div>}
    </li>
  );
}
