import { missionCalls, type Mission } from '#contract';
import { byId } from '../data/byId';
import { defineStore, type StoreOf } from './defineStore';

/** Missions and leaderboards of whoever is signed in. */
export const missionStore = defineStore(({ scope, createCalls, stores }) => {
  const { missions: calls } = createCalls({ missions: missionCalls });
  const kept = { staleTime: 10_000 };
  const missions = scope.query(calls.missions, kept);
  // A bet or a deposit may have counted.
  scope.onEvent(['balance'], () => {
    if (missions.status !== 'idle') void missions.ensure();
  });
  const now = scope.state<{ writing?: string | undefined; claimed?: Mission | undefined }>({});
  const writes = {
    onMutate: (id: string) => now.set({ writing: id, claimed: undefined }),
    onSettled: (_: unknown, id: string) => {
      if (now.value.writing === id) now.set({ writing: undefined });
    },
    invalidates: () => [missions, stores.wallet.balance],
  };
  const accept = scope.mutation(byId(calls.acceptMission), writes);
  const claim = scope.mutation(byId(calls.claimMission), writes);
  return {
    missions,
    /** By `week` and `month`. */
    leaderboards: scope.queryBy(
      (period: 'week' | 'month', options) => calls.leaderboard({ period }, options),
      kept,
    ),
    accept,
    claim,
    /** Which mission the running write is about. */
    get writing(): string | undefined {
      return now.value.writing;
    },
    /** The mission that was claimed last. */
    get claimed(): Mission | undefined {
      return now.value.claimed;
    },
    /** How many missions can be accepted. Source: spec section 2, mission activity. */
    get availableCount(): number {
      return missions.value?.list.filter(({ state }) => state === 'open').length ?? 0;
    },
    /** Claims one after the other; the first that is refused ends it, so that its reason can be read. */
    take: async (ids: readonly string[]): Promise<void> => {
      for (const id of ids) {
        const outcome = await claim.run(id);
        if (!outcome.ok) return;
        now.set({ claimed: outcome.value });
      }
    },
    /** What was said about the last writes goes, and claims that did not begin do not begin. */
    leave: (): void => {
      accept.reset();
      claim.reset();
      now.set({ claimed: undefined });
    },
  };
});
export type MissionStore = StoreOf<typeof missionStore>;
