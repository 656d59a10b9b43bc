import type { GameCategory, VendorCard } from '#contract';
import type { ShellBrand } from '#features/shell/SiteHeader.tsx';
import type { NavCategory } from '#features/shell/vendorMenu.tsx';
import type { Brand } from '../../brand/brand';
import { placesOf } from '../categoryPaths';

export const shellBrand = ({ id, name }: Brand): ShellBrand => ({
  id,
  name,
  logoSrc: `/brand/${id}/logo.svg`,
});

/**
 * The categories of the navigation: only those that have vendors, or all of them, without menus, when the vendors could
 * not be had. ELOTT stands for LOTT too. `order`: those that the brand shows, in its order.
 */
export function navCategories(
  byCategory: ReadonlyMap<GameCategory, readonly VendorCard[]> | undefined,
  imageUrl: (path: string) => string,
  order?: Brand['navigation'],
): NavCategory[] {
  const places = placesOf(order);
  if (!byCategory) return places.map(({ id }) => ({ id, vendors: [] }));
  return places.flatMap(({ id, path }) => {
    const cards = [...(byCategory.get(id) ?? []), ...(id === 'ELOTT' ? (byCategory.get('LOTT') ?? []) : [])];
    if (cards.length === 0) return [];
    return [
      {
        id,
        // Every book of odds offers the same events.
        games: cards.reduce((sum, { games }) => (/SPORTS/.test(id) ? games : sum + games), 0),
        vendors: cards.map(({ vassalage, name, games, smallIcon, isHot }) => ({
          id: vassalage,
          name,
          href: `${path}?page=${vassalage}`,
          games,
          markSrc: smallIcon === undefined ? undefined : imageUrl(smallIcon),
          isHot: isHot === 1,
        })),
      },
    ];
  });
}
