import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLogin from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconWallet from '@tabler/icons-react/dist/esm/icons/IconWallet.mjs';
import { useIntl } from 'react-intl';
import { BottomTabBar, type BottomTabBarItem } from '#ds/BottomTabBar';
import { CountBadge } from '#ds/CountBadge';
import { siteMessages } from '../site.messages';
import { accountMessages } from './account.messages';
import { navMessages } from './messages';
import { pages, tabOf } from './navigation';

/** What a press on a tab asks for that is not a page. */
export type PhoneTabAction = 'wallet' | 'logIn' | 'account';

export interface PhoneTabBarProps {
  /** Path of the page that is open, without query. */
  currentPath: string;
  isSignedIn: boolean;
  /** Unread messages, over the account. */
  unread?: number;
  onAction: (action: PhoneTabAction) => void;
}

/** The main places along the bottom of a phone. Without a session, the wallet's place is the way in. */
export function PhoneTabBar({ currentPath, isSignedIn, unread = 0, onAction }: PhoneTabBarProps) {
  const { formatMessage: t } = useIntl();
  const wallet: BottomTabBarItem = isSignedIn
    ? {
        id: 'wallet',
        label: t(navMessages.wallet),
        icon: IconWallet,
      }
    : { id: 'logIn', label: t(siteMessages.logIn), icon: IconLogin };
  const items: readonly BottomTabBarItem[] = [
    { id: 'home', label: t(navMessages.home), icon: IconHome, href: pages.home },
    { id: 'games', label: t(navMessages.games), icon: IconLayoutGrid, href: pages.gameCenter },
    wallet,
    { id: 'promos', label: t(navMessages.promos), icon: IconGift, href: pages.promotions },
    {
      id: 'account',
      label: t(navMessages.account),
      icon: IconUser,
      ...(unread > 0 && {
        badge: <CountBadge count={unread} label={t(accountMessages.unread, { count: unread })} />,
      }),
    },
  ];
  return (
    <BottomTabBar
      aria-label={t(navMessages.main)}
      items={items}
      currentId={tabOf(currentPath)}
      onAction={(id) => {
        if (id === 'logIn' || id === 'account' || id === 'wallet') onAction(id);
      }}
    />
  );
}
