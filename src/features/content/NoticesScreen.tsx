import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import { useIntl } from 'react-intl';
import { Card } from '#ds/Card';
import { DateTime } from '#ds/DateTime';
import { EmptyState } from '#ds/EmptyState';
import { Heading } from '#ds/Heading';
import { RichText } from '#ds/RichText';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { ContentPage } from '../ContentPage';
import { contentMessages as messages } from './messages';
import * as styles from './NoticesScreen.styles';
import type { Section } from './section';

/** An announcement of the operator. */
export interface NoticeItem {
  id: string;
  title: string;
  /** Html as the platform sent it; it is sanitised before it is shown. */
  content: string;
  /** ISO 8601, if known. */
  publishedAt?: string | undefined;
}

export interface NoticesScreenProps {
  /** The newest first. */
  notices: Section<NoticeItem>;
}

const placeholders = [0, 1, 2];

/** Every announcement, one below the other. */
export function NoticesScreen({ notices }: NoticesScreenProps) {
  const { formatMessage: t } = useIntl();
  return (
    <ContentPage title={t(messages.noticesTitle)} isReading>
      {notices.status === 'loading' && (
        <SkeletonGroup label={t(messages.noticesLoading)}>
          <Stack gap={3}>
            {placeholders.map((index) => (
              <Card key={index}>
                <Stack gap={2}>
                  <Skeleton inlineSize="58%" />
                  <Skeleton inlineSize="24%" />
                  <Skeleton />
                  <Skeleton inlineSize="82%" />
                </Stack>
              </Card>
            ))}
          </Stack>
        </SkeletonGroup>
      )}
      {notices.status === 'failed' && (
        <EmptyState
          isFailed
          title={notices.notice.title}
          description={notices.notice.text}
          {...(notices.notice.action && { onRetry: notices.notice.action.onPress })}
        />
      )}
      {notices.status === 'ready' && notices.items.length === 0 && (
        <EmptyState
          icon={IconSpeakerphone}
          headingLevel={2}
          title={t(messages.noticesEmpty)}
          description={t(messages.noticesEmptyText)}
        />
      )}
      {notices.status === 'ready' && notices.items.length > 0 && (
        <Stack elementType="ul" gap={3}>
          {notices.items.map(({ id, title, content, publishedAt }) => (
            <li key={id} id={id} css={styles.item}>
              <Card elementType="article" aria-labelledby={`${id}-title`}>
                <Heading id={`${id}-title`} size="lg">
                  {title}
                </Heading>
                {publishedAt && (
                  <p css={styles.date}>
                    <DateTime value={publishedAt} />
                  </p>
                )}
                {content && (
                  <div css={styles.body}>
                    <RichText html={content} />
                  </div>
                )}
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </ContentPage>
  );
}
