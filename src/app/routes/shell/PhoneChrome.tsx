import { observer } from 'mobx-react-lite';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { accountMessages } from '../../../features/shell/account.messages';
import { MessagesLink } from '../../../features/shell/MessagesLink';
import { PhoneBalance } from '../../../features/shell/PhoneBalance';
import { PhoneBar } from '../../../features/shell/PhoneBar';
import { PhoneEntry } from '../../../features/shell/PhoneEntry';
import { PhoneTabBar } from '../../../features/shell/PhoneTabBar';
import { toggleTheme } from '../../boot/theme';
import { useLocation } from '../router';
import { useSite } from '../site';
import { useBalance, useEntry, useLanguages, useMember, useNavigation } from './chrome';
import { shellBrand } from './shellProps';

const PhoneDrawer = lazy(async () => ({
  default: (await import('../../../features/shell/PhoneDrawer')).PhoneDrawer,
}));

/** Whether the drawer of phones is open: one for the header and the tab bar, which both open it. */
export interface DrawerState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The drawer's state, which a change of page closes. */
export function useDrawer(): DrawerState {
  const { pathname } = useLocation();
  const [isOpen, onOpenChange] = useState(false);
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    onOpenChange(false);
  }
  return { isOpen, onOpenChange };
}

/** The header of phones, with the drawer that its first button opens. */
export const PhoneHeader = observer(function PhoneHeader({ drawer }: { drawer: DrawerState }) {
  const { stores, brand } = useSite();
  const { gameCount, onSearch } = useNavigation();
  const { onLogIn, onIntent } = useEntry();
  const { messages } = useMember();
  const [isWanted, setWanted] = useState(false);
  if (drawer.isOpen && !isWanted) setWanted(true);
  return (
    <>
      <PhoneBar
        brand={shellBrand(brand)}
        headerTheme={brand.headerTheme}
        gameCount={gameCount}
        onSearch={onSearch}
        onOpenMenu={() => drawer.onOpenChange(true)}
        account={
          stores.session.isSignedIn ? (
            <MessagesLink {...messages} />
          ) : (
            <PhoneEntry onLogIn={onLogIn} onIntent={() => onIntent('logIn')} />
          )
        }
      />
      {isWanted && <Drawer {...drawer} />}
    </>
  );
});

const Drawer = observer(function Drawer({ isOpen, onOpenChange }: DrawerState) {
  const { stores, brand } = useSite();
  const { session, dialogs } = stores;
  const { pathname } = useLocation();
  const { formatMessage } = useIntl();
  const { categories } = useNavigation();
  const { shown, entries } = useMember();
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
      currentPath={pathname}
      categories={categories.map(({ id }) => id)}
      language={useLanguages()}
      onToggleTheme={() => void toggleTheme()}
      more={entries.map((id) => ({ id, label: formatMessage(accountMessages[id]) }))}
      onMore={() => leaveFor('changePassword')}
      onSignOut={session.isSignedIn ? () => leaveFor('logout') : undefined}
    />
  );
});

/** The main places along the bottom of a phone. */
export const PhoneTabs = observer(function PhoneTabs({ drawer }: { drawer: DrawerState }) {
  const { session, member, wallet, dialogs } = useSite().stores;
  const { pathname } = useLocation();
  return (
    <PhoneTabBar
      currentPath={pathname}
      isSignedIn={session.isSignedIn}
      unread={member.unreadCount}
      onAction={(action) => {
        if (action === 'logIn') dialogs.show('login');
        else if (action === 'wallet') void wallet.refresh();
        else drawer.onOpenChange(true);
      }}
    />
  );
});

/** The money of who is signed in, above the page. */
export const PhoneMoney = observer(function PhoneMoney() {
  const { isSignedIn } = useSite().stores.session;
  const balance = useBalance();
  return isSignedIn && <PhoneBalance balance={balance} />;
});
