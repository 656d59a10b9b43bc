import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Inline } from '#ds/Inline';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { useDs } from '#ds-i18n';
import { Button } from '#ds/Button';
import { Card } from '#ds/Card';
import { Icon } from '#ds/Icon';
import { ChatButton } from '../ChatButton';
import * as styles from './AccessDeniedScreen.styles';
import { ContactLink } from './ContactLink';
import { Globe } from './Globe';
import { startMessages as messages } from './messages';
import { StatusPage, type StartBrand } from './StatusPage';

export interface AccessDeniedScreenProps {
  brand: StartBrand;
  /** The visitor's address as the platform sees it; undefined or empty when it does not say. */
  ip: string | undefined;
  /** Page of customer service. */
  contactHref: string | undefined;
  /** Opens the live chat; absent where there is none. */
  onChat?: (() => void) | undefined;
  /** The choice of language. */
  language?: ReactNode;
}

/** Status of the answer that locks the visitor out. Source: RFC 9110, section 15.5.4. */
const status = 403;

/** Stands in for the site for somebody who is locked out because of location or address. */
export function AccessDeniedScreen({ brand, ip, contactHref, onChat, language }: AccessDeniedScreenProps) {
  const { formatMessage: t } = useIntl();
  const ds = useDs();
  const [copying, setCopying] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const copy = () => {
    navigator.clipboard.writeText(ip ?? '').then(
      () => {
        setCopying('copied');
      },
      () => {
        setCopying('copyFailed');
      },
    );
  };
  return (
    <StatusPage brand={brand} end={language}>
      <div css={styles.root}>
        <Globe />
        <Stack align="start">
          <span css={styles.status}>
            <Icon icon={IconBan} size={14} />
            {status}
          </span>
          <h1 css={styles.title}>{t(messages.deniedTitle)}</h1>
          <p css={styles.text}>{t(messages.deniedText)}</p>
          {ip && (
            <div css={styles.address}>
              <Card density="none">
                <div css={styles.row}>
                  <div css={styles.fact}>
                    <Text size="xs">{t(messages.deniedAddress)}</Text>
                    <p css={styles.ip}>{ip}</p>
                  </div>
                  <Button tone="neutral" icon={IconCopy} onPress={copy}>
                    {ds(copying === 'copied' ? 'common.copied' : 'common.copy')}
                  </Button>
                </div>
              </Card>
              <p css={styles.note} role="status">
                {copying === 'copyFailed' && ds('common.copyFailed')}
              </p>
            </div>
          )}
          <Inline gap={3} align="stretch">
            <ContactLink href={contactHref}>{t(messages.contactUs)}</ContactLink>
            <ChatButton onPress={onChat} />
          </Inline>
        </Stack>
      </div>
    </StatusPage>
  );
}
