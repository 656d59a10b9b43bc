import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHeadset from '@tabler/icons-react/dist/esm/icons/IconHeadset.mjs';
import IconHeartHandshake from '@tabler/icons-react/dist/esm/icons/IconHeartHandshake.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { Icon } from '#ds/Icon';
import { LinkButton } from '#ds/LinkButton';
import * as styles from './AboutScreen.styles';
import { ContentPage } from '../ContentPage';
import { contentMessages as messages } from './messages';

export interface AboutScreenProps {
  /** Name of the brand. */
  brand: string;
  /** Age from which one may play. */
  age: number;
  /** Who licenses the operator, in the operator's words; without it the page says nothing of a licence. */
  licence?: { authority: string; number?: string | undefined } | undefined;
  /** Page of customer service. */
  contactHref?: string | undefined;
}

const points = [
  { icon: IconWallet, title: messages.accountTitle, text: messages.accountText },
  { icon: IconHeadset, title: messages.serviceTitle, text: messages.serviceText },
  { icon: IconFileText, title: messages.termsTitle, text: messages.termsText },
] as const;

/** Who offers the games, under which licence, and how to play safely. */
export function AboutScreen({ brand, age, licence, contactHref }: AboutScreenProps) {
  const { formatMessage: say } = useIntl();
  return (
    <ContentPage title={say(messages.aboutTitle, { brand })} intro={say(messages.aboutLead, { brand })}>
      <div css={styles.points}>
        {points.map(({ icon, title, text }) => (
          <Card key={title.id}>
            <span css={styles.medal}>
              <Icon icon={icon} />
            </span>
            <h2 css={styles.title}>{say(title)}</h2>
            <p css={styles.text}>{say(text)}</p>
          </Card>
        ))}
      </div>
      <div css={styles.sections}>
        {licence && (
          <section css={styles.section}>
            <h2 css={styles.heading}>
              <Icon icon={IconCertificate} size={24} />
              {say(messages.licenceTitle)}
            </h2>
            <p css={styles.text}>{licence.authority}</p>
            {licence.number && (
              <p css={styles.text}>{say(messages.licenceNumber, { number: licence.number })}</p>
            )}
          </section>
        )}
        <section css={styles.section}>
          <h2 css={styles.heading}>
            <Icon icon={IconHeartHandshake} size={24} />
            {say(messages.saferTitle)}
          </h2>
          <p css={styles.text}>{say(messages.saferText, { age })}</p>
          <p css={styles.text}>{say(messages.saferHelp)}</p>
          {contactHref && (
            <LinkButton href={contactHref} icon={IconHeadset} target="_blank" rel="noopener noreferrer">
              {say(messages.contact)}
            </LinkButton>
          )}
        </section>
      </div>
    </ContentPage>
  );
}
