import * as v from 'valibot';
import { defineCall } from './call';
import { contractBounds, contractKind, contractTerms } from './contractTerms';
import { payFigures, payslip, payslipDetail, runningPay } from './payslips';
import { businessDay, listOf, pageRequest, period, periodReply } from './period';
import { count, currencyCode, id, instant, minorUnits, typed } from './values';

const relay = (name: string) => ({
  path: `/wps/relay/MCSFE_${name}` as const,
  module: `MCSFE_${name}`,
  audience: 'agent' as const,
  assumed: ['method', 'path', 'module', 'token', 'request', 'reply'] as const,
});

/** `replaced` by a newer one, `terminated` by one of the two, `ended` because the offerer's own contract fell or went. */
export const contractStatuses = ['offered', 'accepted', 'rejected', 'withdrawn', 'lapsed', 'terminated', 'replaced', 'ended'] as const; // prettier-ignore

/** Where a contract stands now. `next`: accepted, begins later. `ending`: runs to the end of its period. */
export const contractPhases = ['offered', 'next', 'active', 'ending', 'past'] as const;
export type ContractPhase = (typeof contractPhases)[number];

/** Characters of a reason to reject or to end. */
export const contractReasonLength = 200;
const reason = typed(contractReasonLength);

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

/** Contracts that the agent agrees to end, as it was shown; another list by now is refused. */
const agreesToEnd = v.pipe(v.array(id), v.maxLength(500));

/** What terms would have paid for the downline's last full period, beside its terms of today: real figures. */
const contractExample = v.looseObject({
  /** Account of the downline. */
  account: v.string(),
  /** Under the terms in question. */
  offered: payFigures,
  /** The same period under the terms in force; absent without. */
  today: v.optional(payFigures),
  /** For the offerer, of terms with rates: the rate of its own tier in that time, and what is left by it. */
  keeps: v.optional(v.looseObject({ ownRate: count, amount: minorUnits })),
  /** Version of the contract that is replaced. */
  replaces: v.optional(count),
  /** Contracts below that would end. */
  ends: v.array(endingContract),
  /** First business day of the new contract if it is accepted now. */
  changesOn: businessDay,
});
export type ContractExample = v.InferOutput<typeof contractExample>;

const offerRefusals = {
  'account.unknown': 'to',
  'contract.none': 'terms',
  'contract.player': 'to',
  'contract.tooHigh': 'terms',
  'contract.tiers': 'terms',
  'amount.finer': 'terms',
} as const;

