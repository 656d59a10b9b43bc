import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { signInDays } from '#contract';
import { ReportDialog } from '#features/security/ReportDialog.tsx';
import { SecurityScreen } from '#features/security/SecurityScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { securityStore } from '../../stores/securityStore';
import { useAddress } from '../center/useAddress';
import { useMember } from '../shell/memberChrome';
import { useSite } from '../site';
import { useEnsured } from '../useEnsured';
import { useNotice } from '../useNotice';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';
import { CloseAccountBinding, OwnDataBinding } from './OwnAccountBindings';
import {
  AuthenticatorBinding,
  AvatarBinding,
  ContactBinding,
  ProfileBinding,
  TransactionBinding,
} from './SecurityDialogs';

/** The member's account and its safety. The dialog that is open stands in the address. */
export const SecurityPage = observer(function SecurityPage() {
  const { stores } = useSite();
  const { dialogs, session, oddsFormat } = stores;
  const store = useStore(securityStore);
  const { profile } = store;
  const { notice } = useNotice();
  const { shown: member } = useMember();
  const [{ open = '', signIn = '', field = '' }, change] = useAddress();
  const show = (name: string): void => change({ open: name }, 'push');
  const close = (): void => change({ open: '', signIn: '', field: '' });

  useEnsured(profile);
  // The login password has a dialog of the site's own; afterwards other sessions are over.
  const asked = {
    enabled: dialogs.open !== 'changePassword' && dialogs.open !== 'forgot',
    refetchOnMount: 'always',
  } as const;
  const overview = useQuery(store.overview, asked);
  const signIns = useQuery(store.signIns, asked);

  const onReport = useCallback((id: string) => change({ open: 'report', signIn: id }, 'push'), [change]);
  const onEnd = useCallback((id: string) => void store.end.run({ id }), [store]);

  return (
    <>
      <SecurityScreen
        overview={overview}
        person={{ ...member, account: session.account }}
        actions={{
          // Nobody can tell an old one that there never was: a code proves the owner.
          password: () =>
            dialogs.show(overview.value?.password.isSet === false ? 'forgot' : 'changePassword'),
          transaction: () => show('transaction'),
          mobile: () => show('mobile'),
          email: () => show('email'),
          authenticator: () => show('authenticator'),
        }}
        profile={{
          profile: profile.value,
          onEdit: (name) => change({ open: 'profile', field: name }, 'push'),
          onMore: () => show('profile'),
          onAvatar: () => show('avatar'),
        }}
        own={{ onData: () => show('data'), onClose: () => show('close') }}
        odds={{ format: oddsFormat.format, onChange: oddsFormat.choose }}
        history={{
          days: signInDays,
          signIns,
          onEnd,
          onEndOthers: () => void store.end.run({}),
          onReport,
          isEnding: store.end.isRunning,
          endFailure: notice(store.end.failure),
        }}
      />
      {overview.value !== undefined && open === 'transaction' && (
        <TransactionBinding store={store} onClose={close} />
      )}
      {overview.value !== undefined && (open === 'mobile' || open === 'email') && (
        <ContactBinding key={open} store={store} kind={open} onClose={close} />
      )}
      {overview.value !== undefined && open === 'authenticator' && (
        <AuthenticatorBinding store={store} onClose={close} />
      )}
      {open === 'data' && <OwnDataBinding store={store} onClose={close} />}
      {overview.value !== undefined && open === 'close' && (
        <CloseAccountBinding store={store} onClose={close} />
      )}
      {profile.value && open === 'profile' && <ProfileBinding store={store} field={field} onClose={close} />}
      {profile.value && open === 'avatar' && <AvatarBinding store={store} onClose={close} />}
      <ReportDialog
        signIn={open === 'report' ? signIns.value?.list.find(({ id }) => id === signIn) : undefined}
        onClose={() => {
          store.report.reset();
          close();
        }}
        onConfirm={(id) =>
          void store.report.run({ id }).then(({ ok }) => {
            if (!ok) return;
            close();
            if (overview.value?.password.isSet === false) return;
            // The platform takes no other write before there is a new password.
            dialogs.show('changePassword');
            void stores.signIn.load().then(({ passwords }) => passwords.demandNow());
          })
        }
        isPending={store.report.isRunning}
        failure={notice(store.report.failure)}
      />
    </>
  );
});

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void => {
  const { overview, signIns, profile } = pages.get(securityStore);
  for (const each of [overview, signIns, profile]) void each.ensure();
};
