import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { localMessages } from '../../features/lottery/local.messages';
import { LocalGamesScreen } from '../../features/lottery/LocalGamesScreen';
import { stateOf } from './resourceState';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useIsOffline } from './useIsOffline';
import { useNotice } from './useNotice';
import { useOnReturn } from './useOnReturn';
import { usePageTitle } from './usePageTitle';

/** Seconds between draws up to which a game of the house counts as quick. */
const quick = 300;

/** Quick games of the house. */
export const LocalGamesPage = observer(function LocalGamesPage() {
  const { lotteries } = useSite().stores.home;
  const { notice } = useNotice();
  const isOffline = useIsOffline();
  usePageTitle(useIntl().formatMessage(localMessages.title));
  useEnsured(lotteries);
  useOnReturn(() => void lotteries.refreshOnce());
  return (
    <LocalGamesScreen
      state={stateOf(lotteries, isOffline)}
      games={(lotteries.value?.list ?? []).filter(({ everySeconds }) => everySeconds <= quick)}
      onDrawClose={() => void lotteries.refreshOnce()}
      failure={lotteries.failure && notice(lotteries.failure)}
      onRetry={() => void lotteries.refresh()}
    />
  );
});
