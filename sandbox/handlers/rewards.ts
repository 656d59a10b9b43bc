import { listBonusBets } from '../services/rewards/bonusBets';
import { exportBonuses, listBonusRecord } from '../services/rewards/bonusRecord';
import { listBonuses } from '../services/rewards/listBonuses';
import { claimReward, listRewards } from '../services/rewards/rewards';
import type { HandlersOf } from './handler';

export const rewardHandlers: HandlersOf<'rewards'> = {
  rewards: (ctx) => listRewards(ctx),
  claimReward: (ctx, request) => claimReward(ctx, request),
  bonuses: (ctx) => listBonuses(ctx),
  bonusRecord: (ctx, request) => listBonusRecord(ctx, request),
  exportBonuses: (ctx, request) => exportBonuses(ctx, request),
  bonusBets: (ctx, request) => listBonusBets(ctx, request),
};
