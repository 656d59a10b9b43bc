import * as v from 'valibot';
import { defineCall, nothing } from './call';

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
  /** The specification names no flag for the real-time salary; this one is ours. */
  realTimeSalary: v.optional(v.boolean(), false),
});

export type Consolidated = v.InferOutput<typeof consolidated>;

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
} as const;
