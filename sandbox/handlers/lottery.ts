import { stopChase } from '../services/lottery/chase';
import { listMenu, listRecentMenu } from '../services/lottery/listMenu';
import { listMyBets, placeBets } from '../services/lottery/placeBets';
import { readLotteryTable } from '../services/lottery/readTable';
import { readTrend } from '../services/lottery/readTrend';
import { readVnDay } from '../services/lottery/readVnDay';
import { cancelBet } from '../services/lottery/settleBets';
import type { HandlersOf } from './handler';

export const lotteryHandlers: HandlersOf<'lottery'> = {
  menu: (ctx) => listMenu(ctx),
  recentMenu: (ctx) => listRecentMenu(ctx),
  table: (ctx, request) => readLotteryTable(ctx, request),
  trend: (ctx, request) => readTrend(ctx, request),
  vnDay: (ctx, request) => readVnDay(ctx, request),
  place: (ctx, request) => placeBets(ctx, request),
  cancel: (ctx, request) => cancelBet(ctx, request),
  stopChase: (ctx, request) => stopChase(ctx, request),
  myBets: (ctx, request) => listMyBets(ctx, request),
};
