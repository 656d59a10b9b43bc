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
  const { dialogs, session, wallet } = stores;
  const { change } = useStore(saferPlayStore);
  const { formatMessage: t } = useIntl();
  const { notice } = useNotice();
  const { goOn } = useAfterLogin();
  const isOpen = dialogs.open === 'firstLimit';
  const balance = useQuery(isOpen && wallet.balance);
  const finish = (): void => {
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
        void change
          .run({ is: 'limit', kind: 'deposit', period, amount })
          .then(({ ok }) => ok && dialogs.open === 'firstLimit' && finish())
      }
      onSkip={finish}
      isPending={change.isRunning}
      notice={
        refused
          ? { ...refused, text: [refused.text, t(firstLimitMessages.failed)].filter(Boolean).join(' ') }
          : notice(wallet.balance.failure, balance?.retry)
      }
    />
  );
});
