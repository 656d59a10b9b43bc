import { listFixtures } from '../services/sports/listFixtures';
import type { HandlersOf } from './handler';

export const sportsHandlers: HandlersOf<'sports'> = {
  fixtures: (ctx, request) => listFixtures(ctx, request),
};
