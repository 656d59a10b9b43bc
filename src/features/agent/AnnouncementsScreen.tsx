import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { AgentAnnouncement } from '#contract';
import { Badge } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Heading } from '#ds/Heading';
import { RichText } from '#ds/RichText';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import { actionMessages } from '../action.messages';
import { ViewTools } from '../ViewTools';
import * as styles from './AnnouncementsScreen.styles';
import { announcementMessages as messages } from './announcement.messages';

export interface AnnouncementsScreenProps {
  /** The newest first. */
  announcements: Async<readonly AgentAnnouncement[]>;
  /** Whether only those are shown that were not read. */
  isUnreadOnly: boolean;
  onUnreadOnlyChange: (isUnreadOnly: boolean) => void;
  /** Told of announcements that were opened, or all that are left. */
  onRead: (ids: readonly string[]) => void;
  /** Attributes of words that are in another language than the page. */
  langOf: (language: string) => { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

/** What the platform tells its agents: the newest one open, the others with their first words. */
export function AnnouncementsScreen(props: AnnouncementsScreenProps) {
  const { isUnreadOnly, onUnreadOnlyChange, onRead, langOf } = props;
  const { state, value: announcements = [] } = props.announcements;
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const unread = announcements.filter(({ isRead }) => !isRead);
  // What is read while only unread ones are shown stays until the choice changes.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown = isUnreadOnly
    ? announcements.filter(({ id, isRead }) => !isRead || kept.has(id))
    : announcements;
  return (
    <Stack gap={4}>
      <ViewTools
        label={t(actionMessages.show)}
        views={[
          { id: 'everything', label: t(actionMessages.everything) },
          { id: 'unread', label: t(messages.unread) },
        ]}
        value={isUnreadOnly ? 'unread' : 'everything'}
        onChange={(view) => {
          setKept(new Set());
          onUnreadOnlyChange(view === 'unread');
        }}
      >
        <Button
          tone="neutral"
          icon={IconChecks}
          isDisabled={unread.length === 0}
          onPress={() => onRead(unread.map(({ id }) => id))}
        >
          {t(messages.readAll)}
        </Button>
      </ViewTools>
      <AsyncSection
        of={props.announcements}
        state={state === 'ready' && shown.length === 0 ? 'empty' : state}
        isCard
        skeleton={<Skeleton shape="block" blockSize="20rem" />}
        empty={{ title: t(messages.emptyTitle), description: t(messages.emptyText) }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
      >
        <Stack elementType="ul">
          {shown.map((each, index) => {
            const isOpen = opened[each.id] ?? index === 0;
            return (
              <li key={each.id} css={styles.item}>
                <Announcement
                  announcement={each}
                  lang={langOf(each.language)}
                  isOpen={isOpen}
                  onToggle={() => {
                    setOpened({ ...opened, [each.id]: !isOpen });
                    if (isOpen || each.isRead) return;
                    setKept(new Set([...kept, each.id]));
                    onRead([each.id]);
                  }}
                />
              </li>
            );
          })}
        </Stack>
      </AsyncSection>
    </Stack>
  );
}

function Announcement({
  announcement: { title, lead, publishedAt, sections, isRead },
  lang,
  isOpen,
  onToggle,
}: {
  announcement: AgentAnnouncement;
  lang: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { formatMessage: t } = useIntl();
  return (
    <article css={styles.article}>
      <div css={styles.head}>
        <DateTime value={publishedAt} format="date" />
        {!isRead && (
          <Badge tone="accent" hasDot>
            {t(messages.isNew)}
          </Badge>
        )}
      </div>
      <Heading size="xl" {...lang}>
        {title}
      </Heading>
      <Text size="md" {...lang}>
        {lead}
      </Text>
      {isOpen &&
        sections.map((section, index) => (
          <Stack key={index} elementType="section" gap={2} {...lang}>
            {section.title !== '' && <Heading level={3}>{section.title}</Heading>}
            <RichText html={section.html} />
          </Stack>
        ))}
      <div>
        <Button
          size="sm"
          tone="neutral"
          aria-expanded={isOpen}
          aria-label={t(isOpen ? messages.closeOf : messages.openOf, { title })}
          onPress={onToggle}
        >
          {t(isOpen ? messages.close : messages.open)}
        </Button>
      </div>
    </article>
  );
}
