import type { SiteStores } from './compose';

/** Addresses of the home page. Source: spec section 2, routes. */
export const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home'];

/**
 * Asks for the largest picture of home while its words are on their way. No more: over HTTP/1.1 a browser sends six
 * requests at a time, and no page is drawn without its words.
 */
export function prefetchCritical(
  { home }: Pick<SiteStores, 'home'>,
  { pathname }: Pick<Location, 'pathname'>,
): void {
  if (homePaths.includes(pathname)) void home.notices.ensure();
}

/** Asks the platform for what the page at `path` shows besides, so that the answers come while it is being drawn. */
export function prefetchSecondary(
  { lobby, home }: Pick<SiteStores, 'lobby' | 'home'>,
  { pathname: path }: Pick<Location, 'pathname'>,
): void {
  void lobby.vendors.ensure();
  if (!homePaths.includes(path)) return;
  void home.load();
  void lobby.hot.ensure();
}
