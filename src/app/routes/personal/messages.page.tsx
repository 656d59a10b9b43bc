import { observer } from 'mobx-react-lite';
import type { OpenMessage } from '#features/messages/MessagePane.tsx';
import { MessagesScreen } from '#features/messages/MessagesScreen.tsx';
import type { SiteStores } from '../../boot/compose';
import { messageStore, type MessageStore } from '../../stores/messageStore';
import { useAddress } from '../center/useAddress';
import { useList } from '../useList';
import { useNotice } from '../useNotice';
import { useQuery } from '../useQuery';
import { useStore } from '../useStore';

/** The member's messages; which box and which message stands in the address. */
export const MessagesPage = observer(function MessagesPage() {
  const store = useStore(messageStore);
  const { notice } = useNotice();
  const [{ box: asked, show, message: id = '' }, change] = useAddress();
  const box = asked === 'mail' ? 'mail' : 'platform';
  const isUnreadOnly = show === 'unread';
  const list = useList(store.list, { box, ...(isUnreadOnly && { unread: '1' as const }) });
  useQuery(id && store.details.get(id), { follow: () => void store.open(id) });

  return (
    <MessagesScreen
      box={box}
      onBoxChange={(next) => change({ box: next === 'mail' ? 'mail' : '', message: '' })}
      isUnreadOnly={isUnreadOnly}
      onUnreadOnlyChange={(next) => change({ show: next ? 'unread' : '' })}
      unread={store.unread}
      list={{ ...list, value: list.value && store.items }}
      open={id ? openOf(store, id, notice) : undefined}
      onOpen={(next) => change({ message: next }, 'push')}
      onClose={() => change({ message: '' })}
      onMarkAllRead={() => void store.markAll(box)}
      onMarkUnread={(one) => {
        change({ message: '' });
        void store.mark(one, false);
      }}
      onRemove={(one) => {
        change({ message: '' });
        void store.remove(one);
      }}
      onUndo={store.removed === undefined ? undefined : () => void store.undo()}
      writeFailure={notice(store.failure)}
    />
  );
});

function openOf(
  { details }: MessageStore,
  id: string,
  notice: ReturnType<typeof useNotice>['notice'],
): OpenMessage {
  const { value, failure, refresh } = details.get(id);
  if (value) return { status: 'ready', id, message: value };
  const failed = notice(failure, () => void refresh.call(details.get(id)));
  return failed ? { status: 'failed', id, notice: failed } : { status: 'loading', id };
}

/** Fetches what the page begins with, for somebody who is about to open it. */
export const prefetch = ({ pages }: SiteStores): void =>
  void pages.get(messageStore).list.setPage({ box: 'platform' }, 1);
