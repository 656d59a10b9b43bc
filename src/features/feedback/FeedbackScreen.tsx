import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useIntl } from 'react-intl';
import type { FeedbackTerms } from '#contract';
import { Button } from '#ds/Button';
import { EmptyState } from '#ds/EmptyState';
import { LinkButton } from '#ds/LinkButton';
import { Notice } from '#ds/Notice';
import { Skeleton } from '#ds/Skeleton';
import { Stack } from '#ds/Stack';
import { formatDateTime, useLocaleRow } from '#ds-i18n';
import { PageHead } from '#patterns/PageHead';
import { AsyncSection, type Async } from '#patterns/AsyncSection';
import type { NoticeContent } from '../notice';
import { siteMessages } from '../site.messages';
import { WordedNotice } from '../WordedNotice';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm';
import { FeedbackHistory, type FeedbackHistoryProps } from './FeedbackHistory';
import * as styles from './FeedbackScreen.styles';
import { feedbackMessages as messages } from './messages';

export interface FeedbackScreenProps extends Omit<FeedbackFormProps, 'terms'>, FeedbackHistoryProps {
  /** Who is there: a member, nobody, or somebody with trial money. */
  visitor: 'member' | 'nobody' | 'guest';
  onLogin: () => void;
  /** Page of customer service. */
  contactHref?: string | undefined;
  /** Bounds of a text. */
  terms: Async<FeedbackTerms>;
  /** Something was sent on this visit: the form begins anew with each. */
  sent: number;
  /** What went wrong with sending that is about no field. */
  sendFailure?: NoticeContent | undefined;
}

/** Feedback and complaints: what somebody wants to say, and what became of what was said before. */
export function FeedbackScreen(props: FeedbackScreenProps) {
  const { visitor, sent, sendFailure, contactHref } = props;
  const { value: terms } = props.terms;
  const { formatMessage: t } = useIntl();
  const locale = useLocaleRow();
  const contact = contactHref && (
    <LinkButton href={contactHref} tone="neutral" target="_blank" rel="noopener noreferrer">
      {t(siteMessages.contactService)}
    </LinkButton>
  );
  return (
    <div css={styles.page}>
      <PageHead title={t(messages.title)} line={t(messages.intro)} />
      {visitor === 'nobody' && (
        <EmptyState
          icon={IconLock}
          headingLevel={2}
          title={t(messages.signInTitle)}
          description={t(messages.signInText)}
          action={<Button onPress={props.onLogin}>{t(siteMessages.logIn)}</Button>}
        />
      )}
      {visitor === 'guest' && (
        <EmptyState
          icon={IconLock}
          headingLevel={2}
          title={t(messages.guestTitle)}
          description={t(messages.guestText)}
          {...(contact && { action: contact })}
        />
      )}
      {visitor === 'member' && (
        <div css={styles.columns}>
          <Stack gap={4}>
            <div role="status">
              {sent > 0 && !sendFailure && (
                <Notice tone="success">
                  <b>{t(messages.sentTitle)}</b> {t(messages.sentText)}
                </Notice>
              )}
            </div>
            <WordedNotice notice={sendFailure} />
            <AsyncSection
              of={props.terms}
              skeleton={<Skeleton blockSize="320px" />}
              failure={{
                title: t(messages.failedTitle),
                description: t(messages.failedText),
              }}
            >
              {terms &&
                (terms.left > 0 ? (
                  <FeedbackForm key={sent} {...props} terms={terms} />
                ) : (
                  <EmptyState
                    icon={IconClock}
                    headingLevel={2}
                    title={t(messages.noneLeft, { perDay: terms.perDay })}
                    description={t(messages.noneLeftText, {
                      time: formatDateTime(terms.nextAt, locale, 'dateTime'),
                    })}
                    {...(contact && { action: contact })}
                  />
                ))}
            </AsyncSection>
          </Stack>
          <FeedbackHistory history={props.history} />
        </div>
      )}
    </div>
  );
}
