import type { ThinBarProps } from '../../features/ThinBar';
import { sinceLoginStore } from '../stores/sinceLoginStore';
import { accessOf } from './center/access';
import { useSite } from './site';
import { useQuery } from './useQuery';
import { useStore } from './useStore';

/** Where limits and a break are. */
const links = { limits: '/personal/saferPlay', break: '/personal/saferPlay?part=break' };

/** The time and the net position since log-in, as every page shows them on which one can bet. Read it in an observer. */
export function useSinceLogin(): Pick<ThinBarProps, 'loggedInAt' | 'sums' | 'onNetOpen' | 'links'> {
  const { session } = useSite().stores;
  const { sums } = useStore(sinceLoginStore);
  const shown = useQuery(sums, { enabled: session.isSignedIn, key: session.account });
  return {
    loggedInAt: shown.value?.loggedInAt,
    // What trial money comes to is nothing.
    sums: session.isTrial ? undefined : shown,
    onNetOpen: () => void sums.refresh(),
    links: accessOf(session, 'personal') === 'open' ? links : undefined,
  };
}
