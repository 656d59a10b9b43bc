import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { AnnouncementsScreen } from '#features/agent/AnnouncementsScreen.tsx';
import { announcementStore } from '../../stores/announcementStore';
import { useAddress } from '../center/useAddress';
import { useQuery } from '../useQuery';
import { useShownLanguage } from '../useShownLanguage';
import { useStore } from '../useStore';

/** What the platform tells its agents. */
export const AnnouncementsPage = observer(function AnnouncementsPage() {
  const store = useStore(announcementStore);
  const { tag, langOf } = useShownLanguage();
  const [{ show }, change] = useAddress();
  const list = useQuery(store.lists.get(tag), { refetchOnReturn: true });
  const rows = store.rowsIn(tag);
  const first = rows[0];
  const firstUnread = first && !first.isRead && show !== 'unread' ? first.id : undefined;
  // The newest one stands open, so that it is read with the page.
  useEffect(() => {
    if (firstUnread !== undefined) void store.read([firstUnread]);
  }, [store, firstUnread]);
  return (
    <AnnouncementsScreen
      announcements={{ ...list, value: list.value && rows }}
      isUnreadOnly={show === 'unread'}
      onUnreadOnlyChange={(isUnreadOnly) => change({ show: isUnreadOnly ? 'unread' : '' })}
      onRead={(ids) => void store.read(ids)}
      langOf={langOf}
    />
  );
});
