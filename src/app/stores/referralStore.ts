import { referralCalls } from '#contract';
import { defineStore } from './defineStore';

/** The member's invitation and who came by it. */
export const referralStore = defineStore(({ scope, createCalls }) => {
  const { referral } = createCalls({ referral: referralCalls });
  return {
    overview: scope.query(referral.overview, { staleTime: 30_000 }),
    friends: scope.paged({
      load: ({ page }, signal) => referral.friends({ page }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      pageSize: 20,
    }),
  };
});
