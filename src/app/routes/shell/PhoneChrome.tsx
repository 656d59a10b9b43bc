import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { PhoneBar } from '#features/shell/PhoneBar.tsx';
import { PhoneEntry } from '#features/shell/PhoneEntry.tsx';
import { PhoneTabBar } from '#features/shell/PhoneTabBar.tsx';
import { LazyDialog } from '../LazyDialog';
import { useLocation } from '../router';
import { useSite } from '../site';
import { useEntry, useNavigation } from './chrome';
import { memberParts } from './memberParts';
import { shellBrand } from './shellProps';
import type { DrawerState } from './useDrawer';
import { lazyPart } from '../lazyWithPreload';

const { Component: Member } = memberParts;
const Drawer = lazyPart(async () => (await import('./DrawerBinding')).DrawerBinding);

interface PhoneHeaderProps {
  drawer: DrawerState;
  /** The time since log-in, and what was won and lost, on a page on which one can bet. */
  time?: ReactNode;
  playMenu?: ReactNode;
}

/** The header of phones, with the drawer that its first button opens. */
export const PhoneHeader = observer(function PhoneHeader({ drawer, time, playMenu }: PhoneHeaderProps) {
  const { stores, brand } = useSite();
  const { onSearch, onSearchIntent } = useNavigation();
  const { onLogIn, onIntent } = useEntry();
  const [isWanted, setWanted] = useState(false);
  if (drawer.isOpen && !isWanted) setWanted(true);
  return (
    <>
      <PhoneBar
        brand={shellBrand(brand)}
        headerTheme={brand.headerTheme}
        onSearch={onSearch}
        onSearchIntent={onSearchIntent}
        time={time}
        onOpenMenu={() => drawer.onOpenChange(true)}
        account={
          stores.session.isSignedIn ? (
            <Member part="messages" />
          ) : (
            <PhoneEntry onLogIn={onLogIn} onIntent={() => onIntent('logIn')} />
          )
        }
      />
      {isWanted && (
        <LazyDialog name="drawer">
          <Drawer {...drawer} playMenu={playMenu} />
        </LazyDialog>
      )}
    </>
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
