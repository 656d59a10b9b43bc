import { referralCalls, type InvitedFriend, type ReferralOverview, type ReplyOf } from '#contract';
import { PagedResource } from '../data/pagedResource';
import { Resource } from '../data/resource';
import { defineStore, type PageStore, type StoreContext } from './pageStores';

/** The member's invitation and who came by it. */
export class ReferralStore implements PageStore {
  readonly overview: Resource<ReferralOverview>;
  readonly friends: PagedResource<object, ReplyOf<typeof referralCalls.friends>, InvitedFriend>;

  constructor({ speak, clock }: Pick<StoreContext, 'speak' | 'clock'>) {
    const { referral } = speak({ referral: referralCalls });
    this.overview = new Resource({
      clock,
      staleAfter: 30_000,
      load: (signal) => referral.overview({}, { signal }),
    });
    this.friends = new PagedResource({
      load: ({ page }, signal) => referral.friends({ page }, { signal }),
      rows: ({ list }) => list,
      total: ({ total }) => total,
      id: ({ id }) => id,
      clock,
      pageSize: 20,
    });
  }

  forgetPerson(): void {
    this.overview.reset();
    this.friends.reset();
  }
}

export const referralStore = defineStore((context) => new ReferralStore(context));
