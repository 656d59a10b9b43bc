import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { countWords } from '#contract';
import { FeedbackScreen } from '../../features/feedback/FeedbackScreen';
import { feedbackMessages } from '../../features/feedback/messages';
import { fieldRefusal } from '../failures/fieldRefusal';
import { feedbackStore } from '../stores/feedbackStore';
import { useSite } from './site';
import { useList } from './useList';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Feedback and complaints. */
export const FeedbackPage = observer(function FeedbackPage() {
  const store = useStore(feedbackStore);
  const { send, sent } = store;
  const { session, dialogs, start, locale } = useSite().stores;
  const intl = useIntl();
  const { notice } = useNotice();
  usePageTitle(intl.formatMessage(feedbackMessages.title));
  const isMember = session.mayOpenMemberCentre;
  const { failure } = send;
  const refused = fieldRefusal(intl, failure);
  return (
    <FeedbackScreen
      visitor={isMember ? 'member' : session.isTrial ? 'guest' : 'nobody'}
      onLogin={() => dialogs.show('login')}
      contactHref={start.customerServiceUrl}
      terms={useQuery(store.terms, { enabled: isMember })}
      countWords={(text) => countWords(text, locale.tag)}
      onSubmit={({ type, part, content }) => void send.run({ type, content, ...(part && { part }) })}
      isPending={send.isRunning}
      refused={refused}
      sendFailure={notice(refused ? undefined : failure)}
      sent={sent}
      history={useList(store.history, isMember ? {} : undefined)}
    />
  );
});
