import IconFlame from '@tabler/icons-react/dist/esm/icons/IconFlame.mjs';
import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import { useIntl } from 'react-intl';
import { NavDropdown } from '#ds/NavDropdown';
import { list, root } from './CategoryNav.styles';
import { navMessages } from './messages';
import { categoryPlaces, isCurrentPath, pages } from './navigation';
import { shownVendors, vendorMenu, type NavCategory } from './vendorMenu';

export interface CategoryNavProps {
  /** The categories that have vendors, in the order of the row. */
  categories: readonly NavCategory[];
  /** Path of the page that is open, without query. */
  currentPath: string;
}

/** The row of games in the header: each category opens a menu of its vendors. */
export function CategoryNav({ categories, currentPath }: CategoryNavProps) {
  const intl = useIntl();
  const t = intl.formatMessage;
  const page = (id: 'home' | 'hotGames' | 'promotions', icon: typeof IconHome) => (
    <NavDropdown
      place={{ label: t(navMessages[id]), icon, href: pages[id] }}
      isCurrent={isCurrentPath(pages[id], currentPath)}
    />
  );
  return (
    <nav css={root} aria-label={t(navMessages.games)}>
      <ul css={list}>
        {page('home', IconHome)}
        {page('hotGames', IconFlame)}
        {categories.map((category) => {
          const { href, icon, label } = categoryPlaces[category.id];
          return (
            <NavDropdown
              key={category.id}
              place={{ label: t(label), icon, href }}
              menu={vendorMenu(intl, category)}
              maxEntries={shownVendors(category.id)}
              isCurrent={isCurrentPath(href, currentPath)}
            />
          );
        })}
        {page('promotions', IconGift)}
      </ul>
    </nav>
  );
}
