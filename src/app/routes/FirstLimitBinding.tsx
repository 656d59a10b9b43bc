import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { FirstLimitDialog } from '../../features/saferPlay/FirstLimitDialog';
import { firstLimitMessages } from '../../features/saferPlay/firstLimit.messages';
import { saferPlayStore } from '../stores/saferPlayStore';
import { useSite } from './site';
import { useAfterLogin } from './useAfterLogin';
import { useNotice } from './useNotice';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** The first limit of a new account on its store. Once it is answered, what the account was made for goes on. */
export const FirstLimitBinding = observer(function FirstLimitBinding() {
  const { stores, navigate } = useSite();
  const { dialogs, member, session, wallet } = stores;
  const { change } = useStore(saferPlayStore);
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  const { goOn } = useAfterLogin();
  const isOpen = dialogs.open === 'firstLimit';
  const balance = useQuery(isOpen && wallet.balance);
  /** What was answered here is answered, also where the platform could not be told: it asks at the next visit then. */
  const finish = (): void => {
    if (dialogs.open !== 'firstLimit') return;
    const { value } = member.info;
    if (value) member.info.set({ ...value, limitOffered: false });
    change.reset();
    if (!goOn()) navigate('/');
  };
  const refused = notice(change.failure);
  return (
    <FirstLimitDialog
      // Whoever makes another account in the same tab begins anew.
      key={session.account}
      isOpen={isOpen}
      currency={balance?.value?.currency}
      onSet={({ period, amount }) =>
        void change.run({ is: 'limit', kind: 'deposit', period, amount }).then(({ ok }) => ok && finish())
      }
      onSkip={() => void change.run({ is: 'decline' }).then(finish)}
      isPending={change.isRunning}
      notice={
        refused
          ? { ...refused, text: [refused.text, t(firstLimitMessages.failed)].filter(Boolean).join(' ') }
          : notice(wallet.balance.failure, balance?.retry)
      }
    />
  );
});
