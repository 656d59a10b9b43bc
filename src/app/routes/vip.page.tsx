import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { vipMessages } from '../../features/vip/messages';
import { VipScreen } from '../../features/vip/VipScreen';
import { vipStore } from '../stores/vipStore';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

/** VIP levels; a visitor and a trial account see what they give. */
export const VipPage = observer(function VipPage() {
  const store = useStore(vipStore);
  const { levels, status, claim } = store;
  const { session, dialogs } = useSite().stores;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  usePageTitle(useIntl().formatMessage(vipMessages.title));
  const { token, isSignedIn, isTrial } = session;
  const isMember = isSignedIn && !isTrial;

  useEffect(() => {
    void levels.ensure();
    if (isMember) void status.refresh();
    return () => store.forgetWrites();
  }, [store, levels, status, isMember, token]);
  useOnReturn(() => {
    if (isMember) void status.refresh();
  });
  const missing = [levels, ...(isMember ? [status] : [])].find(({ value }) => value === undefined);
  const { failure } = missing ?? levels;
  return (
    <VipScreen
      state={stateOf(missing ?? levels, isOffline)}
      levels={levels.value?.levels ?? []}
      status={isMember ? status.value : undefined}
      currency={(isMember ? status.value?.currency : undefined) ?? levels.value?.currency ?? ''}
      onLogIn={() => dialogs.show(isTrial ? 'guest' : 'login', { kind: 'go', path: '/vip' })}
      onClaim={({ id }) => void store.take(id)}
      claiming={store.claiming}
      claimed={store.claimed}
      claimFailure={claim.failure && notice(claim.failure)}
      profileHref="/personal/securityCenter"
      failure={failure && notice(failure)}
      onRetry={() => {
        void levels.refresh();
        if (isMember) void status.refresh();
      }}
    />
  );
});
