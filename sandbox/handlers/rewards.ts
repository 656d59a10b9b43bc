import { listBonusBets } from '../services/rewards/bonusBets';
import { listBonuses } from '../services/rewards/listBonuses';
import { claimReward, listRewards } from '../services/rewards/rewards';
import type { HandlersOf } from './handler';

export const rewardHandlers: HandlersOf<'rewards'> = {
  rewards: (ctx) => listRewards(ctx),
  claimReward: (ctx, request) => claimReward(ctx, request),
  bonuses: (ctx) => listBonuses(ctx),
  bonusBets: (ctx, request) => listBonusBets(ctx, request),
};
