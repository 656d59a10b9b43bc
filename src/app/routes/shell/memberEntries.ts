import type { MemberMenuEntry } from '#features/shell/MemberMenu.tsx';
import type { SiteStores } from '../../boot/compose';
import { accessOf } from '../center/access';
import type { CenterId } from '../center/address';
import type { CenterPage } from '../center/centerPage';
import { centers } from '../center/centers';

/** What the account's menu leads to besides the end of the session. */
export type MemberEntry = Exclude<MemberMenuEntry, 'signOut' | 'chat'>;

type Pages = Readonly<Record<CenterId, readonly Pick<CenterPage, 'id' | 'menu'>[]>>;
const existing: Pages = { personal: centers.personal.pages, agent: centers.agent.pages };

/**
 * The entries that somebody may use and whose page is there, each with its address; one without opens a dialog. Source:
 * spec section 2, member dropdown; section 6.
 */
export function entriesFor(
  session: Pick<
    SiteStores['session'],
    'isSignedIn' | 'isTrial' | 'mayOpenMemberCentre' | 'mayOpenAgentCentre'
  >,
  pages: Pages = existing,
): Partial<Record<MemberEntry, string | undefined>> {
  const entries: Partial<Record<MemberEntry, string | undefined>> = {};
  const roots = { personal: 'members', agent: 'agent' } as const;
  for (const center of ['personal', 'agent'] as const) {
    if (accessOf(session, center) !== 'open') continue;
    if (pages[center].length > 0) entries[roots[center]] = `/${center}`;
    for (const { id, menu } of pages[center])
      if (menu && menu !== 'signOut') entries[menu] = `/${center}/${id}`;
  }
  if (accessOf(session, 'personal') === 'open') entries.changePassword = undefined;
  return entries;
}
