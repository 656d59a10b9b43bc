import { reaction } from 'mobx';
import type { SessionStore, SharedSession } from '../stores/sessionStore';

/** What tabs of one browser tell each other about the session. Nothing of it is written anywhere. */
type Said =
  | { readonly kind: 'in'; readonly session: SharedSession }
  | { readonly kind: 'out' }
  /** A new tab asks whether somebody is signed in. */
  | { readonly kind: 'ask' };

/** The way between the tabs of one browser and site. */
export interface Channel {
  post: (said: Said) => void;
  listen: (hear: (said: Said) => void) => void;
  close: () => void;
}

/** The browser's, for those who share a name; without one, each tab is alone. */
export function openChannel(name: string): Channel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  return {
    post: (said) => channel.postMessage(said),
    listen: (hear) => channel.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data)),
    close: () => channel.close(),
  };
}

/**
 * Keeps the tabs of a browser in step: who signs in or out in one does so in all, because they share the half of the
 * session that no script can read. Returns what ends it.
 */
export function shareSession({ session }: { session: SessionStore }, channel: Channel): () => void {
  // What the others know already is not told again.
  let known: string | null = null;
  channel.listen((said) => {
    if (said.kind === 'ask') {
      const shared = session.share();
      if (shared) channel.post({ kind: 'in', session: shared });
    } else if (said.kind === 'in') {
      known = said.session['token'] ?? null;
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
  if (!session.isSignedIn) channel.post({ kind: 'ask' });
  return () => {
    dispose();
    channel.close();
  };
}
