import type { SiteStores } from '../boot/compose';
import type { SiteChrome } from '../../features/shell/SiteLayout';
import { categoryPaths } from './categoryPaths';
import { HomeRoute } from './home.route';
import { LoadErrorRoute } from './loadError.route';
import { NotFoundRoute } from './notFound.route';
import type { RouteObject } from './router';
import { Shell } from './Shell';
import { withTimeout } from './withTimeout';

/** Every page with its address and the chrome around it. Source: spec section 2, routes. */
export function createPages({ locale }: Pick<SiteStores, 'locale'>): RouteObject[] {
  /** Fetches a page's code and its words side by side. */
  const page = <T,>(areas: readonly string[], load: () => Promise<T>): Promise<T> =>
    withTimeout(Promise.all([load(), locale.ensureAreas(areas)]).then(([module]) => module));
  const hall = (category: (typeof categoryPaths)[number]['id']) => async () => {
    const { HallRoute } = await page(['slots'], () => import('./hall.route'));
    return { element: <HallRoute category={category} /> };
  };
  const within = (chrome: SiteChrome, children: RouteObject[]): RouteObject => ({
    element: <Shell chrome={chrome} />,
    children: [{ errorElement: <LoadErrorRoute />, children }],
  });
  const content = (name: 'PromotionsRoute' | 'NoticesRoute' | 'AboutRoute') => async () => ({
    Component: (await page(['content'], () => import('./content.route')))[name],
  });

  return [
    within('full', [
      ...['/', '/index', '/index.html', '/home'].map((path) => ({ path, element: <HomeRoute /> })),
      ...['/register', '/register.html'].map((path) => ({ path, element: <HomeRoute opens="register" /> })),
      { path: '/login', element: <HomeRoute opens="login" /> },
      ...categoryPaths.map(({ id, path }) => ({ path, lazy: hall(id) })),
      {
        path: '/hotgame',
        lazy: async () => ({ Component: (await page(['slots'], () => import('./hot.route'))).HotRoute }),
      },
      { path: '/promotions', lazy: content('PromotionsRoute') },
      { path: '/noticePage', lazy: content('NoticesRoute') },
      { path: '/aboutUs', lazy: content('AboutRoute') },
      { path: '*', element: <NotFoundRoute /> },
    ]),
    within('page', [{ path: '/gameCenter', lazy: hall('RNG') }]),
    within('header', [
      {
        path: '/game',
        lazy: async () => ({ Component: (await page(['game'], () => import('./game.route'))).GameRoute }),
      },
    ]),
  ];
}