export const agentContractCalls = {
  /** Contracts of the agent, with history: those with the upline and those given to direct downlines, newest first. */
  list: defineCall({
    method: 'GET',
    ...relay('getContracts'),
    request: v.strictObject({
      side: v.picklist(['mine', 'given']),
      /** All kinds when absent. */
      kind: v.optional(contractKind),
      /** All phases when empty. */
      phases: listOf(v.picklist(contractPhases)),
      ...pageRequest,
    }),
    reply: v.looseObject({
      currency: currencyCode,
      total: count,
      rows: v.array(agentContract),
      /** By phase, whichever phases are asked for. */
      counts: v.looseObject({ offered: count, next: count, active: count, ending: count, past: count }),
      /** The platform's clock. */
      at: instant,
    }),
  }),
  /** One contract with what happened to it, and what ends with it. */
  contract: defineCall({
    method: 'GET',
    ...relay('getContract'),
    refusals: ['record.unknown'],
    request: v.strictObject({ id }),
    reply: agentContractDetail,
  }),
  /** What an offer may give, and whom it may be made to. A kind without own contract is left out, save for root agents. */
  bounds: defineCall({
    method: 'GET',
    ...relay('getContractBounds'),
    request: v.strictObject({}),
    reply: v.looseObject({
      currency: currencyCode,
      kinds: v.array(contractBounds),
      /** Direct downlines that are agents, by name. */
      downlines: v.array(v.looseObject({ id, account: v.string() })),
      /** Valid bet of a day from which an account counts as active. */
      activeFrom: minorUnits,
    }),
  }),
  /** A worked example for an offer that is being written. */
  preview: defineCall({
    method: 'POST',
    ...relay('previewContract'),
    refusals: offerRefusals,
    request: v.strictObject({ to: id, terms: contractTerms }),
    reply: contractExample,
  }),
  /** The same for an offer or a contract that exists, for either side. */
  example: defineCall({
    method: 'GET',
    ...relay('getContractExample'),
    refusals: ['record.unknown'],
    request: v.strictObject({ id }),
    reply: contractExample,
  }),
  /** Offers a contract to a direct downline. It lapses after seven days. */
  offer: defineCall({
    method: 'POST',
    ...relay('offerContract'),
    retry: 'keyed',
    refusals: { ...offerRefusals, 'contract.open': 'to' },
    request: v.strictObject({ to: id, terms: contractTerms }),
    reply: agentContract,
  }),
  /** Takes an offer back that was not answered yet. */
  withdraw: defineCall({
    method: 'POST',
    ...relay('withdrawContract'),
    retry: 'keyed',
    refusals: ['record.unknown', 'contract.state'],
    request: v.strictObject({ id }),
    reply: agentContract,
  }),
  /** Accepts an offer. It begins when the one it replaces has run out, else with the period of now. */
  accept: defineCall({
    method: 'POST',
    ...relay('acceptContract'),
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'contract.state': null,
      'contract.tooHigh': null,
      'contract.rateTooLow': 'agreesToEnd',
      'contract.listChanged': 'agreesToEnd',
    },
    request: v.strictObject({ id, agreesToEnd }),
    reply: agentContract,
  }),
  /** Rejects an offer. The upline reads the reason. */
  reject: defineCall({
    method: 'POST',
    ...relay('rejectContract'),
    retry: 'keyed',
    refusals: ['record.unknown', 'contract.state'],
    request: v.strictObject({ id, reason }),
    reply: agentContract,
  }),
  /** Ends a contract with its period, by either side. */
  terminate: defineCall({
    method: 'POST',
    ...relay('terminateContract'),
    retry: 'keyed',
    refusals: {
      'record.unknown': null,
      'contract.state': null,
      'contract.rateTooLow': 'agreesToEnd',
      'contract.listChanged': 'agreesToEnd',
    },
    request: v.strictObject({ id, reason, agreesToEnd }),
    reply: agentContract,
  }),
  /** The period of a contract that runs now, so far. */
  running: defineCall({
    method: 'GET',
    ...relay('getRunningPay'),
    refusals: ['record.unknown', 'contract.state'],
    request: v.strictObject({ id }),
    reply: runningPay,
  }),
  /** Payslips of a kind whose period ended within some business days, newest first. */
  payslips: defineCall({
    method: 'GET',
    ...relay('getPayslips'),
    refusals: { 'period.tooLong': 'from', 'period.reversed': 'to', 'account.unknown': 'account' },
    request: v.strictObject({
      side: v.picklist(['mine', 'given']),
      kind: contractKind,
      ...period,
      /** Of the contracts given to one direct downline. */
      account: v.optional(id),
      state: v.optional(v.picklist(['all', 'paid', 'owed', 'none']), 'all'),
      ...pageRequest,
    }),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      total: count,
      rows: v.array(payslip),
      /** Of all rows of the filter. */
      totals: v.looseObject({
        validBet: minorUnits,
        netLoss: minorUnits,
        amount: minorUnits,
        paid: minorUnits,
        owed: minorUnits,
        toDownlines: minorUnits,
        net: minorUnits,
      }),
    }),
  }),
  payslip: defineCall({
    method: 'GET',
    ...relay('getPayslip'),
    refusals: ['record.unknown'],
    request: v.strictObject({ id }),
    reply: payslipDetail,
  }),
} as const;
