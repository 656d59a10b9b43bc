import { listMatches } from '../services/home/listMatches';
import { listOpenedNumbers, listPopularLotteries } from '../services/home/listLotteries';
import { listPopularNumbers } from '../services/home/listPopularNumbers';
import { listWinners } from '../services/home/listWinners';
import { readAnnouncements } from '../services/home/readAnnouncements';
import { readPopularGames } from '../services/home/readPopularGames';
import type { HandlersOf } from './handler';

export const homeHandlers: HandlersOf<'home'> = {
  announcements: (ctx, request) => readAnnouncements(ctx, request),
  announcementsSignedIn: (ctx, request) => readAnnouncements(ctx, request),
  popularGames: (ctx) => readPopularGames(ctx),
  popularLotteries: (ctx, request) => listPopularLotteries(ctx, request),
  matches: (ctx, request) => listMatches(ctx, request),
  winners: (ctx) => listWinners(ctx),
  popularNumbers: (ctx, request) => listPopularNumbers(ctx, request),
  openedNumbers: (ctx, request) => listOpenedNumbers(ctx, request),
};
