import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useIntl } from 'react-intl';
import type { Message } from '#contract';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { EmptyState } from '#ds/EmptyState';
import { Heading } from '#ds/Heading';
import { IconButton } from '#ds/IconButton';
import { Inline } from '#ds/Inline';
import { LinkButton } from '#ds/LinkButton';
import { RichText } from '#ds/RichText';
import { Skeleton, SkeletonGroup } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import type { NoticeContent } from '../notice';
import { messageMessages as messages } from './messages';
import * as styles from './MessagesScreen.styles';

/** The message that is open. */
export type OpenMessage =
  | { status: 'loading'; id: string }
  | { status: 'failed'; id: string; notice: NoticeContent }
  | { status: 'ready'; id: string; message: Message };

export interface MessagePaneProps {
  open: OpenMessage;
  /** Back to the list; given where the list is not beside. */
  onBack: (() => void) | undefined;
  onMarkUnread: (id: string) => void;
  onRemove: (id: string) => void;
}

/** One message whole, with what can be done with it. */
export function MessagePane({ open, onBack, onMarkUnread, onRemove }: MessagePaneProps) {
  const { formatMessage: t } = useIntl();
  const back = onBack && (
    <Button size="sm" tone="neutral" emphasis="ghost" icon={IconArrowLeft} onPress={onBack}>
      {t(messages.back)}
    </Button>
  );
  if (open.status === 'failed')
    return (
      <>
        {back}
        <EmptyState
          isFailed
          size="sm"
          title={open.notice.title}
          description={open.notice.text}
          {...(open.notice.action && { onRetry: open.notice.action.onPress })}
        />
      </>
    );
  if (open.status === 'loading')
    return (
      <>
        {back}
        <SkeletonGroup label={t(messages.loading)}>
          <Stack gap={3}>
            <Skeleton inlineSize="30%" />
            <Skeleton inlineSize="70%" />
            <Skeleton />
            <Skeleton inlineSize="90%" />
          </Stack>
        </SkeletonGroup>
      </>
    );
  const { id, title, at, body, href } = open.message;
  return (
    <article css={styles.article} aria-labelledby={`message-${id}`}>
      {back}
      <Inline gap={3} justify="between" isSingleLine>
        <Text elementType="span" size="xs" wrap="nowrap">
          <DateTime value={at} format="dateTime" />
        </Text>
        <Inline elementType="span" gap={1} align="stretch" isSingleLine>
          <IconButton icon={IconMail} aria-label={t(messages.markUnread)} onPress={() => onMarkUnread(id)} />
          <IconButton icon={IconTrash} aria-label={t(messages.remove)} onPress={() => onRemove(id)} />
        </Inline>
      </Inline>
      <Heading id={`message-${id}`} size="xl">
        {title}
      </Heading>
      <Text elementType="div" size="md">
        <RichText html={body} />
      </Text>
      {href !== undefined && (
        <div>
          <LinkButton href={href}>{t(messages.open)}</LinkButton>
        </div>
      )}
    </article>
  );
}
