import { listMyBets, placeBets } from '../services/lottery/placeBets';
import { readLotteryTable } from '../services/lottery/readTable';
import { cancelBet } from '../services/lottery/settleBets';
import type { HandlersOf } from './handler';

export const lotteryHandlers: HandlersOf<'lottery'> = {
  table: (ctx, request) => readLotteryTable(ctx, request),
  place: (ctx, request) => placeBets(ctx, request),
  cancel: (ctx, request) => cancelBet(ctx, request),
  myBets: (ctx, request) => listMyBets(ctx, request),
};
