import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Drawer } from '#ds/Drawer';
import { Icon } from '#ds/Icon';
import { IconButton } from '#ds/IconButton';
import { Logo } from '#ds/Logo';
import { SideNav, type SideNavItem } from '#ds/SideNav';
import { accountMessages } from './account.messages';
import { DrawerMember, type DrawerMemberProps } from './DrawerMember';
import { LanguageMenu, type LanguageMenuProps } from './LanguageMenu';
import { navMessages } from './messages';
import { categoryPlaces, isCurrentPath, pages, type NavCategoryId } from './navigation';
import * as styles from './PhoneDrawer.styles';
import { serviceMessages } from './service.messages';
import type { ShellBrand } from './SiteHeader';
import { ThemeToggle } from './ThemeToggle';

export interface PhoneDrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  brand: ShellBrand;
  /** Who is signed in; the brand stands in their place when nobody is. */
  member?: DrawerMemberProps | undefined;
  /** The two buttons on top: deposit and withdrawal, or the ways in. */
  actions?: ReactNode;
  /** What was won and lost since log-in, and the ways to stop, on a page on which one can bet. */
  playMenu?: ReactNode;
  /** Path of the page that is open, without query. */
  currentPath: string;
  /** The categories that have vendors. */
  categories: readonly NavCategoryId[];
  /** Places below the line, such as the points mall and live chat; only those that exist. */
  more?: readonly SideNavItem[] | undefined;
  /** Told of a press on one of `more` that has no `href`. */
  onMore?: ((id: string) => void) | undefined;
  /** Absent when the brand has one language. */
  language?: Pick<LanguageMenuProps, 'languages' | 'current' | 'onSelect'> | undefined;
  /** Absent when the brand has one theme. */
  onToggleTheme?: (() => void) | undefined;
  /** Absent when nobody is signed in. */
  onSignOut?: (() => void) | undefined;
}

/** The navigation of phones, from the edge of the screen. */
export function PhoneDrawer({
  isOpen,
  onOpenChange,
  brand,
  member,
  actions,
  playMenu,
  currentPath,
  categories,
  more = [],
  onMore,
  language,
  onToggleTheme,
  onSignOut,
}: PhoneDrawerProps) {
  const { formatMessage: t } = useIntl();
  const page = (id: keyof typeof pages, icon: typeof IconHome): SideNavItem => ({
    id: pages[id],
    label: t(navMessages[id]),
    icon,
    href: pages[id],
  });
  const places: SideNavItem[] = [
    page('home', IconHome),
    page('hotGames', IconFlame),
    ...categories.map((id) => ({
      id: categoryPlaces[id].href,
      label: t(categoryPlaces[id].label),
      icon: categoryPlaces[id].icon,
      href: categoryPlaces[id].href,
      badge: <Icon icon={IconChevronRight} size={16} isDirectional />,
    })),
    page('promotions', IconGift),
    page('gameCenter', IconLayoutGrid),
    page('aboutUs', IconInfoCircle),
  ];
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={member ? <DrawerMember {...member} /> : <Logo name={brand.name} src={brand.logoSrc} size="sm" />}
      footer={
        <div css={styles.foot}>
          {language && (
            <div css={styles.language}>
              <LanguageMenu {...language} isWide />
            </div>
          )}
          {onToggleTheme && <ThemeToggle size="md" emphasis="solid" onPress={onToggleTheme} />}
          {onSignOut && (
            <IconButton
              icon={IconLogout}
              emphasis="solid"
              isDirectional
              aria-label={t(accountMessages.signOut)}
              onPress={onSignOut}
            />
          )}
        </div>
      }
    >
      {actions && <div css={styles.actions}>{actions}</div>}
      {playMenu && <div css={styles.playMenu}>{playMenu}</div>}
      <div css={styles.nav}>
        <SideNav
          aria-label={t(navMessages.main)}
          groups={[{ id: 'places', items: places }]}
          currentId={places.find(({ id }) => isCurrentPath(id, currentPath))?.id}
          onAction={() => onOpenChange(false)}
        />
        {more.length > 0 && (
          <div css={styles.more}>
            <SideNav
              aria-label={t(serviceMessages.label)}
              groups={[{ id: 'more', items: more }]}
              onAction={(id) => {
                onOpenChange(false);
                if (more.some((item) => item.id === id && item.href === undefined)) onMore?.(id);
              }}
            />
          </div>
        )}
      </div>
    </Drawer>
  );
}
