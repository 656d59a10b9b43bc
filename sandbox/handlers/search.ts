import { findEverything } from '../services/search/findEverything';
import type { HandlersOf } from './handler';

export const searchHandlers: HandlersOf<'search'> = {
  find: (ctx, request) => findEverything(ctx, request),
};
