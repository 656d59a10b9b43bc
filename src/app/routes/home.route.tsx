import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { HomeScreen } from '../../features/home/HomeScreen';
import type { CategoryView } from '../../features/home/Categories';
import type { MemberOffer } from '../../features/home/SideCards';
import { categoryPaths } from './categoryPaths';
import { useSite } from './site';
import { useGameActions } from './useGameActions';
import { useGameSheet } from './useGameSheet';
import { useNotice, withImages } from './useNotice';

const crestUrl = (crest: number): string => `/crests/${crest % 70}.svg`;

/** The home page; some addresses open a dialog over it. */
export const HomeRoute = observer(function HomeRoute({ opens }: { opens?: 'login' | 'register' }) {
  const site = useSite();
  const { stores, brand } = site;
  const { home, lobby, session, start, wallet, dialogs } = stores;
  const { section } = useNotice();
  const actions = useGameActions(site);
  const imageUrl = useMemo(() => (path: string) => start.imageUrl(path), [start]);

  useEffect(() => {
    void home.load();
    void lobby.hot.ensure();
    if (session.isSignedIn) void lobby.recent.ensure();
  }, [home, lobby, session, session.isSignedIn]);

  useEffect(() => {
    if (opens && !session.isSignedIn) dialogs.show(opens);
  }, [opens, dialogs, session]);

  const canTryFree = !session.isSignedIn && start.flags.has('FREEPLAY3');
  const { onOpen, sheet } = useGameSheet(site, { actions, canTryFree });
  const vendorNames = useVendorNames();
  const { value: notices } = home.notices;
  return (
    <>
      <HomeScreen
        modules={brand.homeModules}
        banners={section(home.notices, ({ banners }) =>
          banners.map((banner) => ({
            ...banner,
            image: imageUrl(banner.image),
            ...(banner.imageSmall !== undefined && { imageSmall: imageUrl(banner.imageSmall) }),
          })),
        )}
        notices={notices?.player ?? []}
        lotteries={section(home.lotteries, ({ list }) => list)}
        categories={
          lobby.vendors.value || lobby.vendors.failure
            ? categoriesOf(home.popular.value?.counts ?? {}, lobby.categories)
            : undefined
        }
        hot={section(lobby.hot, ({ list }) => withImages(list, imageUrl))}
        live={section(home.popular, ({ live }) => withImages(live, imageUrl))}
        fresh={section(home.popular, ({ fresh }) => withImages(fresh, imageUrl))}
        matches={section(home.matches, ({ list }) => list)}
        liveMatches={home.matches.value?.live ?? 0}
        winners={section(home.winners, ({ list }) =>
          list.map((winner) => ({ ...winner, image: imageUrl(winner.image) })),
        )}
        promotions={section(home.notices, ({ promotion }) =>
          promotion.map((teaser) => ({ ...teaser, image: imageUrl(teaser.image) })),
        )}
        member={offer()}
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

  function offer(): MemberOffer {
    if (session.isSignedIn)
      return {
        kind: 'member',
        recent: section(lobby.recent, ({ list }) => withImages(list, imageUrl)),
        onPlay: actions.onPlay,
      };
    return {
      kind: 'visitor',
      onRegister: start.flags.has('USERNAMEREG3') ? () => dialogs.show('register') : undefined,
      onFreePlay: canTryFree
        ? () => void session.freePlay.run({ os: navigator.userAgent.slice(0, 32) })
        : undefined,
    };
  }

  function useVendorNames(): ReadonlyMap<string, string> {
    const { categories } = lobby;
    return useMemo(
      () => new Map([...categories.values()].flat().map(({ vassalage, name }) => [vassalage, name])),
      [categories],
    );
  }
});

function categoriesOf(
  counts: Readonly<Record<string, number>>,
  categories: ReadonlyMap<string, readonly { games: number }[]>,
): CategoryView[] {
  return categoryPaths.flatMap(({ id, path }) => {
    const kinds = id === 'ELOTT' ? ['ELOTT', 'LOTT'] : [id];
    const vendors = kinds.flatMap((kind) => categories.get(kind) ?? []);
    if (vendors.length === 0) return [];
    const listed = vendors.reduce((sum, { games }) => sum + games, 0);
    const counted = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    return [{ id, href: path, count: counted || listed, image: `/categories/${id.toLowerCase()}.webp` }];
  });
}
