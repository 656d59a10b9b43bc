import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import { Spinner } from '#ds/Icon';
import { Logo } from '#ds/Logo';
import { startMessages as messages } from './messages';
import * as styles from './StartScreen.styles';
import type { StartBrand } from './StatusPage';

export interface StartScreenProps {
  brand: StartBrand;
}

/** Milliseconds before a wait is a wait. */
const appearsAfter = 300;

/** The brand alone while the platform is asked what the visitor may see. That it takes longer shows after 300 ms. */
export function StartScreen({ brand }: StartScreenProps) {
  const { formatMessage: t } = useIntl();
  return (
    <main css={styles.root}>
      <Logo name={brand.name} src={brand.logoSrc} />
      <div role="status">
        <span css={styles.words}>{t(messages.starting, { brand: brand.name })}</span>
        <span
          css={styles.wait}
          aria-hidden="true"
          style={{ '--_after': `${appearsAfter}ms` } as CSSProperties}
        >
          <Spinner />
          {t(messages.connecting)}
        </span>
      </div>
    </main>
  );
}
