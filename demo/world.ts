import { inRoot, readContentFolder } from '#platform/files';
import type { World } from '#platform/guests';
import type { ContentFiles } from '#platform/seed';
import { demoAccounts } from './seed/demoAccounts';
import { demoMerchants } from './seed/merchants';
import { printedDrawSeed } from './seed/seedCatalogue';
import { seedMissingBrands, seedWorld } from './seed/seedWorld';

/** Help and news of the demo brands. */
export const readDemoContent = (): ContentFiles => readContentFolder(inRoot('demo/content'));

/** The demo world: three brands with members, a past, games and words. */
export const demoWorld: World = {
  sources: ['demo/seed', 'demo/content', 'demo/artwork', 'demo/game-provider/slot'],
  brands: demoMerchants,
  printedAccounts: demoMerchants.flatMap(({ code }) =>
    demoAccounts.map(({ username }) => `${code}-${username}`),
  ),
  printedDrawSeed,
  seed: (db, deps) => seedWorld(db, { ...deps, content: readDemoContent() }),
  seedMissing: (tx, deps) => seedMissingBrands(tx, { ...deps, content: readDemoContent() }),
};
