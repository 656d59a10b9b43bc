import IconMessage2 from '@tabler/icons-react/dist/esm/icons/IconMessage2.mjs';
import { useIntl } from 'react-intl';
import type { FeedbackEntry, FeedbackState } from '#contract';
import { Badge, type BadgeTone } from '#ds/Badge';
import { Button } from '#ds/Button';
import { DateTime } from '#ds/DateTime';
import { Skeleton } from '#ds/Skeleton';
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
  const { formatMessage: say } = useIntl();
  return (
    <section css={styles.history} aria-labelledby="feedback-history">
      <h2 id="feedback-history" css={styles.heading}>
        {say(messages.history)}
      </h2>
      <AsyncSection
        of={history}
        skeleton={placeholders.map((index) => (
          <Skeleton key={index} />
        ))}
        empty={{
          icon: IconMessage2,
          title: say(messages.historyEmpty),
          description: say(messages.historyEmptyText),
        }}
        failure={{
          title: say(messages.failedTitle),
          description: say(messages.failedText),
        }}
        asOf={say(messages.asOf)}
      >
        <ul css={styles.entries}>
          {history.value?.rows.map((entry) => (
            <li key={entry.id} css={styles.entry}>
              <p css={styles.facts}>
                <Badge tone={tones[entry.state]} hasDot>
                  {say(messages[entry.state])}
                </Badge>
                <span css={styles.quiet}>
                  {say(messages[entry.type])} {dot} <DateTime value={entry.at} format="dateTime" />
                </span>
              </p>
              <p css={styles.content} dir="auto">
                {entry.content}
              </p>
              {entry.answer !== undefined && (
                <blockquote css={styles.answer} dir="auto" aria-label={say(messages.answer)}>
                  {entry.answer}
                </blockquote>
              )}
            </li>
          ))}
        </ul>
        {history.hasMore && (
          <Button tone="neutral" isPending={history.more === 'loading'} onPress={history.loadMore}>
            {say(messages.more)}
          </Button>
        )}
      </AsyncSection>
    </section>
  );
}
