import type { SessionStore } from '../../stores/sessionStore';
import type { CenterId } from './address';

/** Whether somebody may see a centre, and if not, what would have to change. */
export type CenterAccess = 'open' | 'signIn' | 'guest' | 'denied';

/** Who may open a centre. Source: spec section 6: members and agents theirs, agents the second. */
export function accessOf(
  session: Pick<SessionStore, 'isSignedIn' | 'isTrial' | 'mayOpenMemberCentre' | 'mayOpenAgentCentre'>,
  center: CenterId,
): CenterAccess {
  if (!session.isSignedIn) return 'signIn';
  if (session.isTrial) return 'guest';
  return (center === 'agent' ? session.mayOpenAgentCentre : session.mayOpenMemberCentre) ? 'open' : 'denied';
}
