import type { SiteStores } from '../boot/compose';
import { lazyWithPreload, type LazyWithPreload } from './lazyWithPreload';
import { memberParts } from './shell/memberParts';

type DialogStores = Pick<SiteStores, 'signIn'>;

const known = new WeakMap<DialogStores, LazyWithPreload<object>>();

/** What binds the dialogs to the stores, and the stores that only they need. */
export function dialogsOf(stores: DialogStores): LazyWithPreload<object> {
  const dialogs =
    known.get(stores) ??
    lazyWithPreload<object>(async () => {
      const [{ Dialogs }] = await Promise.all([
        import('./Dialogs'),
        stores.signIn.load(),
        memberParts.load(),
      ]);
      return Dialogs;
    });
  known.set(stores, dialogs);
  return dialogs;
}
