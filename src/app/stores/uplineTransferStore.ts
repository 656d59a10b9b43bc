import {
  uplineTransferCalls,
  type RequestOf,
  type UplineTransfer,
  type UplineTransferTerms,
} from '#contract';
import { Resource } from '../data/resource';
import { MemberTransferStore, type TransferContext } from './memberTransferStore';
import { defineStore } from './pageStores';

type Request = RequestOf<typeof uplineTransferCalls.transferToUpline>;

/** What can be sent to the agent above, and what was. */
export class UplineTransferStore extends MemberTransferStore<Request, UplineTransfer, UplineTransferTerms> {
  readonly terms: Resource<UplineTransferTerms>;

  constructor(context: TransferContext) {
    const { cashier } = context.speak({ cashier: uplineTransferCalls });
    const terms = new Resource({
      clock: context.clock,
      staleAfter: 10_000,
      load: (signal) => cashier.uplineTransferTerms({}, { signal }),
    });
    super(context, {
      keyName: 'uplineTransferKey',
      termsOf: () => terms,
      send: (request, options) => cashier.transferToUpline({ ...request }, options),
      receiverOf: ({ upline }) => upline,
      isTo: (transfer, { upline }) => transfer.upline === upline,
    });
    this.terms = terms;
  }

  /** A transfer of the list, or the one that was just sent. */
  find(id: string): UplineTransfer | undefined {
    return this.sent?.id === id ? this.sent : this.terms.value?.recent.find((each) => each.id === id);
  }

  override forgetPerson(): void {
    super.forgetPerson();
    this.terms.reset();
  }
}

export const uplineTransferStore = defineStore((context) => new UplineTransferStore(context));
