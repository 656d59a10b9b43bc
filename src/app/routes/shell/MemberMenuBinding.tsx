import { observer } from 'mobx-react-lite';
import { MemberMenu } from '#features/shell/MemberMenu.tsx';
import { useSite } from '../site';
import { useOpenChat } from '../useOpenChat';
import { useMember } from './memberChrome';
import { entriesFor, type MemberEntry } from './memberEntries';

/** The account's menu on its stores, opened as soon as it is there. */
export const MemberMenuBinding = observer(function MemberMenuBinding() {
  const { session, dialogs } = useSite().stores;
  const { shown } = useMember();
  const hrefs = entriesFor(session);
  const openChat = useOpenChat();
  return (
    <MemberMenu
      member={shown}
      entries={[...(Object.keys(hrefs) as MemberEntry[]), ...(openChat ? (['chat'] as const) : [])]}
      hrefs={hrefs}
      onAction={(entry) => {
        if (entry === 'chat') openChat?.();
        if (entry === 'signOut') dialogs.show('logout');
        if (entry === 'changePassword') dialogs.show('changePassword');
      }}
      defaultOpen
    />
  );
});
