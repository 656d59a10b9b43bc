import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Logo } from '#ds/Logo';
import { themeScope } from '#theme/themeScope';
import { GameSearch } from './GameSearch';
import { navMessages } from './messages';
import { pages } from './navigation';
import * as styles from './PhoneBar.styles';
import type { ShellBrand, SiteHeaderProps } from './SiteHeader';

export interface PhoneBarProps extends Pick<SiteHeaderProps, 'headerTheme' | 'gameCount' | 'onSearch'> {
  brand: ShellBrand;
  onOpenMenu: () => void;
  /** MessagesLink when signed in, PhoneEntry when not. */
  account: ReactNode;
  /** Told when pointer or focus reaches the menu button, so that the drawer's code can be fetched before the press. */
  onMenuIntent?: (() => void) | undefined;
}

/** The header of phones. Search opens below it. */
export function PhoneBar({
  brand,
  headerTheme,
  gameCount,
  onSearch,
  onOpenMenu,
  account,
  onMenuIntent,
}: PhoneBarProps) {
  const { formatMessage: say } = useIntl();
  const searchId = useId();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <header
      css={styles.root}
      {...(headerTheme === 'dark' && themeScope(brand.id, 'dark'))}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setIsSearching(false);
      }}
    >
      <div css={styles.bar}>
        <span css={styles.menu}>
          <IconButton
            icon={IconMenu2}
            size="lg"
            aria-label={say(navMessages.menu)}
            aria-haspopup="dialog"
            onPress={onOpenMenu}
            {...(onMenuIntent && { onHoverStart: onMenuIntent, onFocus: onMenuIntent })}
          />
        </span>
        <a css={styles.home} href={pages.home}>
          <Logo name={brand.name} src={brand.logoSrc} size="sm" />
        </a>
        <div css={styles.end}>
          <IconButton
            icon={IconSearch}
            aria-label={say(navMessages.searchButton)}
            aria-expanded={isSearching}
            {...(isSearching && { 'aria-controls': searchId })}
            onPress={() => {
              setIsSearching(!isSearching);
            }}
          />
          {account}
        </div>
      </div>
      {isSearching && (
        <div id={searchId} css={styles.search}>
          <GameSearch
            gameCount={gameCount}
            isFocusedFirst
            onSearch={(query) => {
              setIsSearching(false);
              onSearch(query);
            }}
          />
        </div>
      )}
    </header>
  );
}
