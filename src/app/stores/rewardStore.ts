import { rewardCalls, withdrawalCalls, type Reward } from '#contract';
import { byId } from '../data/byId';
import { defineStore, type StoreOf } from './defineStore';

/** Rewards and bonuses of whoever is signed in. */
export const rewardStore = defineStore(({ scope, createCalls, stores }) => {
  const calls = createCalls({ rewards: rewardCalls, cashier: withdrawalCalls });
  const kept = { staleTime: 10_000 };
  const live = { ...kept, topics: ['rewards'] as const };
  const rewards = scope.query(calls.rewards.rewards, live);
  const bonuses = scope.query(calls.rewards.bonuses, live);
  const now = scope.state<{ claimed?: Reward | undefined }>({});
  const writes = { invalidates: [rewards, bonuses, stores.wallet.balance] };
  const claim = scope.mutation(byId(calls.rewards.claimReward), writes);
  return {
    rewards,
    bonuses,
    /** Bets by the bonus's id and how many are wanted: `01h… 50`. */
    bets: scope.queryBy((key: string, options) => {
      const [id = '', pageSize = '50'] = key.split(' ');
      return calls.rewards.bonusBets({ id, pageSize: Number(pageSize) }, options);
    }, kept),
    claim,
    giveUp: scope.mutation(byId(calls.cashier.giveUpBonus), writes),
    /** The reward that was claimed last. */
    get claimed(): Reward | undefined {
      return now.value.claimed;
    },
    /**
     * Claims rewards one after the other; the first that is refused ends it, so that its reason can be read. What
     * is said afterwards is their sum.
     */
    claimAll: async (ids: readonly string[]): Promise<void> => {
      let sum = 0n;
      for (const id of ids) {
        const outcome = await claim.run(id);
        if (!outcome.ok) return;
        sum += BigInt(outcome.value.amount);
        now.set({ claimed: { ...outcome.value, amount: sum.toString() } });
      }
    },
    /** What was said about the last claim goes. */
    clearClaimed: (): void => now.set({ claimed: undefined }),
  };
});
export type RewardStore = StoreOf<typeof rewardStore>;
