import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { homePaths } from '../boot/ask';
import type { SiteStores } from '../boot/compose';
import type { SiteChrome } from '../../features/shell/SiteLayout';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { HomeRoute } from './home.route';
import { LoadBoundary } from './LoadBoundary';
import { PageWaiting } from './PageWaiting';
import { Route, Routes } from './router';
import { Shell } from './shell/Shell';
import { withTimeout } from './withTimeout';

/** Fetches a page's code and its words side by side. */
type Fetch = <Module>(areas: readonly string[], load: () => Promise<Module>) => Promise<Module>;

function lazyPages(fetch: Fetch, { halls, launch, lines }: Pick<SiteStores, 'halls' | 'launch' | 'lines'>) {
  const of = <Props extends object>(
    areas: readonly string[],
    load: () => Promise<{ default: ComponentType<Props> }>,
  ) => lazy(() => fetch(areas, load));
  return {
    Hall: of<{ category: CategoryId }>(['slots'], async () => ({
      default: (await Promise.all([import('./hall.route'), halls.load()]))[0].HallRoute,
    })),
    Hot: of(['slots'], async () => ({ default: (await import('./hot.route')).HotRoute })),
    Game: of(['game'], async () => ({
      default: (await Promise.all([import('./game.route'), launch.load()]))[0].GameRoute,
    })),
    Promotions: of(['content'], async () => ({
      default: (await import('./content.route')).PromotionsRoute,
    })),
    Notices: of(['content'], async () => ({ default: (await import('./content.route')).NoticesRoute })),
    About: of(['content'], async () => ({ default: (await import('./content.route')).AboutRoute })),
    Lines: of([], async () => ({
      default: (await Promise.all([import('./lines.route'), lines.load()]))[0].LinesRoute,
    })),
    Denied: of([], async () => ({ default: (await import('./denied.route')).DeniedRoute })),
    NotFound: of([], async () => ({ default: (await import('./notFound.route')).NotFoundRoute })),
  };
}

/** Every page with its address and the chrome around it. Source: spec section 2, routes. */
export function createPages(
  stores: Pick<SiteStores, 'locale' | 'halls' | 'launch' | 'lines'>,
): () => ReactNode {
  const { locale } = stores;
  const pages = lazyPages(
    (areas, load) => withTimeout(Promise.all([load(), locale.ensureAreas(areas)]).then(([module]) => module)),
    stores,
  );
  // The key lets go of a failure when the visitor goes elsewhere.
  const within = (path: string, chrome: SiteChrome, page: ReactNode): ReactNode => (
    <Shell chrome={chrome}>
      <LoadBoundary key={path}>
        <Suspense fallback={<PageWaiting />}>{page}</Suspense>
      </LoadBoundary>
    </Shell>
  );
  const full: readonly (readonly [path: string, page: ReactNode])[] = [
    ...homePaths.map((path) => [path, <HomeRoute key="home" />] as const),
    ...['/register', '/register.html'].map(
      (path) => [path, <HomeRoute key="home" opens="register" />] as const,
    ),
    ['/login', <HomeRoute key="home" opens="login" />],
    ...categoryPaths.map(({ id, path }) => [path, <pages.Hall key={id} category={id} />] as const),
    ['/hotgame', <pages.Hot key="hot" />],
    ['/promotions', <pages.Promotions key="promotions" />],
    ['/noticePage', <pages.Notices key="notices" />],
    ['/aboutUs', <pages.About key="about" />],
    ['*', <pages.NotFound key="unknown" />],
  ];
  const alone: readonly (readonly [path: string, page: ReactNode])[] = [
    ['/accessDenied', <pages.Denied key="denied" />],
    // The specification gives the addresses of the site no page of their own; the name is ours.
    ['/lines', <pages.Lines key="lines" />],
  ];
  return function Pages() {
    return (
      <Routes>
        {full.map(([path, page]) => (
          <Route key={path} path={path} element={within(path, 'full', page)} />
        ))}
        <Route
          path="/gameCenter"
          element={within('/gameCenter', 'page', <pages.Hall key="RNG" category="RNG" />)}
        />
        {alone.map(([path, page]) => (
          <Route
            key={path}
            path={path}
            element={
              <LoadBoundary>
                <Suspense fallback={<PageWaiting />}>{page}</Suspense>
              </LoadBoundary>
            }
          />
        ))}
        <Route path="/game" element={within('/game', 'header', <pages.Game />)} />
      </Routes>
    );
  };
}
