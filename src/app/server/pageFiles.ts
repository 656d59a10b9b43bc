/**
 * Which file of `src/app/routes`, without `.page.tsx`, has the page at a path, so that the document can name its code before
 * the code of the first screen does. That one has the home page.
 */
export const pageFiles: Readonly<Record<string, string>> = {
  '/promotions': 'promotions',
  '/promoDetail': 'promotion',
  '/help': 'help',
  '/news': 'news',
  '/blog': 'blog',
  '/join': 'join',
  '/login': 'login',
  '/download': 'download',
  '/rng': 'hall',
  '/live': 'hall',
  '/fish': 'hall',
  '/pvp': 'hall',
  '/sports': 'sports',
  '/esports': 'esports',
  '/gameCenter': 'gameCenter',
  '/hotgame': 'hot',
  '/jackpots': 'jackpots',
  '/pointMall': 'pointMall',
  '/elott': 'lotteryLobby',
  '/aboutUs': 'about',
  '/noticePage': 'notices',
  '/vip': 'vip',
};
