import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Icon } from '#ds/Icon';
import { LazyImage } from '#ds/LazyImage';
import { Link } from '#ds/Link';
import { LinkButton } from '#ds/LinkButton';
import { themeScope } from '#theme/themeScope';
import { ageMessages as messages } from './age.messages';
import * as styles from './AgeGate.styles';
import { StatusPage, type StartBrand } from './StatusPage';

export interface AgeGateProps {
  brand: StartBrand;
  /** Smallest age in years at which one may play here. Source: spec section 9. */
  age: number;
  /** The visitor is old enough. */
  onEnter: () => void;
  /** The visitor is too young. */
  onDecline: () => void;
  /** The visitor said so: the page stays closed, kindly. */
  isDeclined?: boolean;
  /** Back from there to the question. */
  onBack: () => void;
  /** Page of an organisation that helps with gambling. */
  helpHref?: string | undefined;
  /** Address of the brand's picture behind it. */
  heroSrc?: string | undefined;
  /** The choice of language. */
  language?: ReactNode;
}

const badge = (age: number) => `${age}+`;

/** Asks for the age before the first visit, in the place of the site. */
export function AgeGate({
  brand,
  age,
  onEnter,
  onDecline,
  isDeclined = false,
  onBack,
  helpHref,
  heroSrc,
  language,
}: AgeGateProps) {
  const { formatMessage: t } = useIntl();
  return (
    <div css={styles.root} {...themeScope(brand.id, 'dark')}>
      <div css={styles.art}>
        <LazyImage src={heroSrc} alt="" isPriority position="right bottom" />
      </div>
      <div css={styles.page}>
        <StatusPage brand={brand} end={language}>
          <div css={styles.box} role="status">
            {isDeclined ? (
              <span css={styles.medal}>
                <Icon icon={IconHeartHandshake} size={24} />
              </span>
            ) : (
              <span css={styles.medal} aria-hidden="true">
                <bdi>{badge(age)}</bdi>
              </span>
            )}
            <h1 css={styles.title}>{isDeclined ? t(messages.closedTitle) : t(messages.title, { age })}</h1>
            <p css={styles.text}>{isDeclined ? t(messages.closedText, { age }) : t(messages.text)}</p>
            <div css={styles.actions}>
              {!isDeclined && (
                <>
                  <Button size="lg" onPress={onEnter}>
                    {t(messages.yes, { age })}
                  </Button>
                  <Button size="lg" emphasis="media" onPress={onDecline}>
                    {t(messages.no)}
                  </Button>
                </>
              )}
              {isDeclined && helpHref && (
                <LinkButton href={helpHref} size="lg" target="_blank" rel="noopener noreferrer">
                  {t(messages.help)}
                </LinkButton>
              )}
            </div>
            {isDeclined && (
              <Link tone="neutral" isStandalone onPress={onBack}>
                {t(messages.back)}
              </Link>
            )}
          </div>
        </StatusPage>
      </div>
    </div>
  );
}
