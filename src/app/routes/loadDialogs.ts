import type { SiteStores } from '../boot/compose';

/** What binds the dialogs to the stores, and the stores that only they need. */
export async function loadDialogs({ signIn }: Pick<SiteStores, 'signIn'>) {
  const [module] = await Promise.all([import('./Dialogs'), signIn.load()]);
  return module;
}
