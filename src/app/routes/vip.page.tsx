import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { vipMessages } from '../../features/vip/messages';
import { VipScreen } from '../../features/vip/VipScreen';
import { vipStore } from '../stores/vipStore';
import { useSite } from './site';
import { useNotice } from './useNotice';
import { useOnLeave } from './useOnLeave';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** VIP levels; a visitor and a trial account see what they give. */
export const VipPage = observer(function VipPage() {
  const store = useStore(vipStore);
  const { claim } = store;
  const { session, dialogs } = useSite().stores;
  const { notice } = useNotice();
  usePageTitle(useIntl().formatMessage(vipMessages.title));
  const { token, isSignedIn, isTrial } = session;
  const isMember = isSignedIn && !isTrial;
  const levels = useQuery(store.levels, { key: token });
  const status = useQuery(isMember && store.status, {
    key: token,
    refetchOnMount: 'always',
    refetchOnReturn: true,
  });
  useOnLeave(() => claim.reset(), String(token));
  const isStatusMissing = levels.value && status && !status.value;
  return (
    <VipScreen
      levels={{
        ...(isStatusMissing ? status : levels),
        value: levels.value,
        retry: () => {
          levels.retry();
          status?.retry();
        },
      }}
      status={status?.value}
      onLogIn={() => dialogs.show(isTrial ? 'guest' : 'login', { kind: 'go', path: '/vip' })}
      onClaim={({ id }) => void claim.run(id)}
      claiming={claim.pending}
      claimed={claim.data?.amount}
      claimFailure={notice(claim.failure)}
      profileHref="/personal/securityCenter"
    />
  );
});
