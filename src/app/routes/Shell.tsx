import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { localeRow } from '#locales';
import { accountMessages } from '../../features/shell/account.messages';
import { AccountButton } from '../../features/shell/AccountButton';
import { AppCodesButton } from '../../features/shell/AppCodesButton';
import { LanguageButton } from '../../features/shell/LanguageButton';
import { MessagesLink } from '../../features/shell/MessagesLink';
import { OnDemand } from '../../features/shell/OnDemand';
import { PhoneBalance } from '../../features/shell/PhoneBalance';
import { PhoneBar } from '../../features/shell/PhoneBar';
import { PhoneEntry } from '../../features/shell/PhoneEntry';
import { PhoneTabBar } from '../../features/shell/PhoneTabBar';
import { SignedInActions } from '../../features/shell/SignedInActions';
import { SignedOutActions } from '../../features/shell/SignedOutActions';
import { SiteHeader } from '../../features/shell/SiteHeader';
import { SiteLayout, type SiteChrome } from '../../features/shell/SiteLayout';
import { ThemeToggle } from '../../features/shell/ThemeToggle';
import { TrialBadge } from '../../features/shell/TrialBadge';
import { toggleTheme } from '../boot/theme';
import { legalAge } from '../brand/brand';
import { loginDialog, registerDialog } from './lazyDialogs';
import { dialogsOf } from './loadDialogs';
import { useLocation } from './router';
import { appLinks, footerLinks, navCategories, shellBrand } from './shellProps';
import { useSite } from './site';
import { SiteNotices } from './SiteNotices';
import { useScroll } from './useScroll';

const LanguageMenu = lazy(async () => ({
  default: (await import('../../features/shell/LanguageMenu')).LanguageMenu,
}));
const MemberMenu = lazy(async () => ({
  default: (await import('../../features/shell/MemberMenu')).MemberMenu,
}));
const PhoneDrawer = lazy(async () => ({
  default: (await import('../../features/shell/PhoneDrawer')).PhoneDrawer,
}));
const SideRail = lazy(async () => ({ default: (await import('../../features/shell/SideRail')).SideRail }));
const SiteFooter = lazy(async () => ({
  default: (await import('../../features/shell/SiteFooter')).SiteFooter,
}));
const AppCodes = lazy(async () => ({ default: (await import('../../features/shell/AppCodes')).AppCodes }));

const toTop = (): void => scrollTo({ top: 0, behavior: 'smooth' });
const onToggleTheme = (): void => void toggleTheme();

interface ShellProps {
  chrome: SiteChrome;
  /** The page. */
  children: ReactNode;
}

