import { listFixtures } from '../services/sports/listFixtures';
import { listSeries } from '../services/sports/listSeries';
import type { HandlersOf } from './handler';

export const sportsHandlers: HandlersOf<'sports'> = {
  fixtures: (ctx, request) => listFixtures(ctx, request),
  series: (ctx, request) => listSeries(ctx, request),
};
