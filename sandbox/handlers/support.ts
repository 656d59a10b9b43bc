import { reportError } from '../services/support/reportError';
import type { HandlersOf } from './handler';

export const supportHandlers: HandlersOf<'support'> = {
  reportError: (ctx, request) => reportError(ctx, request),
};
