import type { LiveTopic } from '#contract';
import type { Stores } from '../stores/stores';
import { LiveStore } from '../stores/liveStore';
import { openLiveTabs } from './liveTabs';

/** Makes what hears of changes on the platform, and tells the stores that show them. */
export function followLive(
  stores: Pick<Stores, 'session' | 'member' | 'wallet' | 'pages' | 'scope'>,
): LiveStore {
  const { pages } = stores;
  const live = pages.get({
    make: (context) =>
      new LiveStore({
        ...context,
        tabs: openLiveTabs(`live:${context.merchantCode}`),
        onChange: (topic) => refreshFor(stores, topic),
      }),
  });
  pages.live = live;
  return live;
}

/** Asks anew for what is shown of something that changed. Only for what was asked for before. */
export function refreshFor(
  { session, member, wallet, scope }: Pick<Stores, 'session' | 'member' | 'wallet' | 'scope'>,
  topic: LiveTopic,
): void {
  if (!session.isSignedIn) return;
  const isAll = topic === 'all';
  if ((isAll || topic === 'balance') && wallet.balance.status !== 'idle') void wallet.balance.refresh();
  // The header says whether play is paused.
  if ((isAll || topic === 'play') && member.info.status !== 'idle') void member.info.refresh();
  // Any call learns that the session is over, and says so.
  if (isAll || topic === 'unread' || topic === 'session') void member.unread.refresh();
  scope.emit(topic);
}
