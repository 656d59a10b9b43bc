import { exportProfit } from '../services/records/exports';
import { listTeamMovements, readIncome } from '../services/records/listMovements';
import { readOverview } from '../services/records/readOverview';
import { readProfitByAccount, readProfitByDay } from '../services/records/profitReports';
import type { HandlersOf } from './handler';

export const reportHandlers: HandlersOf<'reports'> = {
  overview: (ctx, request) => readOverview(ctx, request),
  profitByAccount: (ctx, request) => readProfitByAccount(ctx, request),
  profitByDay: (ctx, request) => readProfitByDay(ctx, request),
  exportProfit: (ctx, request) => exportProfit(ctx, request),
  income: (ctx, request) => readIncome(ctx, request),
  transactions: (ctx, request) => listTeamMovements(ctx, request),
};
