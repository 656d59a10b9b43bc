import type { SiteStores } from '../boot/compose';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { definePage } from './page';

const hall = {
  areas: ['slots'],
  load: async ({ halls }: SiteStores) =>
    (await Promise.all([import('./hall.page'), halls.load()]))[0].HallPage,
};
// Lotteries have a lobby of their own.
const byPath = Object.fromEntries(
  categoryPaths
    .filter(({ id }) => id !== 'ELOTT')
    .map(({ id, path }): [string, { category: CategoryId }] => [path, { category: id }]),
);

export default [
  definePage({ ...hall, paths: byPath, chrome: 'full' }),
  definePage({ ...hall, paths: { '/gameCenter': { category: 'RNG' } }, chrome: 'page' }),
];
