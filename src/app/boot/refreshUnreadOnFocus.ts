import type { Stores } from '../stores/stores';

/** The page, as far as it tells whether somebody looks at it. */
export type Viewed = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/** Counts the unread messages anew when the tab is looked at again and the count is old. Returns what ends it. */
export function refreshUnreadOnFocus(
  { session, member }: Pick<Stores, 'session' | 'member'>,
  page: Viewed = document,
): () => void {
  const look = (): void => {
    if (page.visibilityState === 'visible' && session.isSignedIn) void member.unread.ensure();
  };
  page.addEventListener('visibilitychange', look);
  return () => page.removeEventListener('visibilitychange', look);
}
