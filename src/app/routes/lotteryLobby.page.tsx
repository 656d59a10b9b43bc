import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { lotteryPrefix, type Game, type VendorCard } from '#contract';
import { useLocaleRow } from '#ds-i18n';
import { LotteryLobbyScreen, type PopularCount } from '../../features/lottery/LotteryLobbyScreen';
import { lotteryMessages } from '../../features/lottery/messages';
import { vendorGameMessages } from '../../features/lottery/vendorGame.messages';
import { lotteryLobbyStore as lobbyStore } from '../stores/lotteryLobbyStore';
import { LazyDialog } from './LazyDialog';
import { Redirect } from './Redirect';
import { useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { toLotteryLink, useRecentLotteries } from './useRecentLotteries';
import { useStore } from './useStore';
import { lazyPart } from './lazyWithPreload';

// Few houses open one.
const VendorGamesDialog = lazyPart(
  async () => (await import('../../features/lottery/VendorGamesDialog')).VendorGamesDialog,
);

/** The house whose games are results of Vietnam first. Source: spec section 4, start game. */
const vietnam = 'TCG_LOTTO_VN';

/** All lotteries, or those of the house that `page` of the address names. */
export const LotteryLobbyPage = observer(function LotteryLobbyPage() {
  const { home, lobby } = useSite().stores;
  const { tag } = useLocaleRow();
  const [params, setParams] = useSearchParams();
  const [popularCount, setPopularCount] = useState<PopularCount>('20');
  const asked = params.get('page');
  const houses = [...(lobby.categories.get('ELOTT') ?? []), ...(lobby.categories.get('LOTT') ?? [])];
  const house = houses.find(({ vassalage }) => vassalage === asked);
  const lotteries = useQuery(home.lotteries, { refetchOnReturn: true });
  const store = useStore(lobbyStore);
  const popular = store.popular(popularCount);
  const opened = store.opened(tag);
  const elott = store.games('ELOTT', tag);
  const lott = store.games('LOTT', tag);
  useEnsured(popular, opened, elott, lott, lobby.vendors);
  const { formatMessage: t } = useIntl();
  usePageTitle(t(lotteryMessages.title));
  const games = [...(elott.value?.list ?? []), ...(lott.value?.list ?? [])];
  const own =
    house && elott.value && lott.value
      ? games.filter(({ vassalage }) => vassalage === house.vassalage)
      : undefined;
  const all = lotteries.value?.list;
  const toVendor = (code: string | undefined): void => setParams(code === undefined ? {} : { page: code });
  const lobbyScreen = (
    <LotteryLobbyScreen
      lotteries={{
        ...lotteries,
        value: own ? all?.filter(({ code }) => own.some(({ id }) => id === lotteryPrefix + code)) : all,
      }}
      vendors={houses.map(({ vassalage, name }) => ({ code: vassalage, name }))}
      vendor={house?.vassalage}
      onVendor={toVendor}
      recent={useRecentLotteries()}
      houses={houseLotteries(house ? [house] : houses, own ?? games)}
      opened={house ? [] : (opened.value?.list ?? [])}
      popular={popular.value?.list ?? []}
      popularCount={popularCount}
      onPopularCount={setPopularCount}
      onDrawClose={() => {
        void home.lotteries.refreshOnce();
        void opened.refreshOnce();
      }}
    />
  );
  // A house that is a list of games is chosen from by a dialog over the lobby.
  return (
    <>
      {asked === vietnam && <Redirect to="/vnlottery" />}
      {lobbyScreen}
      {house?.isGame === 'VASSALAGE' && (
        <LazyDialog name="vendor games">
          <VendorGamesDialog
            vendor={house.name}
            games={own?.map((game) => ({ id: game.id, ...toLotteryLink(game) }))}
            onClose={() => toVendor(undefined)}
          />
        </LazyDialog>
      )}
    </>
  );

  /** Lotteries that are no pages of this site, by house, each house with the way to its lobby. */
  function houseLotteries(among: readonly VendorCard[], found: readonly Game[]) {
    return among.flatMap(({ vassalage, name }) => {
      const games = found.filter(
        (game) => game.vassalage === vassalage && !game.id.startsWith(lotteryPrefix),
      );
      if (games.length === 0) return [];
      const lobbyLink = toLotteryLink({
        id: '',
        vassalage,
        name: t(vendorGameMessages.lobby, { vendor: name }),
      });
      return [{ code: vassalage, name, lotteries: [...games.map(toLotteryLink), lobbyLink] }];
    });
  }
});
