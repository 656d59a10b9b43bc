import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { JoinScreen } from '../../features/join/JoinScreen';
import { joinMessages } from '../../features/join/messages';
import { joinStore } from '../stores/joinStore';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

/** The programme for agents. */
export const JoinPage = observer(function JoinPage() {
  const { programme } = useStore(joinStore);
  const { stores, brand } = useSite();
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  usePageTitle(useIntl().formatMessage(joinMessages.badge));
  useEnsured(programme);
  return (
    <JoinScreen
      state={stateOf(programme, isOffline)}
      programme={programme.value}
      age={brand.legalAge}
      applyHref={stores.start.customerServiceUrl}
      centerHref={stores.session.mayOpenAgentCentre ? '/agent/agentTeamOverview' : undefined}
      moreHref="/help?article=become-an-agent"
      failure={programme.failure && notice(programme.failure)}
      onRetry={() => void programme.refresh()}
    />
  );
});
