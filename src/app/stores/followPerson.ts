import { reaction } from 'mobx';
import type { Failure } from '../data/failure';
import type { DialogName } from './dialogStore';
import type { Stores } from './stores';

/** What a failure of any call changes for the whole site. */
export function handleGlobalFailure(
  stores: Pick<Stores, 'session' | 'start' | 'dialogs' | 'signIn'>,
  failure: Failure,
): void {
  if (failure.kind === 'session') stores.session.end(failure.code);
  if (failure.kind === 'refused' && failure.code === 'password.changeFirst') {
    stores.dialogs.show('changePassword');
    stores.signIn.load().then(
      ({ passwords }) => passwords.demandNow(),
      // The dialog asks for the same code, and the next refusal for it again.
      () => undefined,
    );
  }
  if (failure.kind === 'refused' && failure.code === 'guest.blocked') stores.dialogs.show('guest');
  if (failure.kind === 'maintenance' || failure.kind === 'region') void stores.start.permission.refreshOnce();
}

/** Dialogs that nobody needs without a session. */
const ofTheSession: ReadonlySet<DialogName> = new Set(['changePassword', 'afterLogin', 'firstLimit']);

/** Forgets what is one person's when another comes or nobody is there any more. Returns what ends it. */
export function followPerson({
  session,
  member,
  wallet,
  lobby,
  home,
  dialogs,
  scope,
}: Pick<Stores, 'session' | 'member' | 'wallet' | 'lobby' | 'home' | 'dialogs' | 'scope'>): () => void {
  const stops = [
    reaction(
      () => session.token,
      (token, before) => {
        // Where nobody was, there is only what this tab kept of the person who comes back.
        if (before) scope.reset();
        // Which promotions there are, and how one stands with them, depends on who asks.
        if (home.notices.status !== 'idle') void home.notices.refresh();
        if (!token) {
          if (dialogs.open && ofTheSession.has(dialogs.open)) dialogs.close();
          return;
        }
        void member.load();
        void wallet.balance.ensure();
        void lobby.favourites.ensure();
      },
    ),
    reaction(
      () => session.ended,
      (code) => {
        if (code) dialogs.show('ended');
      },
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
