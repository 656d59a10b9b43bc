import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Logo } from '#ds/Logo';
import type { AnyBrandId } from '#theme/brands';
import * as styles from './HelpFrame.styles';
import { helpMessages as messages } from './help.messages';

export interface HelpFrameProps {
  brand: { id: AnyBrandId; name: string; logoSrc?: string | undefined };
  /** The choice of language. */
  language?: ReactNode;
  /** HelpScreen or HelpArticleScreen. */
  children: ReactNode;
}

/** The help centre on its own, for the web view of an app: a line with the brand, and no header of the site. */
export function HelpFrame({ brand, language, children }: HelpFrameProps) {
  const { formatMessage: say } = useIntl();
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Logo name={brand.name} src={brand.logoSrc} />
        <span css={styles.name}>{say(messages.name)}</span>
        <span css={styles.end}>{language}</span>
      </header>
      <main>{children}</main>
    </div>
  );
}