/** The site around a page: header, footer, side bar, tab bar, notices. */
export const Shell = observer(function Shell({ chrome, children }: ShellProps) {
  const { stores, brand, navigate, primeStyles } = useSite();
  const { session, member, wallet, lobby, start, locale, dialogs } = stores;
  const { pathname } = useLocation();
  const intl = useIntl();
  useScroll();
  const [isDrawerWanted, setDrawerWanted] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  useEffect(() => {
    // Again on each page, so that one failed call does not keep the menus away for the whole visit.
    void lobby.vendors.ensure();
  }, [lobby, pathname]);
  useEffect(() => setDrawerOpen(false), [pathname]);
  // What it led to would otherwise end in front of the open drawer.
  const fromDrawer = (name: 'changePassword' | 'logout'): void => {
    setDrawerOpen(false);
    dialogs.show(name);
  };

  const permission = start.permission.value;
  const resources = permission?.info.resources ?? [];
  const services = permission?.info.customerService ?? [];
  const apps = appLinks(resources);
  const theBrand = shellBrand(brand);
  const categories = navCategories(
    lobby.vendors.failure && !lobby.vendors.value ? undefined : lobby.categories,
    (path) => start.imageUrl(path),
  );
  // The search looks through the slots.
  const gameCount = categories.find(({ id }) => id === 'RNG')?.games;
  const onSearch = (query: string): void => navigate(`/rng?${new URLSearchParams({ q: query }).toString()}`);
  const onLogIn = (): void => dialogs.show('login');
  /** Fetches what a press would open: the binding, the dialog and its words. */
  const onIntent = (action: 'logIn' | 'register'): void => {
    const nearby = [
      dialogsOf(stores).load(),
      (action === 'logIn' ? loginDialog : registerDialog).load(),
      locale.ensureAreas(['session']),
    ];
    // The press asks again, and says so when that fails.
    Promise.all(nearby).then(primeStyles, () => undefined);
  };
  const onRegister =
    start.flags.has('DIRECTREG3') && (start.flags.has('USERNAMEREG3') || start.flags.has('MOBILENUMREG3'))
      ? () => dialogs.show('register')
      : undefined;
  const language =
    brand.languages.length > 1
      ? {
          languages: brand.languages.map(localeRow),
          current: locale.tag,
          onSelect: (tag: string) => void locale.switchTo(tag),
        }
      : undefined;
  const canChangePassword = session.mayOpenMemberCentre;
  const shownMember = {
    name: member.info.value?.nickname || session.account,
    avatarSrc: avatarUrl(),
  };
  const balance = {
    // No amount at all stands for one that is being fetched; a failure shows a dash, and the notice says why.
    amount: wallet.balance.value?.sumBalance ?? (wallet.balance.failure ? '' : undefined),
    currency: wallet.balance.value?.currency ?? '',
    isHidden: wallet.isHidden,
    isUpdating: wallet.balance.status === 'loading' || wallet.isRefreshing,
    onToggleHidden: () => wallet.toggleHidden(),
    onRefresh: () => void wallet.refresh(),
  };
  const messages = { href: '/noticePage', unread: member.unreadCount };

  return (
    <SiteLayout
      chrome={chrome}
      header={
        <>
          <SiteHeader
            brand={theBrand}
            headerTheme={brand.headerTheme}
            currentPath={pathname}
            categories={categories}
            gameCount={gameCount}
            onSearch={onSearch}
            account={account()}
            language={languageControl()}
            theme={<ThemeToggle onPress={onToggleTheme} />}
          />
          <PhoneBar
            brand={theBrand}
            headerTheme={brand.headerTheme}
            gameCount={gameCount}
            onSearch={onSearch}
            onOpenMenu={() => {
              setDrawerWanted(true);
              setDrawerOpen(true);
            }}
            account={
              session.isSignedIn ? (
                <MessagesLink {...messages} />
              ) : (
                <PhoneEntry onLogIn={onLogIn} onIntent={() => onIntent('logIn')} />
              )
            }
          />
          {isDrawerWanted && (
            <PhoneDrawer
              isOpen={isDrawerOpen}
              onOpenChange={setDrawerOpen}
              brand={theBrand}
              member={session.isSignedIn ? shownMember : undefined}
              currentPath={pathname}
              categories={categories.map(({ id }) => id)}
              language={language}
              onToggleTheme={onToggleTheme}
              more={
                canChangePassword
                  ? [{ id: 'changePassword', label: intl.formatMessage(accountMessages.changePassword) }]
                  : []
              }
              onMore={() => fromDrawer('changePassword')}
              onSignOut={session.isSignedIn ? () => fromDrawer('logout') : undefined}
            />
          )}
        </>
      }
      footer={
        <Suspense>
          <SiteFooter
            brand={theBrand}
            vendors={categories
              .flatMap(({ vendors }) => vendors)
              .slice(0, 8)
              .map(({ name, markSrc, href }) => ({ name, markSrc, href }))}
            links={footerLinks(categories.map(({ id }) => id))}
            resources={resources}
            payments={['bankTransfer', 'qrTransfer', 'eWallet', 'card', 'crypto']}
            age={legalAge}
            language={language}
            year={new Date().getFullYear()}
          />
        </Suspense>
      }
      rail={
        <Suspense>
          <SideRail
            services={services}
            onTop={toTop}
            apps={
              apps.length > 0 && (
                <OnDemand closed={(trigger) => <AppCodesButton {...trigger} />}>
                  <AppCodes apps={apps} defaultOpen />
                </OnDemand>
              )
            }
          />
        </Suspense>
      }
      tabBar={
        <PhoneTabBar
          currentPath={pathname}
          isSignedIn={session.isSignedIn}
          unread={member.unreadCount}
          onAction={(action) => {
            if (action === 'logIn') onLogIn();
            else if (action === 'wallet') void wallet.refresh();
            else {
              setDrawerWanted(true);
              setDrawerOpen(true);
            }
          }}
        />
      }
      notices={<SiteNotices />}
    >
      {session.isSignedIn && chrome !== 'header' && <PhoneBalance balance={balance} />}
      {children}
    </SiteLayout>
  );

  function account(): ReactNode {
    if (!session.isSignedIn)
      return (
        <SignedOutActions
          onLogIn={onLogIn}
          onRegister={onRegister}
          onFreePlay={
            start.flags.has('FREEPLAY3')
              ? () => void session.freePlay.run({ os: navigator.userAgent.slice(0, 32) })
              : undefined
          }
          isFreePlayPending={session.freePlay.isRunning}
          onIntent={onIntent}
        />
      );
    return (
      <SignedInActions
        balance={balance}
        trial={session.isTrial && <TrialBadge />}
        messages={messages}
        accountMenu={
          <OnDemand closed={(trigger) => <AccountButton member={shownMember} {...trigger} />}>
            <MemberMenu
              member={shownMember}
              entries={canChangePassword ? ['changePassword'] : []}
              onAction={(entry) => {
                if (entry === 'signOut') dialogs.show('logout');
                if (entry === 'changePassword') dialogs.show('changePassword');
              }}
              defaultOpen
            />
          </OnDemand>
        }
      />
    );
  }

  function languageControl(): ReactNode {
    if (!language) return undefined;
    return (
      <OnDemand closed={(trigger) => <LanguageButton current={localeRow(locale.tag)} {...trigger} />}>
        <LanguageMenu {...language} defaultOpen />
      </OnDemand>
    );
  }

  function avatarUrl(): string | undefined {
    const { value } = member.avatar;
    if (!value) return undefined;
    return value.avatarType === 'STATIC'
      ? `/avatars/${Number(value.avatar) % 32 || 0}.svg`
      : start.imageUrl(value.avatar);
  }
});
