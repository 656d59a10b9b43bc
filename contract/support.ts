import * as v from 'valibot';
import { activeMembers } from './activeMembers';
import { defineCall, nothing } from './call';
import { count, currencyCode, id, minorUnits, typed } from './values';

const rate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

const agentTerms = v.object({
  /** Weeks of the month that the example works out. */
  weeks: v.pipe(count, v.minValue(1)),
  /** What of the bets a team loses in the long run, in 1/10,000. */
  margin: rate,
  /** Rebate on valid bets, in 1/10,000: of the new agent, and of the members below. */
  rebates: v.looseObject({ own: rate, members: rate }),
  /** Tiers of the dividend, the lowest first; the highest whose conditions all hold counts. */
  tiers: v.array(v.looseObject({ activeMembers, netLoss: minorUnits, rate })),
  /** What the example begins with, and how far it goes. */
  members: v.looseObject({ start: count, most: v.pipe(count, v.minValue(1)) }),
  /** Bets of a member in a week. */
  bets: v.looseObject({ start: minorUnits, most: minorUnits, step: minorUnits }),
});
/** The same as an operator sets them, in the currency of the merchant. */
export type AgentTerms = v.InferOutput<typeof agentTerms>;

const agentProgramme = v.looseObject({ currency: currencyCode, ...agentTerms.entries });
/** Sample terms for new agents. Source: money rules, rebates and dividends. */
export type AgentProgramme = v.InferOutput<typeof agentProgramme>;

export const supportCalls = {
  agentProgramme: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getAgentProgramme',
    module: 'MCSFE_getAgentProgramme',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: agentProgramme,
  }),
  claimRaffle: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimRaffle',
    module: 'MCSFE_claimRaffle',
    audience: 'member',
    retry: 'keyed',
    refusals: [
      'record.unknown',
      'promotion.nothing',
      'play.depositLimit',
      'play.paused',
      'play.excluded',
      'play.review',
    ],
    assumed: ['path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({ promotionId: id }),
    /** Minor units; nothing is "0". */
    reply: v.looseObject({ prize: minorUnits, currency: currencyCode }),
  }),
  /** A fault in the site's code; holds no personal data. Ours: the operator has to hear of what visitors see break. */
  reportError: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_reportClientError',
    module: 'MCSFE_reportClientError',
    refusals: ['limit.reached'],
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: v.strictObject({
      message: typed(300),
      stack: typed(4_000),
      /** Where it was caught: page, dialog, window, promise. */
      area: typed(64),
      /** File of the build that runs. */
      release: typed(64),
    }),
    reply: v.looseObject({}),
  }),
  /** Where the live chat is: of the paths, type 3 is the chat, its path hidden under its own last 8 characters. */
  liveChat: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getLiveChat',
    module: 'MCSFE_getLiveChat',
    assumed: ['method', 'path', 'module', 'token', 'request'],
    request: nothing,
    reply: v.looseObject({
      version: v.looseObject({
        pathList: v.array(v.looseObject({ type: v.number(), path: v.string() })),
      }),
    }),
  }),
} as const;
