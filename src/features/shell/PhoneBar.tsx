import IconMenu2 from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ds/IconButton';
import { Logo } from '#ds/Logo';
import { themeScope } from '#theme/themeScope';
import { navMessages } from './messages';
import { pages } from './navigation';
import * as styles from './PhoneBar.styles';
import type { ShellBrand, SiteHeaderProps } from './SiteHeader';

export interface PhoneBarProps extends Pick<SiteHeaderProps, 'headerTheme' | 'onSearch' | 'onSearchIntent'> {
  brand: ShellBrand;
  onOpenMenu: () => void;
  /** PlayTime under the name, on a page on which one can bet. */
  time?: ReactNode;
  /** MessagesLink when signed in, PhoneEntry when not. */
  account: ReactNode;
}

/** The header of phones. */
export function PhoneBar({
  brand,
  headerTheme,
  onSearch,
  onSearchIntent,
  onOpenMenu,
  time,
  account,
}: PhoneBarProps) {
  const { formatMessage: t } = useIntl();
  return (
    <header css={styles.root} {...(headerTheme === 'dark' && themeScope(brand.id, 'dark'))}>
      <div css={styles.bar}>
        <span css={styles.menu}>
          <IconButton
            icon={IconMenu2}
            size="lg"
            aria-label={t(navMessages.menu)}
            aria-haspopup="dialog"
            onPress={onOpenMenu}
          />
        </span>
        <div css={styles.name}>
          <a css={styles.home} href={pages.home}>
            <Logo name={brand.name} src={brand.logoSrc} size="sm" />
          </a>
          {time}
        </div>
        <div css={styles.end}>
          <IconButton
            icon={IconSearch}
            aria-label={t(navMessages.searchButton)}
            aria-haspopup="dialog"
            onPress={onSearch}
            {...(onSearchIntent && { onHoverStart: onSearchIntent, onFocus: onSearchIntent })}
          />
          {account}
        </div>
      </div>
    </header>
  );
}
