import IconWifiOff from '@tabler/icons-react/dist/esm/icons/IconWifiOff.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import { Heading } from '#ds/Heading';
import { Link } from '#ds/Link';
import { Stack } from '#ds/Stack';
import { appMessages as messages } from '../app.messages';
import { siteMessages } from '../site.messages';
import { startMessages } from './messages';
import * as styles from './OfflineScreen.styles';
import { StatusBlock } from './StatusBlock';
import { StatusPage, type StartBrand } from './StatusPage';

export interface OfflineScreenProps {
  brand: StartBrand;
  /** Pages that can be read without a connection, the latest first; undefined until it is known which. */
  pages: readonly { title: string; href: string }[] | undefined;
  /** Tries to reach the site. */
  onRetry: () => void;
  isRetrying?: boolean;
}

/** In the place of a page that is not kept, while the site cannot be reached: what can be read all the same. */
export function OfflineScreen({ brand, pages, onRetry, isRetrying = false }: OfflineScreenProps) {
  const { formatMessage: t } = useIntl();
  return (
    <StatusPage brand={brand}>
      <Stack gap={2}>
        <StatusBlock
          icon={IconWifiOff}
          title={t(messages.offlineTitle)}
          text={pages && t(pages.length > 0 ? messages.offlineText : messages.offlineEmpty)}
          actions={
            <Button
              size="lg"
              isPending={isRetrying}
              pendingLabel={t(startMessages.connecting)}
              onPress={onRetry}
            >
              {t(siteMessages.tryAgain)}
            </Button>
          }
        />
        {pages && pages.length > 0 && (
          <nav css={styles.saved} aria-label={t(messages.saved)}>
            <Heading size="lg">{t(messages.saved)}</Heading>
            <ul css={styles.list} role="list">
              {pages.map(({ title, href }) => (
                <li key={href} css={styles.page}>
                  <Link href={href}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Stack>
    </StatusPage>
  );
}
