import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useIntl } from 'react-intl';
import type { RatingReason } from '#contract';
import { Button } from '#ds/Button';
import { Heading } from '#ds/Heading';
import { Inline } from '#ds/Inline';
import type { NoticeContent } from '../notice';
import { WordedNotice } from '../WordedNotice';
import * as styles from './ArticleRating.styles';
import { helpArticleMessages as messages } from './help.messages';

export interface ArticleRatingProps {
  /** What was answered on this visit; nothing at first. */
  answer: { hasHelped: boolean; reason?: RatingReason | undefined; isSent: boolean } | undefined;
  /** Told of an answer, and of a reason after "No". */
  onAnswer: (hasHelped: boolean, reason?: RatingReason) => void;
  /** Why the last answer was not sent, with the way to send it again. */
  failure?: NoticeContent | undefined;
}

const reasons = ['unclear', 'incomplete', 'wrong'] as const satisfies readonly RatingReason[];

/** Asks whether an article helped. "Yes" is thanked for in place; "No" asks for one of three reasons. */
export function ArticleRating({ answer, onAnswer, failure }: ArticleRatingProps) {
  const { formatMessage: t } = useIntl();
  const isDone = answer?.isSent && (answer.hasHelped || answer.reason !== undefined);
  const isAsked = answer?.hasHelped === false && answer.reason === undefined;
  return (
    <section css={styles.root} aria-labelledby="rating-title">
      <WordedNotice notice={failure} />
      <Inline gap={3} justify="between">
        <Heading id="rating-title">{t(isAsked ? messages.why : messages.question)}</Heading>
        <Inline gap={2} align="stretch">
          {isAsked
            ? reasons.map((reason) => (
                <Button key={reason} tone="neutral" onPress={() => onAnswer(false, reason)}>
                  {t(messages[reason])}
                </Button>
              ))
            : !isDone && (
                <>
                  <Button tone="neutral" icon={IconCheck} onPress={() => onAnswer(true)}>
                    {t(messages.yes)}
                  </Button>
                  <Button tone="neutral" icon={IconX} onPress={() => onAnswer(false)}>
                    {t(messages.no)}
                  </Button>
                </>
              )}
        </Inline>
      </Inline>
      <p css={styles.thanks} role="status">
        {isDone && t(messages.thanks)}
      </p>
    </section>
  );
}
