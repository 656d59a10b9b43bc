import type { SiteStores } from '../boot/compose';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { definePage, type Place } from './page';
import { lazyContentPage } from './lazyContentPage';

const hall = {
  areas: ['slots'],
  load: async (stores: SiteStores) =>
    (await Promise.all([import('./hall.page'), stores.halls.load()]))[0].HallPage,
  begin: async (stores: SiteStores, place: Place) => (await import('./hall.page')).openHall(stores, place),
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
    takesBets: true,
    areas: ['sports'],
    load: async () => (await lazyContentPage('sports')).SportsPage,
  }),
  definePage({
    paths: ['/esports'],
    chrome: 'full',
    takesBets: true,
    areas: ['sports'],
    load: async () => (await lazyContentPage('esports')).EsportsPage,
  }),
];
