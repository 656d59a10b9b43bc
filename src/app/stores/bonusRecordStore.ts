import { rewardCalls, type Bonus, type ReplyOf, type RequestOf } from '#contract';
import { defineStore } from './defineStore';

export type BonusFilter = RequestOf<typeof rewardCalls.exportBonuses>;

/** Milliseconds that an export may take. */
const exportTimeout = 120_000;

/** Bonuses of a period. */
export const bonusRecordStore = defineStore(({ scope, createCalls }) => {
  const { rewards } = createCalls({ rewards: rewardCalls });
  return {
    list: scope.paged<BonusFilter, ReplyOf<typeof rewardCalls.bonusRecord>, Bonus>({
      load: (request, signal) => rewards.bonusRecord(request, { signal }),
      rows: ({ rows }) => rows,
      total: ({ total }) => total,
      id: ({ id }) => id,
      pageSize: 20,
      // What a running bonus has come to changes with each bet.
      staleAfter: 10_000,
      topics: ['rewards'],
    }),
    export: scope.mutation((filter: BonusFilter, options) =>
      rewards.exportBonuses(filter, { ...options, timeout: exportTimeout }),
    ),
  };
});
