import * as v from 'valibot';
import { contractKind, contractTerms } from './contractTerms';
import { payFigures } from './payslips';
import { businessDay } from './period';
import { count, id, instant, minorUnits } from './values';

/** `replaced` by a newer one, `terminated` by one of the two, `ended` because the offerer's own contract fell or went. */
export const contractStatuses = ['offered', 'accepted', 'rejected', 'withdrawn', 'lapsed', 'terminated', 'replaced', 'ended'] as const; // prettier-ignore

/** Where a contract stands now. `next`: accepted, begins later. `ending`: runs to the end of its period. */
export const contractPhases = ['offered', 'next', 'active', 'ending', 'past'] as const;
export type ContractPhase = (typeof contractPhases)[number];

/** A contract as one of its two sides sees it. */
export const agentContract = v.looseObject({
  id,
  kind: contractKind,
  terms: contractTerms,
  /** `mine`: the agent who asks is paid by it. `given`: the agent gives it to a direct downline. */
  side: v.picklist(['mine', 'given']),
  /** The other side; absent for the house. */
  with: v.optional(v.looseObject({ id, account: v.string() })),
  /** Counts contracts of the kind between the two, from 1; of an offer, the number that it will get. */
  version: count,
  status: v.picklist(contractStatuses),
  phase: v.picklist(contractPhases),
  offeredAt: instant,
  /** When an offer that nobody answered lapses. */
  lapsesAt: instant,
  /** When it was accepted, rejected or withdrawn. */
  answeredAt: v.optional(instant),
  /** First moment that counts. */
  startsAt: v.optional(instant),
  firstDay: v.optional(businessDay),
  /** First moment that does not count any more; absent while no end is set. */
  endsAt: v.optional(instant),
  lastDay: v.optional(businessDay),
  /** Of a rejection or an end, in the words of who gave it. */
  reason: v.optional(v.string(), ''),
  /** When it is settled next; absent when nothing more comes. */
  settlesAt: v.optional(instant),
  /** Sums of its payslips. */
  paid: minorUnits,
  owed: minorUnits,
});
export type AgentContract = v.InferOutput<typeof agentContract>;

/** A contract below that ends with another one, because what its offerer has no longer covers it. */
const endingContract = v.looseObject({
  id,
  kind: contractKind,
  /** Who gives it, and who gets it. */
  from: v.string(),
  to: v.string(),
  terms: contractTerms,
  /** Last business day that counts. It is paid in full for it. */
  lastDay: businessDay,
});
export type EndingContract = v.InferOutput<typeof endingContract>;

/** Something that happened to a contract. */
const contractEvent = v.looseObject({
  at: instant,
  is: v.picklist([
    'offered',
    'accepted',
    'rejected',
    'withdrawn',
    'lapsed',
    'terminated',
    'replaced',
    'ended',
  ]),
  /** `platform`: the clock, or a contract further up. */
  by: v.picklist(['me', 'other', 'platform']),
  reason: v.optional(v.string(), ''),
});

export const agentContractDetail = v.looseObject({
  ...agentContract.entries,
  /** Oldest first. */
  events: v.array(contractEvent),
  /** Contracts that end if it is accepted (an offer) or terminated (one in force), to be named then. */
  ends: v.array(endingContract),
  /** The one in force that an offer replaces. */
  replaces: v.optional(agentContract),
  /** When an offer accepted now would begin; when one ended now would count for the last day. */
  changesOn: businessDay,
});
export type AgentContractDetail = v.InferOutput<typeof agentContractDetail>;

/** What terms would have paid for the downline's last full period, beside its terms of today: real figures. */
export const contractExample = v.looseObject({
  /** Account of the downline. */
  account: v.string(),
  /** Under the terms in question. */
  offered: payFigures,
  /** The same period under the terms in force; absent without. */
  today: v.optional(payFigures),
  /** For the offerer, of terms with rates: the rate of its own tier in that time, and what is left by it. */
  keeps: v.optional(v.looseObject({ ownRate: count, amount: minorUnits })),
  /**
   * For the offerer, of a dividend that is settled more often than its own, where a lost day is paid before a won one is
   * taken off: what the last own period would have come to in parts, and as a whole.
   */
  shorter: v.optional(
    v.looseObject({ firstDay: businessDay, lastDay: businessDay, inParts: minorUnits, asOne: minorUnits }),
  ),
  /** Version of the contract that is replaced. */
  replaces: v.optional(count),
  /** Contracts below that would end. */
  ends: v.array(endingContract),
  /** First business day of the new contract if it is accepted now. */
  changesOn: businessDay,
});
export type ContractExample = v.InferOutput<typeof contractExample>;
