import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { countWords } from '#contract';
import { FeedbackScreen } from '../../features/feedback/FeedbackScreen';
import { feedbackMessages } from '../../features/feedback/messages';
import { fieldRefusal } from '../failures/fieldRefusal';
import { feedbackStore } from '../stores/feedbackStore';
import { listState } from './listState';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

/** Feedback and complaints. */
export const FeedbackPage = observer(function FeedbackPage() {
  const { terms, history, send, sent } = useStore(feedbackStore);
  const { session, dialogs, start, locale } = useSite().stores;
  const intl = useIntl();
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  usePageTitle(intl.formatMessage(feedbackMessages.title));
  const isMember = session.mayOpenMemberCentre;
  useEffect(() => {
    if (!isMember) return;
    void terms.ensure();
    void history.show({}, 1);
  }, [isMember, terms, history]);
  const { failure } = send;
  const refused = fieldRefusal(intl, failure);
  return (
    <FeedbackScreen
      visitor={isMember ? 'member' : session.isTrial ? 'guest' : 'nobody'}
      onLogin={() => dialogs.show('login')}
      contactHref={start.customerServiceUrl}
      termsState={stateOf(terms, isOffline)}
      terms={terms.value}
      termsFailure={terms.failure && notice(terms.failure)}
      onTermsRetry={() => void terms.refresh()}
      countWords={(text) => countWords(text, locale.tag)}
      onSubmit={({ type, part, content }) => void send.run({ type, content, ...(part && { part }) })}
      isPending={send.isRunning}
      refused={refused}
      sendFailure={failure && !refused ? notice(failure) : undefined}
      sent={sent}
      historyState={listState(history, isOffline)}
      entries={history.rows}
      hasMore={history.hasMore}
      isLoadingMore={history.isComing}
      onLoadMore={() => void history.more()}
      historyFailure={history.failure && notice(history.failure)}
      onHistoryRetry={() => void history.retry()}
    />
  );
});
