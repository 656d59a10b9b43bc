import type { SiteStores } from '../boot/compose';
import { ahead, type Ahead } from './ahead';

type DialogStores = Pick<SiteStores, 'signIn'>;

const known = new WeakMap<DialogStores, Ahead<object>>();

/** What binds the dialogs to the stores, and the stores that only they need. */
export function dialogsOf(stores: DialogStores): Ahead<object> {
  const dialogs =
    known.get(stores) ??
    ahead<object>(async () => {
      const [{ Dialogs }] = await Promise.all([import('./Dialogs'), stores.signIn.load()]);
      return Dialogs;
    });
  known.set(stores, dialogs);
  return dialogs;
}
