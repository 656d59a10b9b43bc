import { observer } from 'mobx-react-lite';
import { lazy, useEffect, useMemo } from 'react';
import type { Game, Notices, Winner } from '#contract';
import { LazyRegion } from '#features/Region.tsx';
import { HomeScreen } from '../../features/home/HomeScreen';
import type { CategoryView } from '../../features/home/Categories';
import type { MemberOffer } from '../../features/home/SideCards';
import { placesOf } from './categoryPaths';
import { useSite } from './site';
import { useEnsured } from './useEnsured';
import { useFirstLimitOffer } from './useFirstLimitOffer';
import { useGameActions } from './useGameActions';
import { useGameSheet } from './useGameSheet';
import { useNotice, withImages } from './useNotice';

/** Picture of a team's crest, by its number. */
export const crestUrl = (crest: number): string => `/crests/${crest % 70}.svg`;

const RecentLotteries = lazy(async () => ({
  default: await (await import('./recentLotteries')).loadRecentLotteries(),
}));
const recentLotteries = (
  <LazyRegion name="recent lotteries" instead={null}>
    <RecentLotteries />
  </LazyRegion>
);

/** The home page; some addresses open the registration over it. */
export const HomePage = observer(function HomePage({ opensRegister = false }: { opensRegister?: boolean }) {
  const site = useSite();
  const { stores, brand, hero } = site;
  const { home, lobby, session, start, wallet, dialogs } = stores;
  const { section } = useNotice();
  const actions = useGameActions(site);
  const { imageUrl } = start;

  useFirstLimitOffer();
  useEnsured(...home.all, lobby.hot, session.isSignedIn && lobby.recent);
  // The dialog is the site's and not of the page.
  useEffect(() => {
    if (opensRegister && !session.isSignedIn) dialogs.show('register');
  }, [opensRegister, dialogs, session]);

  const canTryFree = !session.isSignedIn && start.flags.has('FREEPLAY3');
  const { onOpen, sheet } = useGameSheet(site, { actions, canTryFree });
  const vendorNames = useVendorNames();
  const { value: notices } = home.notices;
  const views = useMemo(() => viewsOf(imageUrl), [imageUrl]);
  const categories = useCategories();
  const recent = section(lobby.recent, views.games);
  const { onPlay } = actions;
  const member = useMemo((): MemberOffer => ({ kind: 'member', recent, onPlay }), [recent, onPlay]);
  const canRegister = start.registerMethods.length > 0;
  const visitor = useMemo(
    (): MemberOffer => ({
      kind: 'visitor',
      onRegister: canRegister ? () => dialogs.show('register') : undefined,
      onFreePlay: canTryFree ? () => void session.freePlay.run() : undefined,
    }),
    [canRegister, canTryFree, dialogs, session],
  );
  return (
    <>
      <HomeScreen
        modules={brand.homeModules}
        banners={section(home.notices, views.banners)}
        hero={hero}
        notices={notices?.player ?? noNotices}
        lotteries={section(home.lotteries, views.list)}
        categories={categories}
        hot={section(lobby.hot, views.games)}
        live={section(home.popular, views.live)}
        fresh={section(home.popular, views.fresh)}
        matches={section(home.matches, views.list)}
        liveMatches={home.matches.value?.live ?? 0}
        winners={section(home.winners, views.winners)}
        promotions={section(home.notices, views.promotions)}
        recentLotteries={session.isSignedIn && recentLotteries}
        member={session.isSignedIn ? member : visitor}
        currency={wallet.balance.value?.currency ?? brand.currency}
        vendorNames={vendorNames}
        crestUrl={crestUrl}
        onPlay={actions.onPlay}
        onTryFree={canTryFree ? actions.onTryFree : undefined}
        onOpen={onOpen}
      />
      {sheet}
    </>
  );
});

/** Names of vendors by code. */
export function useVendorNames(): ReadonlyMap<string, string> {
  const { categories } = useSite().stores.lobby;
  return useMemo(
    () => new Map([...categories.values()].flat().map(({ vassalage, name }) => [vassalage, name])),
    [categories],
  );
}

/** Types of games with how much each offers; undefined while they load. */
export function useCategories(): CategoryView[] | undefined {
  const { stores, brand } = useSite();
  const { home, lobby } = stores;
  const counts = home.popular.value?.counts ?? noCounts;
  const hasCategories = lobby.vendors.value !== undefined || lobby.vendors.failure !== undefined;
  return useMemo(
    () => (hasCategories ? categoriesOf(counts, lobby.categories, placesOf(brand.navigation)) : undefined),
    [hasCategories, counts, lobby.categories, brand],
  );
}

const noNotices: readonly never[] = [];
const noCounts = {};

/** What the sections show of what the platform answers. Kept, so that a section whose answer is the same does not render. */
export const viewsOf = (imageUrl: (path: string) => string) => ({
  banners: ({ banners }: Notices) =>
    banners.map((banner) => ({
      ...banner,
      image: imageUrl(banner.image),
      ...(banner.imageSmall !== undefined && { imageSmall: imageUrl(banner.imageSmall) }),
    })),
  promotions: ({ promotion }: Notices) =>
    promotion.map((teaser) => ({ ...teaser, image: imageUrl(teaser.image) })),
  list: <T,>({ list }: { list: readonly T[] }) => list,
  games: ({ list }: { list: readonly Game[] }) => withImages(list, imageUrl),
  live: ({ live }: { live: readonly Game[] }) => withImages(live, imageUrl),
  fresh: ({ fresh }: { fresh: readonly Game[] }) => withImages(fresh, imageUrl),
  winners: ({ list }: { list: readonly Winner[] }) =>
    list.map((winner) => ({ ...winner, image: imageUrl(winner.image) })),
});

function categoriesOf(
  counts: Readonly<Record<string, number>>,
  categories: ReadonlyMap<string, readonly { games: number }[]>,
  places: ReturnType<typeof placesOf>,
): CategoryView[] {
  return places.flatMap(({ id, path }) => {
    const kinds = id === 'ELOTT' ? ['ELOTT', 'LOTT'] : [id];
    const vendors = kinds.flatMap((kind) => categories.get(kind) ?? []);
    if (vendors.length === 0) return [];
    const listed = vendors.reduce((sum, { games }) => sum + games, 0);
    const counted = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    return [{ id, href: path, count: counted || listed, image: `/categories/${id.toLowerCase()}.webp` }];
  });
}
