import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import type { HeroPicture } from '#contract';
import { Columns } from '#ds/Columns';
import { Icon } from '#ds/Icon';
import { LinkButton } from '#ds/LinkButton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatNumber, useLocaleRow } from '#ds-i18n';
import { belowDesktop } from '#theme/media';
import * as styles from './AboutScreen.styles';
import { ContentPage } from '../ContentPage';
import { siteMessages } from '../site.messages';
import { contentMessages as messages } from './messages';

export interface AboutScreenProps {
  /** Name of the brand. */
  brand: string;
  /** The brand's picture behind the heading; a plain ground without it. */
  art?: HeroPicture | undefined;
  /** How much there is; a figure that is not known is left out. */
  figures?: {
    games?: number | undefined;
    providers?: number | undefined;
    languages?: number | undefined;
  };
  /** Age from which one may play. */
  age: number;
  /** Who licenses the operator, in the operator's words; without it the page says nothing of a licence. */
  licence?: { authority: string; number?: string | undefined } | undefined;
  /** Page of customer service. */
  contactHref?: string | undefined;
}

const figureNames = ['games', 'providers', 'languages'] as const;
const points = [
  { icon: IconWallet, title: messages.accountTitle, text: messages.accountText },
  { icon: IconHeadset, title: messages.serviceTitle, text: messages.serviceText },
  { icon: IconFileText, title: messages.termsTitle, text: messages.termsText },
] as const;

/** Who offers the games, under which licence, and how to play safely. */
export function AboutScreen({ brand, art, figures = {}, age, licence, contactHref }: AboutScreenProps) {
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const known = figureNames.filter((name) => figures[name]);
  return (
    <ContentPage>
      <Stack gap={10}>
        <section css={styles.hero}>
          {art && (
            <picture>
              {art.imageSmall && <source media={belowDesktop} srcSet={art.imageSmall} />}
              <img css={styles.picture} src={art.image} alt="" fetchPriority="high" />
            </picture>
          )}
          <div css={styles.scrim} />
          <div css={styles.copy}>
            <h1 css={styles.title}>{t(messages.aboutTitle, { brand })}</h1>
            <p css={styles.lead}>{t(messages.aboutLead, { brand })}</p>
          </div>
        </section>
        {known.length > 0 && (
          <dl css={styles.figures}>
            {known.map((name) => (
              <div key={name} css={styles.figure}>
                <Text elementType="dt" size="md">
                  {t(messages[name])}
                </Text>
                <dd css={styles.figureValue}>{formatNumber(figures[name] ?? 0, locale)}</dd>
              </div>
            ))}
          </dl>
        )}
        <Columns count={3} gap={8} align="stretch">
          {points.map(({ icon, title, text }) => (
            <section key={title.id} css={styles.point}>
              <span css={styles.mark}>
                <Icon icon={icon} size={24} />
              </span>
              <h2 css={styles.name}>{t(title)}</h2>
              <p css={styles.text}>{t(text)}</p>
            </section>
          ))}
        </Columns>
        <Stack gap={4}>
          {licence && (
            <section css={styles.bar}>
              <div>
                <h2 css={styles.heading}>
                  <Icon icon={IconCertificate} size={24} />
                  {t(messages.licenceTitle)}
                </h2>
                <p css={styles.text}>{licence.authority}</p>
                {licence.number && (
                  <p css={styles.text}>{t(messages.licenceNumber, { number: licence.number })}</p>
                )}
              </div>
            </section>
          )}
          <section css={styles.bar}>
            <div>
              <h2 css={styles.heading}>
                <Icon icon={IconHeartHandshake} size={24} />
                {t(siteMessages.saferPlay)}
              </h2>
              <p css={styles.text}>{t(messages.saferText, { age })}</p>
              <p css={styles.text}>{t(messages.saferHelp)}</p>
            </div>
            {contactHref && (
              <LinkButton href={contactHref} icon={IconHeadset} target="_blank" rel="noopener noreferrer">
                {t(siteMessages.contactService)}
              </LinkButton>
            )}
          </section>
        </Stack>
      </Stack>
    </ContentPage>
  );
}
