import { reaction } from 'mobx';
import type { PasswordDemand } from '../stores/passwordStore';
import type { SharedSession } from '../stores/sessionStore';
import type { Stores } from '../stores/stores';

/** What tabs of one browser tell each other about the session. Nothing of it is written anywhere. */
type Said =
  | { readonly kind: 'in'; readonly session: SharedSession }
  | { readonly kind: 'out' }
  /** A new password has to be chosen in this session before anything else; undefined: not any more. */
  | { readonly kind: 'demand'; readonly token: string; readonly demand: PasswordDemand | undefined }
  /** A new tab asks whether somebody is signed in. */
  | { readonly kind: 'ask' };

/** The way between the tabs of one browser and site. */
export interface Channel {
  post: (said: Said) => void;
  listen: (hear: (said: Said) => void) => void;
  close: () => void;
}

/** The browser's own, for those who share a name; undefined where it has none, or keeps nothing of a site, as Firefox can. */
export function openBroadcast(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** A channel for those who share a name; where the browser has none, each tab is alone. */
export function openChannel(name: string): Channel {
  const channel = openBroadcast(name);
  return {
    post: (said) => channel?.postMessage(said),
    listen: (hear) => channel?.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data)),
    close: () => channel?.close(),
  };
}

/** What tabs are kept in step by. */
type Shared = Pick<Stores, 'session' | 'dialogs' | 'signIn'>;

/**
 * Keeps the tabs of a browser in step: who signs in or out in one does so in all, because they share the half of the
 * session that no script can read. Returns what ends it.
 */
export function shareSession(stores: Shared, channel: Channel): () => void {
  const { session, dialogs, signIn } = stores;
  // What the others know already is not told again.
  let known: string | null = null;
  channel.listen((said) => {
    if (said.kind === 'ask') {
      const shared = session.share();
      if (shared) channel.post({ kind: 'in', session: shared });
    } else if (said.kind === 'in') {
      known = said.session['token'] ?? null;
      if (known === session.token) return;
      // Every dialog is about the session before: a login that is not needed any more, or an end that is over.
      dialogs.close();
      signIn.value?.passwords.settle();
      session.adopt(said.session);
    } else if (said.kind === 'out') {
      known = null;
      session.leave();
    }
  });
  const dispose = reaction(
    () => (session.userType === undefined ? null : session.token),
    (token) => {
      if (token === known) return;
      const wasIn = known !== null;
      known = token;
      const shared = session.share();
      if (shared) channel.post({ kind: 'in', session: shared });
      else if (wasIn) channel.post({ kind: 'out' });
    },
    { fireImmediately: true },
  );
  const stop = shareDemand(stores, channel);
  if (!session.isSignedIn) channel.post({ kind: 'ask' });
  return () => {
    stop();
    dispose();
    channel.close();
  };
}

/** Tells the other tabs of a session that a new password has to be chosen first, and that it has been. */
function shareDemand({ session, dialogs, signIn }: Shared, channel: Channel): () => void {
  const forced = (): PasswordDemand | undefined => signIn.value?.passwords.forced;
  const postDemand = (): void => {
    if (session.token) channel.post({ kind: 'demand', token: session.token, demand: forced() });
  };
  const heed = async (demand: PasswordDemand | undefined, token: string): Promise<void> => {
    const { passwords } = await signIn.load();
    const ours = passwords.forced;
    if (session.token !== token || (!demand && !ours)) return;
    if (demand && ours) {
      // The tab of the log-in knows best; one that learnt it from a refusal cannot tell that no old one is needed.
      if (demand.asksOld && !ours.asksOld) postDemand();
      if (demand.asksOld || !ours.asksOld) return;
    }
    passwords.setForced(demand);
    if (demand) dialogs.show('changePassword');
    else if (dialogs.open === 'changePassword') dialogs.close();
  };
  channel.listen((said) => {
    if (said.kind === 'ask' && forced()) postDemand();
    // Without its code nobody is asked here before the platform refuses something.
    if (said.kind === 'demand' && (said.demand || signIn.value))
      heed(said.demand, said.token).catch(() => undefined);
  });
  return reaction(forced, postDemand);
}
