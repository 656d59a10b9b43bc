import IconBallFootball from '@tabler/icons-react/dist/esm/icons/IconBallFootball.mjs';
import IconCircleNumber8 from '@tabler/icons-react/dist/esm/icons/IconCircleNumber8.mjs';
import IconDeviceGamepad2 from '@tabler/icons-react/dist/esm/icons/IconDeviceGamepad2.mjs';
import IconFish from '@tabler/icons-react/dist/esm/icons/IconFish.mjs';
import IconPlayCard from '@tabler/icons-react/dist/esm/icons/IconPlayCard.mjs';
import IconSpade from '@tabler/icons-react/dist/esm/icons/IconSpade.mjs';
import type { GameCategory } from '#contract';
import { SlotsIcon, type IconSource } from '#ds/Icon';
import { gameTypeMessages } from '../gameType.messages';
import { vendorMessages } from './vendor.messages';

/** A category of games in the navigation. ELOTT stands for LOTT too: both are on one page. */
export type NavCategoryId = Exclude<GameCategory, 'LOTT'>;

/** Where a category leads, how it is drawn and named, and what its games are counted as. Source: spec section 2, routes. */
interface CategoryPlace {
  href: string;
  icon: IconSource;
  label: (typeof gameTypeMessages)['RNG'];
  unit: (typeof vendorMessages)['games' | 'tables' | 'lotteries' | 'events' | 'matches' | 'rooms'];
}

const { lotteries, tables, games, events, matches, rooms } = vendorMessages;

export const categoryPlaces = {
  ELOTT: { href: '/elott', icon: IconCircleNumber8, label: gameTypeMessages.ELOTT, unit: lotteries },
  LIVE: { href: '/live', icon: IconPlayCard, label: gameTypeMessages.LIVE, unit: tables },
  RNG: { href: '/rng', icon: SlotsIcon, label: gameTypeMessages.RNG, unit: games },
  SPORTS: { href: '/sports', icon: IconBallFootball, label: gameTypeMessages.SPORTS, unit: events },
  ESPORTS: { href: '/esports', icon: IconDeviceGamepad2, label: gameTypeMessages.ESPORTS, unit: matches },
  FISH: { href: '/fish', icon: IconFish, label: gameTypeMessages.FISH, unit: games },
  PVP: { href: '/pvp', icon: IconSpade, label: gameTypeMessages.PVP, unit: rooms },
} as const satisfies Record<NavCategoryId, CategoryPlace>;

/** Paths of the pages that are not a category. */
export const pages = {
  home: '/',
  gameCenter: '/gameCenter',
  aboutUs: '/aboutUs',
  promotions: '/promotions',
  hotGames: '/hotgame',
} as const;

const homePaths = ['/', '/index', '/index.html', '/home', '/register', '/register.html'];

/** Whether a link of the navigation leads to the page that is open. The home page has several paths. */
export function isCurrentPath(href: string, currentPath: string): boolean {
  return href === pages.home ? homePaths.includes(currentPath) : href === currentPath;
}

/** The tab of a phone that a page belongs to. */
export function tabOf(currentPath: string): 'home' | 'games' | 'promos' | undefined {
  if (isCurrentPath(pages.home, currentPath)) return 'home';
  if (currentPath === pages.promotions || currentPath === '/promoDetail') return 'promos';
  const games: readonly string[] = [
    pages.gameCenter,
    pages.hotGames,
    '/localGames',
    '/jackpots',
    ...Object.values(categoryPlaces).map(({ href }) => href),
  ];
  return games.includes(currentPath) ? 'games' : undefined;
}
