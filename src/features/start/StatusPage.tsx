import type { ReactNode } from 'react';
import { Logo } from '#ds/Logo';
import type { AnyBrandId } from '#theme/brands';
import * as styles from './StatusPage.styles';

/** The brand as pages show it that stand in for the site. */
export interface StartBrand {
  id: AnyBrandId;
  name: string;
  /** Address of the brand's mark. */
  logoSrc?: string | undefined;
}

export interface StatusPageProps {
  brand: StartBrand;
  /** At the end of the top line, such as the choice of language. */
  end?: ReactNode;
  /** One line at the foot of the page. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page that stands in for the whole site: the brand above, one thing to say in the middle. */
export function StatusPage({ brand, end, foot, children }: StatusPageProps) {
  return (
    <div css={styles.root}>
      <header css={styles.head}>
        <Logo name={brand.name} src={brand.logoSrc} />
        {end}
      </header>
      <main css={styles.main}>{children}</main>
      {foot && <footer css={styles.foot}>{foot}</footer>}
    </div>
  );
}
