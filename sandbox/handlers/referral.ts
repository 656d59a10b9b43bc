import { listFriends, readReferral } from '../services/referral/referral';
import type { HandlersOf } from './handler';

export const referralHandlers: HandlersOf<'referral'> = {
  overview: (ctx) => readReferral(ctx),
  friends: (ctx, request) => listFriends(ctx, request),
};
