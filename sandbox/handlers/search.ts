import { findGame } from '../services/games/findGame';
import { findEverything } from '../services/search/findEverything';
import type { HandlersOf } from './handler';

export const searchHandlers: HandlersOf<'search'> = {
  find: (ctx, request) => findEverything(ctx, request),
  game: (ctx, request) => findGame(ctx, request),
};
