import type { IntlShape } from 'react-intl';
import { Badge } from '#ds/Badge';
import type { NavDropdownProps } from '#ds/NavDropdown';
import { categoryPlaces, type NavCategoryId } from './navigation';
import { vendorMessages } from './vendor.messages';

/** A studio or provider of a category. */
export interface NavVendor {
  /** Provider code (vassalage). */
  id: string;
  name: string;
  /** Where it leads, such as `/rng?page=VELORA`. */
  href: string;
  /** How many games, tables, lotteries or events it offers. 0 is not shown. */
  games: number;
  /** Address of its mark, a drawing of one colour. */
  markSrc?: string | undefined;
  isHot?: boolean;
}

/** One game to see first in the menu of a category. */
export interface NavFeature {
  id: string;
  name: string;
  /** One line below the name, such as studio and lowest stake. */
  sub?: string;
  href: string;
  imageSrc: string;
}

/** A category that has games at the moment. */
export interface NavCategory {
  id: NavCategoryId;
  /** In the brand's order; the menu shows the first of them and the way to the rest. */
  vendors: readonly NavVendor[];
  /** Games of the whole category, if known. */
  games?: number | undefined;
  feature?: NavFeature | undefined;
}

/** Vendors that a menu shows before More. Source: spec section 9. */
export const shownVendors = (id: NavCategoryId): number => (id === 'RNG' ? 7 : 11);

/** What the menu of a category shows. */
export function vendorMenu(
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { id, vendors, games, feature }: NavCategory,
): NonNullable<NavDropdownProps['menu']> {
  const { href, unit } = categoryPlaces[id];
  const count = (many: number) => formatMessage(unit, { count: many });
  const studios = formatMessage(vendorMessages.studios, { count: vendors.length });
  return {
    // One more than is shown, which stands for all the rest: each takes a moment to be worded.
    entries: vendors.slice(0, shownVendors(id) + 1).map((vendor) => ({
      id: vendor.id,
      name: vendor.name,
      href: vendor.href,
      markSrc: vendor.markSrc,
      ...(vendor.games > 0 && { sub: count(vendor.games) }),
      ...(vendor.isHot && {
        badge: (
          <Badge tone="highlight" size="sm">
            {formatMessage(vendorMessages.hot)}
          </Badge>
        ),
      }),
    })),
    summary: games ? formatMessage(vendorMessages.summary, { offer: count(games), studios }) : studios,
    more: { href, sub: formatMessage(vendorMessages.allStudios) },
    ...(feature && { feature }),
  };
}
