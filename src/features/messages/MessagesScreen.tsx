import IconArrowDownLeft from '@tabler/icons-react/dist/esm/icons/IconArrowDownLeft.mjs';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconDeviceLaptop from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageBox, MessageCategory, MessageSummary, UnreadByBox } from '#contract';
import { Button } from '#ds/Button';
import { CountBadge } from '#ds/CountBadge';
import { DateTime } from '#ds/DateTime';
import { EmptyState } from '#ds/EmptyState';
import type { IconSource } from '#ds/Icon';
import { Inline } from '#ds/Inline';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { AsyncSection, type AsyncPages } from '#patterns/AsyncSection';
import { ListRow, ListRows, type ListRowTone } from '#patterns/ListRow';
import { useFocusAfterRemoval } from '#patterns/useFocusAfterRemoval';
import { useMedia } from '#theme/useMedia';
import { ChoiceButtons } from '../ChoiceButtons';
import { actionMessages } from '../action.messages';
import { labelMessages } from '../label.messages';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import { MessagePane, type OpenMessage } from './MessagePane';
import { messageMessages as messages } from './messages';
import * as styles from './MessagesScreen.styles';

export interface MessagesScreenProps {
  box: MessageBox;
  onBoxChange: (box: MessageBox) => void;
  isUnreadOnly: boolean;
  onUnreadOnlyChange: (isUnreadOnly: boolean) => void;
  /** Unread messages of each box. */
  unread: UnreadByBox;
  /** The newest first. */
  list: AsyncPages<readonly MessageSummary[]>;
  /** The message that is read beside the list, or in its place on a phone. */
  open: OpenMessage | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  onMarkAllRead: () => void;
  onMarkUnread: (id: string) => void;
  onRemove: (id: string) => void;
  /** Takes the message back that was deleted last; given for some seconds. */
  onUndo?: (() => void) | undefined;
  /** Why a change was not carried out. */
  writeFailure?: NoticeContent | undefined;
}

const looks: Readonly<Record<MessageCategory, readonly [icon: IconSource, tone: ListRowTone]>> = {
  deposit: [IconArrowDownLeft, 'success'],
  withdrawal: [IconArrowUpRight, 'warning'],
  security: [IconDeviceLaptop, 'danger'],
  bonus: [IconGift, 'highlight'],
  limit: [IconLifebuoy, 'neutral'],
  service: [IconTool, 'neutral'],
  contract: [IconFileText, 'accent'],
  news: [IconSpeakerphone, 'neutral'],
};

const placeholders = [0, 1, 2, 3, 4];

/** The member's messages: a list, and the one that is read beside it. */
export function MessagesScreen(props: MessagesScreenProps) {
  const { box, isUnreadOnly, unread, open } = props;
  const { value: items = [], hasMore, more, loadedAt } = props.list;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const isDesktop = useMedia('desktop');
  const { list: rows, willRemove } = useFocusAfterRemoval<HTMLUListElement>(items.length);
  const boxLabel = (id: MessageBox): ReactNode => (
    <span css={styles.label}>
      {t(messages[id])}
      <CountBadge count={unread[id]} />
    </span>
  );
  const list = (
    <Stack gap={3}>
      <ChoiceButtons
        aria-label={t(messages.boxes)}
        isBlock
        size="lg"
        value={box}
        onChange={props.onBoxChange}
        options={(['platform', 'mail'] as const).map((id) => ({ id, label: boxLabel(id) }))}
      />
      <Inline gap={2} justify="between">
        <ChoiceButtons
          aria-label={t(messages.show)}
          emphasis="chip"
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={(next) => props.onUnreadOnlyChange(next === 'unread')}
          options={[
            { id: 'all', label: t(actionMessages.everything) },
            { id: 'unread', label: t(messages.unread) },
          ]}
        />
        <Button
          size="sm"
          tone="neutral"
          emphasis="ghost"
          isDisabled={unread[box] === 0}
          onPress={props.onMarkAllRead}
        >
          {t(messages.readAll)}
        </Button>
      </Inline>
      {props.onUndo && (
        <div role="status">
          <Notice
            tone="neutral"
            action={
              <Button size="sm" tone="neutral" emphasis="ghost" onPress={props.onUndo}>
                {t(messages.undo)}
              </Button>
            }
          >
            {t(messages.removed)}
          </Notice>
        </div>
      )}
      <AsyncSection
        of={props.list}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{
          icon: IconMailbox,
          title: t(
            isUnreadOnly ? messages.emptyUnread : box === 'mail' ? messages.emptyMail : messages.emptyTitle,
          ),
          description: t(messages.emptyText),
          ...(isUnreadOnly && {
            action: (
              <Button size="sm" tone="neutral" onPress={() => props.onUnreadOnlyChange(false)}>
                {t(messages.showAll)}
              </Button>
            ),
          }),
        }}
        failure={{ title: t(messages.failedTitle), description: t(messages.failedText) }}
        asOf={
          loadedAt !== undefined && t(labelMessages.asOf, { time: formatDateTime(loadedAt, locale, 'time') })
        }
      >
        <ListRows aria-label={t(messages.list)} ref={rows}>
          {items.map(({ id, category, title, preview, at, isRead }) => {
            const [icon, tone] = looks[category];
            return (
              <ListRow
                key={id}
                icon={icon}
                tone={isRead ? 'neutral' : tone}
                title={
                  <span css={isRead ? styles.readTitle : styles.unreadTitle}>
                    {!isRead && (
                      <>
                        <span css={styles.dot} aria-hidden />
                        <span css={styles.hidden}>{t(messages.unreadOne)} </span>
                      </>
                    )}
                    {title}
                  </span>
                }
                line={<span css={styles.preview}>{preview}</span>}
                end={
                  <Text elementType="span" size="xs" wrap="nowrap">
                    <DateTime value={at} format="date" />
                  </Text>
                }
                isCurrent={open?.id === id}
                onPress={() => props.onOpen(id)}
              />
            );
          })}
        </ListRows>
        {hasMore && (
          <Button tone="neutral" isPending={more === 'loading'} onPress={props.list.loadMore}>
            {t(messages.loadMore)}
          </Button>
        )}
      </AsyncSection>
    </Stack>
  );
  const pane = open && (
    <MessagePane
      open={open}
      onBack={isDesktop ? undefined : props.onClose}
      onMarkUnread={props.onMarkUnread}
      onRemove={(id) => {
        willRemove(items.findIndex((item) => item.id === id));
        props.onRemove(id);
      }}
    />
  );
  return (
    <>
      <WordedNotice notice={props.writeFailure} />
      <div css={styles.panes}>
        {(isDesktop || !open) && list}
        {(isDesktop || open) && (
          <div css={styles.pane}>{pane ?? <EmptyState icon={IconMailbox} title={t(messages.choose)} />}</div>
        )}
      </div>
    </>
  );
}
