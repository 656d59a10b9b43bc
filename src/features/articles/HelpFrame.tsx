import type { ReactNode } from 'react';
import * as styles from './HelpFrame.styles';

export interface HelpFrameProps {
  /** The choice of language. */
  language?: ReactNode;
  /** HelpScreen or HelpArticleScreen. */
  children: ReactNode;
}

/** The help centre on its own, for the web view of an app: without any header. Source: spec section 2, routes. */
export function HelpFrame({ language, children }: HelpFrameProps) {
  return (
    <div css={styles.root}>
      <main>{children}</main>
      {language && <div css={styles.foot}>{language}</div>}
    </div>
  );
}
