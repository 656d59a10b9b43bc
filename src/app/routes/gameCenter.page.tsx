import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { gameCenterMessages } from '../../features/home/gameCenter.messages';
import { GameCenterScreen } from '../../features/home/GameCenterScreen';
import { gameCenterStore } from '../stores/gameCenterStore';
import { crestUrl, useCategories, useVendorNames, viewsOf } from './home.page';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useGameActions } from './useGameActions';
import { useGameSheet } from './useGameSheet';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useStore } from './useStore';

const categories = ['RNG', 'FISH', 'PVP'] as const;

/** Every type of games, once. */
export const GameCenterPage = observer(function GameCenterPage() {
  const site = useSite();
  const { home, lobby, session, start, wallet, locale } = site.stores;
  const store = useStore(gameCenterStore);
  const { section } = useNotice();
  usePageTitle(useIntl().formatMessage(gameCenterMessages.title));
  const actions = useGameActions(site);
  const { tag } = locale;
  const [slots, fishing, rooms] = categories.map((category) => store.listOf(category, tag));
  useEnsured(slots, fishing, rooms, home.popular, home.lotteries, home.matches, lobby.vendors);
  const canTryFree = !session.isSignedIn && start.flags.has('FREEPLAY3');
  const { onOpen, sheet } = useGameSheet(site, { actions, canTryFree });
  const views = useMemo(() => viewsOf(start.imageUrl), [start.imageUrl]);
  const none = { status: 'loading' } as const;
  return (
    <>
      <GameCenterScreen
        categories={useCategories()}
        slots={slots ? section(slots, views.games) : none}
        fishing={fishing ? section(fishing, views.games) : none}
        rooms={rooms ? section(rooms, views.games) : none}
        live={section(home.popular, views.live)}
        lotteries={section(home.lotteries, views.list)}
        matches={section(home.matches, views.list)}
        liveMatches={home.matches.value?.live ?? 0}
        currency={wallet.balance.value?.currency ?? site.brand.currency}
        vendorNames={useVendorNames()}
        crestUrl={crestUrl}
        onPlay={actions.onPlay}
        onTryFree={canTryFree ? actions.onTryFree : undefined}
        onOpen={onOpen}
      />
      {sheet}
    </>
  );
});
