import type { ReactNode } from 'react';
import { end, heading, root } from './SectionHeader.styles';

export interface SectionHeaderProps {
  /** Names the section. */
  title: string;
  /** Level among the headings of the page; the look stays the same. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** A Badge beside the title, such as how many are live. */
  badge?: ReactNode;
  /** Where it goes on: a standalone Link, and at most one control more. */
  action?: ReactNode;
  /** Id of the heading, for the `aria-labelledby` of the section. */
  id?: string;
}

/** The title above a section of a page, with the way to all of it at its end. */
export function SectionHeader({ title, headingLevel = 2, badge, action, id }: SectionHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div css={root}>
      <Heading id={id} css={heading}>
        {title}
      </Heading>
      {badge}
      {action && <div css={end}>{action}</div>}
    </div>
  );
}
