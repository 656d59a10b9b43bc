import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useIntl } from 'react-intl';
import { Button } from '#ds/Button';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { ContactLink } from './ContactLink';
import { startMessages as messages } from './messages';
import { StatusBlock } from './StatusBlock';
import { StatusPage, type StartBrand } from './StatusPage';

export interface StartFailedScreenProps {
  brand: StartBrand;
  /** Why the site could not start, in words. */
  notice: Pick<NoticeContent, 'title' | 'text'>;
  /** Asks the platform again; absent when that cannot help. */
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean;
  /** Page of customer service, if one is known without the platform. */
  contactHref?: string | undefined;
}

/** Stands in for the site when the platform did not answer. */
export function StartFailedScreen({
  brand,
  notice,
  onRetry,
  isRetrying = false,
  contactHref,
}: StartFailedScreenProps) {
  const { formatMessage: t } = useIntl();
  return (
    <StatusPage brand={brand} foot={t(messages.safe)}>
      <StatusBlock
        tone="danger"
        icon={IconCloudOff}
        title={notice.title}
        text={notice.text}
        actions={
          <>
            {onRetry && (
              <Button
                size="lg"
                isPending={isRetrying}
                pendingLabel={t(messages.connecting)}
                onPress={onRetry}
              >
                {t(siteMessages.tryAgain)}
              </Button>
            )}
            <ContactLink href={contactHref} isMain={!onRetry} />
          </>
        }
      />
    </StatusPage>
  );
}
