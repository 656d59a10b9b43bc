import type { SiteStores } from '../boot/compose';
import { categoryPaths } from './categoryPaths';
import { definePage, type Place } from './page';
import { lazyContentPage } from './lazyContentPage';

const hall = {
  chrome: 'full' as const,
  areas: ['slots'],
  begin: async (stores: SiteStores, place: Place) => (await import('./hall.page')).openHall(stores, place),
};
// Lotteries and sports have lobbies of their own.
const halls = categoryPaths
  .filter(({ id }) => id !== 'ELOTT' && id !== 'SPORTS' && id !== 'ESPORTS')
  .map(({ id, path }) =>
    definePage({
      ...hall,
      paths: [path],
      load: async () => (await import('./hall.page')).loadHall(id),
    }),
  );

export default [
  ...halls,
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
