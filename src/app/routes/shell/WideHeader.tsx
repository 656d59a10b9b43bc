import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import { AccountButton } from '#features/shell/AccountButton.tsx';
import { OnDemand } from '#features/shell/OnDemand.tsx';
import { SignedInActions } from '#features/shell/SignedInActions.tsx';
import { SignedOutActions } from '#features/shell/SignedOutActions.tsx';
import { SiteHeader } from '#features/shell/SiteHeader.tsx';
import { ThemeToggle } from '#features/shell/ThemeToggle.tsx';
import { TrialBadge } from '#features/shell/TrialBadge.tsx';
import { toggleTheme } from '../../boot/theme';
import { useLocation } from '../router';
import { useSite } from '../site';
import { useBalance, useEntry, useMember, useNavigation } from './chrome';
import { DepositLink } from './DepositLink';
import { LanguageSwitch } from './LanguageSwitch';
import { shellBrand } from './shellProps';

const MemberMenu = lazy(async () => ({
  default: (await import('./MemberMenuBinding')).MemberMenuBinding,
}));

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
      account={stores.session.isSignedIn ? <SignedIn /> : <SignedOut />}
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

const SignedIn = observer(function SignedIn() {
  const { session } = useSite().stores;
  const { shown, messages } = useMember();
  return (
    <SignedInActions
      balance={useBalance()}
      deposit={!session.isTrial && <DepositLink size="sm" />}
      trial={session.isTrial && <TrialBadge />}
      messages={messages}
      accountMenu={
        <OnDemand closed={(trigger) => <AccountButton member={shown} {...trigger} />}>
          <MemberMenu />
        </OnDemand>
      }
    />
  );
});
