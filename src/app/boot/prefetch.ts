import type { SiteStores } from './compose';

/** Addresses of the home page. Source: spec section 2, routes. */
export const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home'];

/** Asks the platform for what the page at `path` shows besides, so that the answers come while it is being drawn. */
export function prefetch(
  { lobby, home }: Pick<SiteStores, 'lobby' | 'home'>,
  { pathname: path }: Pick<Location, 'pathname'>,
): void {
  void lobby.vendors.ensure();
  if (!homePaths.includes(path)) return;
  void home.load();
  void lobby.hot.ensure();
}
