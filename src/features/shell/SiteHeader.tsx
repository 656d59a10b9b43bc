import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Logo } from '#ds/Logo';
import { TopNav } from '#ds/TopNav';
import type { AnyBrandId } from '#theme/brands';
import { themeScope } from '#theme/themeScope';
import { CategoryNav } from './CategoryNav';
import { navMessages } from './messages';
import { isCurrentPath, pages } from './navigation';
import { SearchButton } from './SearchButton';
import * as styles from './SiteHeader.styles';
import type { NavCategory } from './vendorMenu';

/** The brand as the chrome shows it. */
export interface ShellBrand {
  id: AnyBrandId;
  name: string;
  /** Address of the brand's mark. */
  logoSrc?: string | undefined;
}

export interface SiteHeaderProps {
  brand: ShellBrand;
  /** `dark` keeps the header dark in both themes. Source: the brand's configuration. */
  headerTheme: 'match' | 'dark';
  /** Path of the page that is open, without query. */
  currentPath: string;
  /** The categories that have vendors, in the order of the row. */
  categories: readonly NavCategory[];
  /** How many games can be searched, if known. */
  gameCount?: number | undefined;
  /** Opens the search over everything. */
  onSearch: () => void;
  /** Told when the search is about to be opened. */
  onSearchIntent?: (() => void) | undefined;
  /** SignedOutActions, SignedInActions, or what holds their place while the session is restored. */
  account: ReactNode;
  /** LanguageButton or LanguageMenu; absent when the brand has one language. */
  language?: ReactNode;
  /** ThemeToggle. */
  theme: ReactNode;
}

/** The header of wide screens: pages, search and account above, games below. Phones get PhoneBar. */
export function SiteHeader({
  brand,
  headerTheme,
  currentPath,
  categories,
  gameCount,
  onSearch,
  onSearchIntent,
  account,
  language,
  theme,
}: SiteHeaderProps) {
  const { formatMessage: t } = useIntl();
  const items = (['home', 'gameCenter', 'aboutUs', 'promotions'] as const).map((id) => ({
    id,
    label: t(navMessages[id]),
    href: pages[id],
  }));
  return (
    <header css={styles.root} {...(headerTheme === 'dark' && themeScope(brand.id, 'dark'))}>
      <div css={styles.top}>
        <a css={styles.home} href={pages.home}>
          <Logo name={brand.name} src={brand.logoSrc} />
        </a>
        <TopNav
          aria-label={t(navMessages.main)}
          items={items}
          currentId={items.find(({ href }) => isCurrentPath(href, currentPath))?.id}
        />
        <div css={styles.end}>
          <SearchButton gameCount={gameCount} onPress={onSearch} onIntent={onSearchIntent} />
          {account}
        </div>
      </div>
      <div css={styles.nav}>
        <div css={styles.row}>
          <CategoryNav categories={categories} currentPath={currentPath} />
          <div css={styles.settings}>
            {language}
            {theme}
          </div>
        </div>
      </div>
    </header>
  );
}
