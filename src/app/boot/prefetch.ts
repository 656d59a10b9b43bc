import { categoryPaths } from '../routes/categoryPaths';
import type { SiteStores } from './compose';

/** Addresses of the home page. Source: spec section 2, routes. */
export const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home'];

/**
 * Asks for what the page at `path` waits for longest, while its words are on their way: the largest picture of home, the
 * games of a hall. No more: over HTTP/1.1 a browser sends six requests at a time, and no page is drawn without its words.
 */
export function prefetchCritical(
  { home, lobby }: Pick<SiteStores, 'home' | 'lobby'>,
  { pathname: path, search }: Pick<Location, 'pathname' | 'search'>,
): void {
  if (homePaths.includes(path)) void home.notices.ensure();
  const hall = categoryPaths.find((each) => each.path === path);
  // With a vendor in the address, or an earlier one to come back to, the hall knows which games it wants; slots begin with
  // their first vendor's.
  if (hall && hall.id !== 'RNG' && search === '' && lobby.currentVassalage === undefined)
    void lobby.games.get(`${hall.id}:`).ensure();
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
