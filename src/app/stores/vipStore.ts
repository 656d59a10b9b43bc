import { rewardCalls, vipCalls } from '#contract';
import { byId } from '../data/byId';
import { defineStore } from './defineStore';

/** VIP levels, and where whoever is signed in stands. */
export const vipStore = defineStore(({ scope, createCalls, stores }) => {
  const { vip, rewards } = createCalls({ vip: vipCalls, rewards: { claimReward: rewardCalls.claimReward } });
  const kept = { staleTime: 10_000 };
  // A gift may have come.
  const status = scope.query(vip.status, { ...kept, topics: ['balance'] });
  return {
    levels: scope.query(vip.levels, { ...kept, isShared: true }),
    status,
    /** Claims a gift, by the id of its reward. */
    claim: scope.mutation(byId(rewards.claimReward), { invalidates: [status, stores.wallet.balance] }),
  };
});
