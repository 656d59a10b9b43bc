import type { GameCategory, VendorCard } from '#contract';
import type { AppLink } from '../../../features/shell/AppCodes';
import type { FooterLinks } from '../../../features/shell/footerLinks';
import type { ShellBrand } from '../../../features/shell/SiteHeader';
import type { NavCategory } from '../../../features/shell/vendorMenu';
import type { Brand } from '../../brand/brand';
import { categoryPaths } from '../categoryPaths';

export const shellBrand = ({ id, name }: Brand): ShellBrand => ({
  id,
  name,
  logoSrc: `/brand/${id}/logo.svg`,
});

/**
 * The categories of the navigation: only those that have vendors, or all of them, without menus, when the vendors could
 * not be had. ELOTT stands for LOTT too.
 */
export function navCategories(
  byCategory: ReadonlyMap<GameCategory, readonly VendorCard[]> | undefined,
  imageUrl: (path: string) => string,
): NavCategory[] {
  if (!byCategory) return categoryPaths.map(({ id }) => ({ id, vendors: [] }));
  return categoryPaths.flatMap(({ id, path }) => {
    const cards = [...(byCategory.get(id) ?? []), ...(id === 'ELOTT' ? (byCategory.get('LOTT') ?? []) : [])];
    if (cards.length === 0) return [];
    return [
      {
        id,
        games: cards.reduce((sum, { games }) => sum + games, 0),
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

/** The links of the footer whose pages exist. */
export function footerLinks(categories: readonly string[]): FooterLinks {
  const names = {
    ELOTT: 'lottery',
    LIVE: 'live',
    RNG: 'slots',
    SPORTS: 'sports',
    ESPORTS: 'esports',
    FISH: 'fishing',
    PVP: 'pvp',
  } as const;
  const games = categoryPaths
    .filter(({ id }) => categories.includes(id))
    .map(({ id, path }) => [names[id], path] as const);
  return {
    ...Object.fromEntries(games),
    promotions: '/promotions',
    notices: '/noticePage',
    lines: '/lines',
    aboutUs: '/aboutUs',
  };
}

const appKinds = { IOS: 'ios', ANDROID: 'android', MOBILECONFIG: 'lite' } as const;

/** The apps among the resources of the permission call; only https addresses. */
export function appLinks(resources: readonly { resourceType: string; url: string }[]): AppLink[] {
  return resources.flatMap(({ resourceType, url }) => {
    const kind = appKinds[resourceType.toUpperCase() as keyof typeof appKinds];
    return kind && url.startsWith('https://') ? [{ kind, url }] : [];
  });
}
