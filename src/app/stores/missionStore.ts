import { missionCalls } from '#contract';
import { byId } from '../data/byId';
import { defineStore } from './defineStore';

/** Missions and leaderboards of whoever is signed in. */
export const missionStore = defineStore(({ scope, createCalls, stores }) => {
  const { missions: calls } = createCalls({ missions: missionCalls });
  const kept = { staleTime: 10_000 };
  const missions = scope.query(calls.missions, kept);
  // A bet or a deposit may have counted.
  scope.onEvent(['balance'], () => {
    if (missions.status !== 'idle') void missions.ensure();
  });
  const invalidates = [missions, stores.wallet.balance];
  const claim = scope.mutation(byId(calls.claimMission), { invalidates });
  const accept = scope.mutation(byId(calls.acceptMission), {
    onMutate: () => claim.isRunning || claim.reset(),
    invalidates,
  });
  return {
    missions,
    /** By `week` and `month`. */
    leaderboards: scope.queryBy(
      (period: 'week' | 'month', options) => calls.leaderboard({ period }, options),
      kept,
    ),
    accept,
    claim,
    /** How many missions can be accepted. Source: spec section 2, mission activity. */
    get availableCount(): number {
      return missions.value?.list.filter(({ state }) => state === 'open').length ?? 0;
    },
    /** Claims one after the other; the first that is refused ends it, so that its reason can be read. */
    claimAll: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) if (!(await claim.run(id)).ok) return;
    },
  };
});
