import type { HallLook } from '../../features/slots/hallLook';
import type { SiteStores } from '../boot/compose';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { definePage, type Place } from './page';
import { lazyContentPage } from './lazyContentPage';

const hall = {
  chrome: 'full' as const,
  areas: ['slots'],
  begin: async (stores: SiteStores, place: Place) => (await import('./hall.page')).openHall(stores, place),
};
/** What a kind draws otherwise than as a wall of tiles, beside the code that all halls share. */
const looks: Partial<Record<CategoryId, () => Promise<HallLook>>> = {
  LIVE: async () => (await import('../../features/slots/looks/LiveTables')).liveHall,
  FISH: async () => (await import('../../features/slots/looks/FishingLobby')).fishHall,
  PVP: async () => (await import('../../features/slots/looks/CardRoomLobby')).cardHall,
};
// Lotteries and sports have lobbies of their own.
const halls = categoryPaths
  .filter(({ id }) => id !== 'ELOTT' && id !== 'SPORTS' && id !== 'ESPORTS')
  .map(({ id, path }) =>
    definePage({
      ...hall,
      paths: [path],
      load: async (stores) => {
        const [{ hallOf }, look] = await Promise.all([
          import('./hall.page'),
          looks[id]?.(),
          stores.halls.load(),
        ]);
        return hallOf(id, look);
      },
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
