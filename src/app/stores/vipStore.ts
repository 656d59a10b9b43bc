import { rewardCalls, vipCalls } from '#contract';
import { byId } from '../data/byId';
import { defineStore, type StoreOf } from './defineStore';

/** VIP levels, and where whoever is signed in stands. */
export const vipStore = defineStore(({ scope, createCalls, stores }) => {
  const { vip, rewards } = createCalls({ vip: vipCalls, rewards: { claimReward: rewardCalls.claimReward } });
  const kept = { staleTime: 10_000 };
  // A gift may have come.
  const status = scope.query(vip.status, { ...kept, topics: ['balance'] });
  const now = scope.state<{ claiming?: string | undefined; claimed?: string | undefined }>({});
  /** Claims a gift, by the id of its reward. */
  const claim = scope.mutation(byId(rewards.claimReward), {
    onMutate: (id) => now.set({ claiming: id, claimed: undefined }),
    onSettled: (_, id) => {
      if (now.value.claiming === id) now.set({ claiming: undefined });
    },
    invalidates: [status, stores.wallet.balance],
  });
  return {
    levels: scope.query(vip.levels, { ...kept, isShared: true }),
    status,
    claim,
    /** Which gift the running claim is about. */
    get claiming(): string | undefined {
      return now.value.claiming;
    },
    /** What was claimed last, in minor units. */
    get claimed(): string | undefined {
      return now.value.claimed;
    },
    /** Claims a gift; a second press while one is claimed does nothing. */
    take: async (id: string): Promise<void> => {
      if (now.value.claiming !== undefined) return;
      const outcome = await claim.run(id);
      if (outcome.ok) now.set({ claimed: outcome.value.amount });
    },
    /** What was said about the last claim goes. */
    forgetWrites: (): void => {
      claim.reset();
      now.set({ claimed: undefined });
    },
  };
});
export type VipStore = StoreOf<typeof vipStore>;
