import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { JoinScreen } from '../../features/join/JoinScreen';
import { joinMessages } from '../../features/join/messages';
import { joinStore } from '../stores/joinStore';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** The programme for agents. */
export const JoinPage = observer(function JoinPage() {
  const { programme } = useStore(joinStore);
  const { stores, brand } = useSite();
  usePageTitle(useIntl().formatMessage(joinMessages.badge));
  return (
    <JoinScreen
      programme={useQuery(programme)}
      age={brand.legalAge}
      applyHref={stores.start.customerServiceUrl}
      centerHref={stores.session.mayOpenAgentCentre ? '/agent/agentTeamOverview' : undefined}
      moreHref="/help?article=become-an-agent"
    />
  );
});
