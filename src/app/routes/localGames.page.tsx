import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { localMessages } from '../../features/lottery/local.messages';
import { LocalGamesScreen } from '../../features/lottery/LocalGamesScreen';
import { useSite } from './site';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';

/** Seconds between draws up to which a game of the house counts as quick. */
const quick = 300;

/** Quick games of the house. */
export const LocalGamesPage = observer(function LocalGamesPage() {
  const { lotteries } = useSite().stores.home;
  usePageTitle(useIntl().formatMessage(localMessages.title));
  const games = useQuery(lotteries, { refetchOnReturn: true });
  return (
    <LocalGamesScreen
      games={{ ...games, value: games.value?.list.filter(({ everySeconds }) => everySeconds <= quick) }}
      onDrawClose={() => void lotteries.refreshOnce()}
    />
  );
});
