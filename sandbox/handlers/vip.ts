import { listVipLevels, readVipStatus } from '../services/vip/readVip';
import type { HandlersOf } from './handler';

export const vipHandlers: HandlersOf<'vip'> = {
  levels: (ctx) => listVipLevels(ctx),
  status: (ctx) => readVipStatus(ctx),
};
