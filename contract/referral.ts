import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, memberRelay as call, page } from './memberRelay';
import { count, currencyCode, id, instant, minorUnits } from './values';

/** Why somebody counts as the same person as the one who invited them, so that nothing is paid. */
export const referralExclusions = ['device', 'address', 'paymentAccount'] as const;
export type ReferralExclusion = (typeof referralExclusions)[number];

/** `waiting`: no deposit yet; `counting`: the bets bring something; `ended`: the days that count are over. */
export const friendStates = ['waiting', 'counting', 'ended', 'excluded'] as const;
export type FriendState = (typeof friendStates)[number];

/** Somebody who registered by the member's link. */
export const invitedFriend = v.looseObject({
  id,
  /** Account name with its middle hidden. */
  account: v.string(),
  joinedAt: instant,
  /** Which of the days that count it is, from 1 to the last one. */
  day: count,
  state: v.picklist(friendStates),
  /** Why nothing is paid for an excluded friend. */
  reason: v.optional(v.picklist(referralExclusions)),
  /** What was paid for this friend. */
  earned: minorUnits,
});
export type InvitedFriend = v.InferOutput<typeof invitedFriend>;

/** The member's invitation: the code, what it brings, and what it brought. */
export const referralOverview = v.looseObject({
  /** Carried by the link as `referralCode`, or typed into the register form. */
  code: v.string(),
  currency: currencyCode,
  terms: v.looseObject({
    /** Share of a friend's first deposit, in 1/10,000, up to `depositMax`. */
    depositRate: count,
    depositMax: minorUnits,
    /** Share of a friend's valid bets, in 1/10,000. */
    betRate: count,
    /** For how many business days from the friend's first one. */
    days: count,
  }),
  invited: count,
  /** Friends whose bets bring something today. */
  counting: count,
  earned: minorUnits,
  /** What is earned and not paid yet; it grows until the day ends. */
  pending: minorUnits,
  /** When the next payment is made. */
  paidAt: instant,
});
export type ReferralOverview = v.InferOutput<typeof referralOverview>;

export const referralCalls = {
  overview: defineCall({
    ...call('MCSFE_getReferral'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: referralOverview,
  }),
  friends: defineCall({
    ...call('MCSFE_getReferralFriends'),
    method: 'GET',
    assumed,
    request: page,
    reply: v.looseObject({ list: v.array(invitedFriend), total: count, pageSize: count }),
  }),
} as const;
