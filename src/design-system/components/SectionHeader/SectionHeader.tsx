import type { ReactNode } from 'react';
import { end, heading, root } from './SectionHeader.styles';

export interface SectionHeaderProps {
  /** Names the section. */
  title: string;
  /** A Badge beside the title, such as how many are live. */
  badge?: ReactNode;
  /** Where it goes on: a standalone Link, and at most one control more. */
  action?: ReactNode;
  /** Id of the heading, for the `aria-labelledby` of the section. */
  id?: string;
}

/** The title above a section of a page, with the way to all of it at its end. */
export function SectionHeader({ title, badge, action, id }: SectionHeaderProps) {
  return (
    <div css={root}>
      <h2 id={id} css={heading}>
        {title}
      </h2>
      {badge}
      {action && <div css={end}>{action}</div>}
    </div>
  );
}
