import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { useIntl } from 'react-intl';
import type { FeedbackEntry, FeedbackState } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { Text } from '#ds/Text';
import { AsyncSection, type AsyncPages } from '#patterns/AsyncSection';
import * as styles from './FeedbackScreen.styles';
import { feedbackMessages as messages } from './messages';

export interface FeedbackHistoryProps {
  /** The newest first. */
  history: AsyncPages<{ rows: readonly FeedbackEntry[] }>;
}

const tones: Readonly<Record<FeedbackState, BadgeTone>> = {
  open: 'neutral',
  noted: 'info',
  answered: 'success',
  fixed: 'success',
};
const placeholders = [0, 1, 2];
const dot = '·';

/** What somebody sent before, with what became of it. */
export function FeedbackHistory({ history }: FeedbackHistoryProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack elementType="section" gap={3} aria-labelledby="feedback-history">
      <Heading id="feedback-history" size="xl" face="display">
        {t(messages.history)}
      </Heading>
      <AsyncSection
        of={history}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{
          icon: IconMessage2,
          title: t(messages.historyEmpty),
          description: t(messages.historyEmptyText),
        }}
        failure={{
          title: t(messages.failedTitle),
          description: t(messages.failedText),
        }}
        asOf={t(messages.asOf)}
      >
        <ul css={styles.entries}>
          {history.value?.rows.map((entry) => (
            <li key={entry.id} css={styles.entry}>
              <Inline elementType="p" gap={2}>
                <Badge tone={tones[entry.state]} hasDot>
                  {t(messages[entry.state])}
                </Badge>
                <Text elementType="span" tone="muted">
                  {t(messages[entry.type])} {dot} <DateTime value={entry.at} format="dateTime" />
                </Text>
              </Inline>
              <p css={styles.content} dir="auto">
                {entry.content}
              </p>
              {entry.answer !== undefined && (
                <blockquote css={styles.answer} dir="auto" aria-label={t(messages.answer)}>
                  {entry.answer}
                </blockquote>
              )}
            </li>
          ))}
        </ul>
        {history.hasMore && (
          <Button tone="neutral" isPending={history.more === 'loading'} onPress={history.loadMore}>
            {t(messages.more)}
          </Button>
        )}
      </AsyncSection>
    </Stack>
  );
}
