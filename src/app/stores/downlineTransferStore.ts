import { teamCalls, type DownlineTransfer, type DownlineTransferTerms, type RequestOf } from '#contract';
import { ResourceMap } from '../data/resourceMap';
import { MemberTransferStore, type TransferContext } from './memberTransferStore';
import { defineStore } from './pageStores';

type Request = RequestOf<typeof teamCalls.transferToDownline>;

/** What an agent can send to a direct downline, and what was sent. */
export class DownlineTransferStore extends MemberTransferStore<
  Request,
  DownlineTransfer,
  DownlineTransferTerms
> {
  /** By id of the downline. */
  readonly terms: ResourceMap<string, DownlineTransferTerms>;

  constructor(context: TransferContext) {
    const { team } = context.speak({ team: teamCalls });
    const terms = new ResourceMap((id: string) => ({
      clock: context.clock,
      staleAfter: 10_000,
      load: (signal: AbortSignal) => team.downlineTransferTerms({ id }, { signal }),
    }));
    super(context, {
      keyName: 'downlineTransferKey',
      termsOf: ({ id }) => terms.get(id),
      send: (request, options) => team.transferToDownline({ ...request }, options),
      receiverOf: ({ id }) => id,
      // The terms hold transfers to this downline alone.
      isTo: () => true,
    });
    this.terms = terms;
  }

  override forgetPerson(): void {
    super.forgetPerson();
    this.terms.reset();
  }
}

export const downlineTransferStore = defineStore((context) => new DownlineTransferStore(context));
