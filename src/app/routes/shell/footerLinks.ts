import type { FooterLinks } from '#features/shell/footerLinks.ts';
import { categoryPaths } from '../categoryPaths';

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
    helpCentre: '/help',
    download: '/download',
    pointsMall: '/pointMall',
    vip: '/vip',
    feedback: '/feedback',
    news: '/news',
    blog: '/blog',
    becomeAgent: '/join',
    notices: '/noticePage',
    lines: '/lines',
    aboutUs: '/aboutUs',
  };
}
