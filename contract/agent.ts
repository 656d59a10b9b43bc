import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { id, instant, minorUnits, typed } from './values';

/** Periods in which a salary or dividend is settled. Source: spec section 9. */
export const salaryPeriods = ['daily', 'weekly', 'semimonthly', 'monthly'] as const;

/** Shares and rates travel in hundredths of a percent: 250 is 2.50 %. */
const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/**
 * Flags of the account's contracts: each type names how it is asked for, and whether its page shows. Source: spec
 * section 3, consolidated response.
 */
export const consolidated = v.looseObject({
  dailysalreqtype: v.optional(v.string(), ''),
  divtypereq: v.optional(v.string(), ''),
  contracthoursalreq: v.optional(v.string(), ''),
  realtimesalreqtype: v.optional(v.string(), ''),
  enableCt: v.optional(v.boolean(), false),
  salary: v.optional(v.boolean(), false),
  hourSalary: v.optional(v.boolean(), false),
});

export type Consolidated = v.InferOutput<typeof consolidated>;

const action = v.picklist(['offer', 'accept', 'reject', 'terminate']);

const contractState = v.looseObject({
  id,
  status: v.picklist(['offered', 'accepted', 'rejected', 'terminated']),
  /** Downline contracts that ended because the new rate is below theirs. */
  ended: v.optional(v.array(id), []),
  changedAt: v.optional(instant),
});

/** What every contract call carries besides its own terms. */
const parties = {
  action,
  /** The contract to act on; absent when one is offered. */
  contractId: v.optional(id),
  /** The downline that it is offered to. */
  account: v.optional(typed(64)),
  /** The agent agrees that downline contracts with a higher rate end. */
  agreesToEnd: v.optional(v.boolean(), false),
};

const contractCall = <Terms extends v.ObjectEntries>(name: string, terms: Terms) =>
  defineCall({
    method: 'POST',
    path: `/wps/relay/MCSFE_${name}`,
    module: `MCSFE_${name}`,
    audience: 'agent',
    retry: 'keyed',
    refusals: ['contract.rateTooLow'],
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ ...parties, ...terms }),
    reply: contractState,
  });

export const agentCalls = {
  consolidated: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getConsolidated',
    module: 'MCSFE_getConsolidated',
    audience: 'agent',
    assumed: ['method', 'path', 'module', 'request'],
    request: nothing,
    reply: consolidated,
  }),
  dividendContract: contractCall('dividendContract', {
    period: v.optional(v.picklist(salaryPeriods)),
    /** Valid bets of the period from which the rate applies. */
    validBet: v.optional(minorUnits),
    /** Profit and loss of the period from which the rate applies. */
    profitLoss: v.optional(minorUnits),
    activeMembers: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    rate: v.optional(rate),
  }),
  dailySalaryContract: contractCall('dailySalaryContract', {
    dailyBet: v.optional(minorUnits),
    rate: v.optional(rate),
    amount: v.optional(minorUnits),
  }),
  hourSalaryContract: contractCall('hourSalaryContract', {
    /** Bets of one hour. */
    hourlyBet: v.optional(minorUnits),
    rate: v.optional(rate),
  }),
  realtimeSalaryContract: contractCall('realtimeSalaryContract', {
    profitRate: v.optional(rate),
    lossRate: v.optional(rate),
    singleBet: v.optional(minorUnits),
  }),
} as const;
