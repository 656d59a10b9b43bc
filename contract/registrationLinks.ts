import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { businessDay } from './period';
import { rebateRate, relay, wantedRates } from './team';
import { count, id, instant, typed } from './values';

/** What a link opens: an agent below the agent, or a member. */
export const linkTypes = ['agent', 'member'] as const;

/** `ended`: its last day is over, or it was used as often as it may be. */
export const linkStatuses = ['active', 'paused', 'ended'] as const;

/** Links that one agent may have. */
export const mostLinks = 50;

/** Characters of a link's name. */
export const linkNameLength = 40;

/** A link that opens accounts below an agent, with what came of it. */
export const registrationLink = v.looseObject({
  id,
  /** Carried by the link as `referralCode`, or typed into the register form. */
  code: v.string(),
  /** What the agent calls it. */
  name: v.string(),
  type: v.picklist(linkTypes),
  /** What accounts get by it, never more than the agent has at that time. */
  rates: v.array(rebateRate),
  /** Last business day on which it opens accounts. */
  endsOn: v.optional(businessDay),
  /** How many accounts it may open. */
  mostUses: v.optional(count),
  status: v.picklist(linkStatuses),
  createdAt: instant,
  /** Browsers that opened it. */
  visits: count,
  /** Accounts that it opened, of these with a deposit, and of these with a bet in the last seven days. */
  registered: count,
  deposited: count,
  betThisWeek: count,
});
export type RegistrationLink = v.InferOutput<typeof registrationLink>;

const linkName = v.pipe(typed(linkNameLength), v.trim(), v.minLength(1));
const bounds = {
  name: linkName,
  endsOn: v.optional(businessDay),
  mostUses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
};

export const registrationLinkCalls = {
  /** The agent's links, newest first (registerCenter). */
  links: defineCall({
    method: 'GET',
    ...relay('getRegistrationLinks'),
    audience: 'agent',
    request: nothing,
    reply: v.looseObject({
      /** What the agent has: no link gives more. */
      ownRates: v.array(rebateRate),
      /** Today, as the brand counts days: no link ends before it. */
      today: businessDay,
      rows: v.array(registrationLink),
    }),
  }),
  /** Makes a link. Its code is of the platform. */
  createLink: defineCall({
    method: 'POST',
    ...relay('createRegistrationLink'),
    audience: 'agent',
    retry: 'keyed',
    refusals: { 'rates.tooHigh': 'rates', 'link.tooMany': null, 'link.past': 'endsOn' },
    request: v.strictObject({ ...bounds, type: v.picklist(linkTypes), rates: wantedRates }),
    reply: registrationLink,
  }),
  /** Changes name and bounds of a link, and pauses it or lets it go on. What accounts get stays as it is. */
  changeLink: defineCall({
    method: 'POST',
    ...relay('changeRegistrationLink'),
    audience: 'agent',
    retry: 'keyed',
    namesState: true,
    refusals: { 'record.unknown': 'id', 'link.past': 'endsOn' },
    request: v.strictObject({ id, ...bounds, isPaused: v.boolean() }),
    reply: registrationLink,
  }),
} as const;
