import { observer } from 'mobx-react-lite';
import { SignedOutActions } from '#features/shell/SignedOutActions.tsx';
import { SiteHeader } from '#features/shell/SiteHeader.tsx';
import { ThemeToggle } from '#features/shell/ThemeToggle.tsx';
import { toggleTheme } from '../../boot/theme';
import { useLocation } from '../router';
import { useSite } from '../site';
import { useEntry, useNavigation } from './chrome';
import { LanguageSwitch } from './LanguageSwitch';
import { memberParts } from './memberParts';
import { shellBrand } from './shellProps';

const { Component: Member } = memberParts;

/** The header of wide windows. */
export const WideHeader = observer(function WideHeader() {
  const { stores, brand } = useSite();
  const { pathname } = useLocation();
  return (
    <SiteHeader
      brand={shellBrand(brand)}
      headerTheme={brand.headerTheme}
      currentPath={pathname}
      {...useNavigation()}
      account={stores.session.isSignedIn ? <Member part="actions" /> : <SignedOut />}
      language={<LanguageSwitch />}
      theme={brand.themes?.length !== 1 && <ThemeToggle onPress={() => void toggleTheme()} />}
    />
  );
});

const SignedOut = observer(function SignedOut() {
  const { session, start } = useSite().stores;
  return (
    <SignedOutActions
      {...useEntry()}
      onFreePlay={start.flags.has('FREEPLAY3') ? () => void session.freePlay.run() : undefined}
      isFreePlayPending={session.freePlay.isRunning}
    />
  );
});
