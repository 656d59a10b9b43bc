import { teamCalls } from '#contract';
import { byId } from '../data/byId';
import { defineStore } from './defineStore';
import { declareTransfer } from './memberTransferStore';

/** What an agent can send to a direct downline, and what was sent. */
export const downlineTransferStore = defineStore((site) => {
  const { team } = site.createCalls({ team: teamCalls });
  /** By id of the downline. */
  const terms = site.scope.queryBy(byId(team.downlineTransferTerms), {
    staleTime: 10_000,
  });
  const transfer = declareTransfer(site, {
    keyName: 'downlineTransferKey',
    termsOf: ({ id }) => terms.get(id),
    send: team.transferToDownline,
    receiverOf: ({ id }) => id,
    // The terms hold transfers to this downline alone.
    isTo: () => true,
  });
  // Not by spreading: what was sent last is asked for each time.
  return Object.assign(transfer, { terms });
});
