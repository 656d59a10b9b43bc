import { exportBets, exportMovements, exportTeamBets } from '../services/records/exports';
import { listBets, listTeamBets } from '../services/records/listBets';
import { listMovements } from '../services/records/listMovements';
import { readProfit } from '../services/records/profitReports';
import { readBet } from '../services/records/readBet';
import type { HandlersOf } from './handler';

export const recordHandlers: HandlersOf<'records'> = {
  bets: (ctx, request) => listBets(ctx, request),
  bet: (ctx, request) => readBet(ctx, request),
  exportBets: (ctx, request) => exportBets(ctx, request),
  movements: (ctx, request) => listMovements(ctx, request),
  exportMovements: (ctx, request) => exportMovements(ctx, request),
  profit: (ctx, request) => readProfit(ctx, request),
  teamBets: (ctx, request) => listTeamBets(ctx, request),
  exportTeamBets: (ctx, request) => exportTeamBets(ctx, request),
};
