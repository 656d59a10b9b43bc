import type { SiteStores } from '../boot/compose';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { definePage } from './page';
import { lazyContentPage } from './lazyContentPage';

const hall = {
  areas: ['slots'],
  load: async (stores: SiteStores) => {
    const [{ HallPage, openHall }] = await Promise.all([import('./hall.page'), stores.halls.load()]);
    // A page that is opened at its address has its games with it; one that is come to inside the site asks once it is there.
    if (!import.meta.env.SSR) await openHall(stores, location);
    return HallPage;
  },
};
// Lotteries and sports have lobbies of their own.
const byPath = Object.fromEntries(
  categoryPaths
    .filter(({ id }) => id !== 'ELOTT' && id !== 'SPORTS' && id !== 'ESPORTS')
    .map(({ id, path }): [string, { category: CategoryId }] => [path, { category: id }]),
);

export default [
  definePage({ ...hall, paths: byPath, chrome: 'full' }),
  definePage({
    paths: ['/gameCenter'],
    chrome: 'page',
    areas: ['gameCenter'],
    load: async () => (await lazyContentPage('gameCenter')).GameCenterPage,
  }),
  definePage({
    paths: ['/sports'],
    chrome: 'full',
    areas: ['sports'],
    load: async () => (await lazyContentPage('sports')).SportsPage,
  }),
  definePage({
    paths: ['/esports'],
    chrome: 'full',
    areas: ['sports'],
    load: async () => (await lazyContentPage('esports')).EsportsPage,
  }),
];
