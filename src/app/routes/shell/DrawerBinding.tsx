import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconLifebuoy from '@tabler/icons-react/dist/esm/icons/IconLifebuoy.mjs';
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { accountMessages } from '#features/shell/account.messages.ts';
import { liveChatMessages } from '#features/liveChat.messages.ts';
import { footerMessages } from '#features/shell/footer.messages.ts';
import { PhoneDrawer } from '#features/shell/PhoneDrawer.tsx';
import { serviceLinks } from '#features/shell/services.ts';
import { toggleTheme } from '../../boot/theme';
import { useLocation } from '../router';
import { useSite } from '../site';
import { useOpenChat } from '../useOpenChat';
import { useLanguages, useNavigation } from './chrome';
import { useMember } from './memberChrome';
import { entriesFor, type MemberEntry } from './memberEntries';
import { shellBrand } from './shellProps';
import type { DrawerState } from './useDrawer';

/** The navigation of phones on its stores. */
export const DrawerBinding = observer(function DrawerBinding({
  isOpen,
  onOpenChange,
  playMenu,
}: DrawerState & { playMenu?: ReactNode }) {
  const { stores, brand } = useSite();
  const { session, dialogs, start } = stores;
  const openChat = useOpenChat();
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const { categories } = useNavigation();
  const { shown } = useMember();
  const entries = Object.entries(entriesFor(session)) as [MemberEntry, string | undefined][];
  // What it led to would otherwise end in front of the open drawer.
  const leaveFor = (name: 'changePassword' | 'logout'): void => {
    onOpenChange(false);
    dialogs.show(name);
  };
  return (
    <PhoneDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      brand={shellBrand(brand)}
      member={session.isSignedIn ? shown : undefined}
      playMenu={playMenu}
      currentPath={pathname}
      categories={categories.map(({ id }) => id)}
      language={useLanguages()}
      onToggleTheme={brand.themes?.length === 1 ? undefined : () => void toggleTheme()}
      more={[
        ...entries.map(([id, href]) => ({
          id,
          label: formatMessage(accountMessages[id]),
          ...(href !== undefined && { href }),
        })),
        ...(openChat
          ? [{ id: 'chat', label: formatMessage(liveChatMessages.liveChat), icon: IconMessageCircle }]
          : []),
        ...serviceLinks(start.permission.value?.info.customerService ?? []).map(({ href, title, icon }) => ({
          id: href,
          label: title,
          icon,
          href,
        })),
        { id: 'help', label: formatMessage(footerMessages.helpCentre), icon: IconLifebuoy, href: '/help' },
        {
          id: 'download',
          label: formatMessage(footerMessages.download),
          icon: IconDownload,
          href: '/download',
        },
      ]}
      onMore={(id) => (id === 'chat' ? openChat?.() : leaveFor('changePassword'))}
      onSignOut={session.isSignedIn ? () => leaveFor('logout') : undefined}
    />
  );
});
