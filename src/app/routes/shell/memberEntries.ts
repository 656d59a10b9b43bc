import type { MemberMenuEntry } from '../../../features/shell/MemberMenu';
import type { SessionStore } from '../../stores/sessionStore';

/** What the account's menu leads to besides the end of the session. */
export type MemberEntry = Exclude<MemberMenuEntry, 'signOut'>;

/** Entries whose page this site has. A page that is added is named here; who sees it, their account decides. */
export const existingPages: readonly MemberEntry[] = ['changePassword'];

/** The entries that somebody may use and whose page is there. Source: spec section 2, member dropdown; section 6. */
export const entriesFor = (
  session: Pick<SessionStore, 'mayOpenMemberCentre' | 'mayOpenAgentCentre'>,
  pages = existingPages,
): MemberEntry[] =>
  pages.filter((page) => (page === 'agent' ? session.mayOpenAgentCentre : session.mayOpenMemberCentre));
