import type { ReactNode } from 'react';
import { bar, summary as summaryPart } from './ActionBar.styles';

export interface ActionBarProps {
  /** The primary button of the page, with at most one more. */
  children: ReactNode;
  /** What it is about, before the button: "You receive $1,990.00". */
  summary?: ReactNode;
}

/**
 * The action of a page: on a phone in a bar fixed to its foot, above the tab bar of a centre; from 720 px on in the place
 * where it stands.
 */
export function ActionBar({ children, summary }: ActionBarProps) {
  return (
    <div css={bar} data-action-bar>
      {summary != null && <div css={summaryPart}>{summary}</div>}
      {children}
    </div>
  );
}
