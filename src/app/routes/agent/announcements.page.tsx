import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AnnouncementsScreen } from '../../../features/agent/AnnouncementsScreen';
import { announcementStore } from '../../stores/announcementStore';
import { useAddress } from '../center/useAddress';
import { stateOf } from '../resourceState';
import { useEnsured } from '../useEnsured';
import { useIsOffline } from '../useIsOffline';
import { useNotice } from '../useNotice';
import { useOnReturn } from '../useOnReturn';
import { useShownLanguage } from '../useShownLanguage';
import { useStore } from '../useStore';

/** What the platform tells its agents. */
export const AnnouncementsPage = observer(function AnnouncementsPage() {
  const store = useStore(announcementStore);
  const { tag, langOf } = useShownLanguage();
  const { notice } = useNotice();
  const [{ show }, change] = useAddress();
  const isOffline = useIsOffline();
  const list = store.lists.get(tag);
  useEnsured(list);
  useOnReturn(() => void list.refreshOnce());
  const rows = store.rowsIn(tag);
  // The newest one stands open, so that it is read with the page.
  const first = rows[0];
  const firstUnread = first && !first.isRead && show !== 'unread' ? first.id : undefined;
  useEffect(() => {
    if (firstUnread !== undefined) void store.read([firstUnread]);
  }, [store, firstUnread]);
  return (
    <AnnouncementsScreen
      state={stateOf(list, isOffline)}
      announcements={rows}
      isUnreadOnly={show === 'unread'}
      onUnreadOnlyChange={(isUnreadOnly) => change({ show: isUnreadOnly ? 'unread' : '' })}
      onRead={(ids) => void store.read(ids)}
      langOf={langOf}
      failure={list.failure && notice(list.failure)}
      onRetry={() => void list.refresh()}
    />
  );
});
