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

/** What a hall brings besides the code of all halls. */
const looks: Readonly<Record<string, string>> = {
  '/live': 'LiveTables',
  '/fish': 'FishingLobby',
  '/pvp': 'CardRoomLobby',
};

/** What the page of the login cannot be drawn without, besides its own code. */
const signIn = ['stores/signIn', 'api/sessionCalls', 'api/phoneAuth'].map((file) => `src/app/${file}.ts`);

/** Source files of the code of the page at a path: most are named by one that is fetched first. */
export function pageSources(path: string): string[] {
  const file = pageFiles[path];
  if (!file) return [];
  const code = `src/app/routes/${file}.page.tsx`;
  if (file !== 'hall')
    return ['src/app/routes/lazyContentPages.ts', code, ...(file === 'login' ? signIn : [])];
  const look = looks[path];
  return [code, ...(look ? [`src/features/slots/looks/${look}.tsx`] : [])];
}
