import type { ReactNode } from 'react';
import { PageHead } from '#patterns/PageHead';
import * as styles from './ContentPage.styles';

export interface ContentPageProps {
  /** The page's main heading. Left out by a page that draws its own. */
  title?: string;
  /** One or two sentences below it. */
  intro?: string | undefined;
  /** Keeps lines of text as short as they are read best. */
  isReading?: boolean;
  children: ReactNode;
}

/** The frame of a page of content: its column, heading and first words. */
export function ContentPage({ title, intro, isReading = false, children }: ContentPageProps) {
  return (
    <div css={styles.root} data-reading={isReading || undefined}>
      {title !== undefined && (
        <div css={styles.head}>
          <PageHead title={title} line={intro} />
        </div>
      )}
      {children}
    </div>
  );
}
