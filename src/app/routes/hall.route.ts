import type { SiteStores } from '../boot/compose';
import { categoryPaths, type CategoryId } from './categoryPaths';
import { definePage } from './page';

const hall = {
  areas: ['slots'],
  load: async ({ halls }: SiteStores) =>
    (await Promise.all([import('./hall.page'), halls.load()]))[0].HallPage,
};
const byPath = Object.fromEntries(
  categoryPaths.map(({ id, path }): [string, { category: CategoryId }] => [path, { category: id }]),
);

export default [
  definePage({ ...hall, paths: byPath, chrome: 'full' }),
  definePage({ ...hall, paths: { '/gameCenter': { category: 'RNG' } }, chrome: 'page' }),
];
