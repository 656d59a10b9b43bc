import { observer } from 'mobx-react-lite';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '#ds/Link';
import { factsOf, type HallGames } from '../../features/slots/hall';
import type { HallLook } from '../../features/slots/hallLook';
import { HallScreen } from '../../features/slots/HallScreen';
import { hallMessages } from '../../features/slots/messages';
import { WordedNotice } from '../../features/WordedNotice';
import { hallStores } from '../stores/hallStore';
import type { CategoryId } from './categoryPaths';
import { chooseHall } from './chooseHall';
import { useSearchParams } from './router';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { isNarrowedBy, useLiveTables } from './useLiveTables';
import { useGameActions } from './useGameActions';
import { useGameSheet } from './useGameSheet';
import { useNotice } from './useNotice';
import { usePageTitle } from './usePageTitle';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Slots have jackpots. */
const toJackpots = (
  <Link href="/jackpots" isStandalone icon={IconChevronRight}>
    <FormattedMessage {...hallMessages.JACKPOTS} />
  </Link>
);

export { openHall } from './chooseHall';

interface HallPageProps {
  category: CategoryId;
  /** What its kind draws otherwise than as a wall of tiles. */
  look: HallLook | undefined;
}

/** The game hall of one category. `page` of the address names the vendor, `q` what the header searched for. */
const HallPage = observer(function HallPage({ category, look }: HallPageProps) {
  const site = useSite();
  const { stores, brand } = site;
  const { start, lobby, session, wallet, dialogs } = stores;
  const hall = useStore(hallStores)[category];
  const { notice } = useNotice();
  const { formatMessage: t } = useIntl();
  usePageTitle(t(hallMessages[category]));
  const actions = useGameActions(site);
  const { imageUrl } = start;
  const [params, setParams] = useSearchParams();
  const page = params.get('page');
  const asked = params.get('q');
  const { cards, vendor, isDecided, isStranger } = chooseHall(lobby, category, page, asked);
  const vendors = useMemo(
    () =>
      cards?.map(({ vassalage, name, smallIcon }) => ({
        code: vassalage,
        name,
        mark: smallIcon === undefined ? undefined : imageUrl(smallIcon),
      })),
    [cards, imageUrl],
  );
  const onVendorChange = useCallback(
    (code: string | undefined) => setParams({ page: code ?? 'all' }),
    [setParams],
  );

  useEnsured(lobby.vendors);
  useQuery(hall.list, {
    enabled: isDecided,
    key: [category, vendor, session.isSignedIn, stores.locale.tag].join(' '),
    follow: () => {
      hall.open(vendor);
      if (isNarrowedBy(params)) lobby.explore();
      return undefined;
    },
  });
  // What the header searched for is typed on in the hall.
  useEffect(() => {
    if (asked !== null) hall.search(asked);
  }, [hall, asked]);

  const { list, games: all, total, shown } = hall;
  const facts = useMemo(() => all && factsOf(all, imageUrl, total), [all, imageUrl, total]);
  const games = useMemo((): HallGames => {
    const failed = notice(list.failure, () => void list.refresh());
    const isWhole = facts?.total === all?.length;
    if (facts)
      return {
        status: 'ready',
        items: shown,
        facts,
        ...(!isWhole && (failed ? { problem: failed } : { isComing: true })),
      };
    return failed ? { status: 'failed', notice: failed } : { status: 'loading' };
    // `notice` words with the language, which the failure's own render brings along.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [facts, all, list.failure, shown]);

  const live = useLiveTables(category === 'LIVE', all, games);
  const canTryFree = !session.isSignedIn && start.flags.has('FREEPLAY3');
  const { onOpen, sheet } = useGameSheet(site, { actions, canTryFree });
  return (
    <>
      <HallScreen
        kind={category}
        look={look}
        vendors={vendors}
        vendor={vendor}
        onVendorChange={onVendorChange}
        games={live?.games ?? games}
        query={hall.query}
        onQueryChange={hall.search}
        filters={hall.filters}
        onFilterToggle={hall.toggle}
        sort={hall.sort}
        onSortChange={hall.sortBy}
        favouriteIds={lobby.favouriteIds}
        currency={wallet.balance.value?.currency ?? brand.currency}
        imageUrl={imageUrl}
        isSignedIn={session.isSignedIn}
        onLogin={() => dialogs.show('login')}
        onClear={() => {
          hall.clear();
          live?.clear();
        }}
        live={live?.shown}
        action={category === 'RNG' ? toJackpots : undefined}
        lead={
          isStranger && (
            <WordedNotice
              notice={{ tone: 'warning', title: t(hallMessages.unknownVendor, { code: page }) }}
            />
          )
        }
        onPlay={actions.onPlay}
        onTryFree={canTryFree ? actions.onTryFree : undefined}
        onOpen={onOpen}
        onFavouriteChange={actions.onFavouriteChange}
      />
      {sheet}
    </>
  );
});

/** What a kind draws otherwise than as a wall of tiles. A page that is opened by its address names the file. */
const looks: Partial<Record<CategoryId, () => Promise<HallLook>>> = {
  LIVE: async () => (await import('../../features/slots/looks/LiveTables')).liveHall,
  FISH: async () => (await import('../../features/slots/looks/FishingLobby')).fishHall,
  PVP: async () => (await import('../../features/slots/looks/CardRoomLobby')).cardHall,
};

/** Fetches what the halls of one kind draw, and makes their page of it. */
export async function loadHall(category: CategoryId): Promise<() => ReactNode> {
  const look = await looks[category]?.();
  return function Hall() {
    return <HallPage category={category} look={look} />;
  };
}
