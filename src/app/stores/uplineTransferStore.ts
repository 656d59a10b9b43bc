import { uplineTransferCalls, type UplineTransfer } from '#contract';
import { defineStore } from './defineStore';
import { declareTransfer } from './memberTransferStore';

/** What can be sent to the agent above, and what was. */
export const uplineTransferStore = defineStore((site) => {
  const { cashier } = site.createCalls({ cashier: uplineTransferCalls });
  const terms = site.scope.query(cashier.uplineTransferTerms, { staleTime: 10_000 });
  const transfer = declareTransfer(site, {
    keyName: 'uplineTransferKey',
    termsOf: () => terms,
    send: cashier.transferToUpline,
    receiverOf: ({ upline }) => upline,
    isTo: ({ upline }, request) => upline === request.upline,
  });
  /** A transfer of the list, or the one that was just sent. */
  const find = (id: string): UplineTransfer | undefined =>
    transfer.sent?.id === id ? transfer.sent : terms.value?.recent.find((each) => each.id === id);
  // Not by spreading: what was sent last is asked for each time.
  return Object.assign(transfer, { terms, find });
});
