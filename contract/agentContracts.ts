import * as v from 'valibot';
import { agentContract, agentContractDetail, contractExample, contractPhases } from './agentContract';
import { defineCall } from './call';
import { contractBounds, contractKind, contractTerms } from './contractTerms';
import { duePays, payslip, payslipDetail, payslipSorts, runningPay } from './payslips';
import { listOf, pageRequest, period, periodRefusals, periodReply, sortDirection } from './period';
import { count, currencyCode, id, instant, minorUnits, typed } from './values';

const relay = (name: string) => ({
  path: `/wps/relay/MCSFE_${name}` as const,
  module: `MCSFE_${name}`,
  audience: 'agent' as const,
  assumed: ['method', 'path', 'module', 'token', 'request', 'reply'] as const,
});

/** Characters of a reason to reject or to end. */
export const contractReasonLength = 200;
const reason = typed(contractReasonLength);

/** Contracts that the agent agrees to end, as it was shown; another list by now is refused. */
const agreesToEnd = v.pipe(v.array(id), v.maxLength(500));

const offerRefusals = {
  'account.unknown': 'to',
  'contract.none': 'terms',
  'contract.player': 'to',
  'contract.tooHigh': 'terms',
  'contract.tiers': 'terms',
  'amount.finer': 'terms',
} as const;

/** Which contracts are asked for: of one side, in some phases or all. */
const contractFilter = {
  side: v.picklist(['mine', 'given']),
  /** All phases when empty. */
  phases: listOf(v.picklist(contractPhases)),
  ...pageRequest,
};

const contractList = v.looseObject({
  currency: currencyCode,
  total: count,
  rows: v.array(agentContract),
  /** By phase, whichever phases are asked for. */
  counts: v.looseObject({ offered: count, next: count, active: count, ending: count, past: count }),
  /** The platform's clock. */
  at: instant,
});

/** The specification's call for the contracts of one kind, which reads by POST. */
const contractsOfKind = (name: string) =>
  defineCall({
    method: 'POST',
    ...relay(name),
    retry: 'safe',
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject(contractFilter),
    reply: contractList,
  });

export const agentContractCalls = {
  /** Dividend contracts of the agent, with history: with the upline or given to direct downlines, newest first. */
  dividend: contractsOfKind('getDividendContract'),
  /** The same of the daily salary. */
  dailySalary: contractsOfKind('getDailySalaryContract'),
  /** The same of the hourly salary. */
  hourSalary: contractsOfKind('getHourSalaryContract'),
  /** The same of the real-time salary. */
  realTimeSalary: contractsOfKind('getRealTimeSalaryContract'),
  /** Contracts of every kind, or of one, in one list: for whoever wants more than the four calls of the specification. */
  list: defineCall({
    method: 'GET',
    ...relay('getContracts'),
    request: v.strictObject({ kind: v.optional(contractKind), ...contractFilter }),
    reply: contractList,
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
  /** What the agent owes to direct downlines until the periods that run now end: an estimate for each. */
  due: defineCall({
    method: 'GET',
    ...relay('getContractsDue'),
    request: v.strictObject({ kind: contractKind }),
    reply: duePays,
  }),
  /** Payslips of a kind whose period ended within some business days. */
  payslips: defineCall({
    method: 'GET',
    ...relay('getPayslips'),
    refusals: { ...periodRefusals, 'account.unknown': 'account' },
    request: v.strictObject({
      side: v.picklist(['mine', 'given']),
      kind: contractKind,
      ...period,
      /** Of the contracts given to one direct downline. */
      account: v.optional(id),
      state: v.optional(v.picklist(['all', 'paid', 'owed', 'none']), 'all'),
      /** Whether payslips by which nothing is due are rows; the totals are the same. */
      zeroRows: v.optional(v.picklist(['shown', 'hidden']), 'shown'),
      sort: v.optional(v.picklist(payslipSorts), 'time'),
      direction: v.optional(sortDirection, 'descending'),
      ...pageRequest,
    }),
    reply: v.looseObject({
      ...periodReply,
      currency: currencyCode,
      total: count,
      /** Rows that are left out because nothing is due by them. */
      hiddenRows: v.optional(count, 0),
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
