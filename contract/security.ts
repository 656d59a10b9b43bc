import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { count, id, instant } from './values';

/** A number or address that the member can be reached at. */
export const contactState = v.looseObject({
  /** Mostly blanked out by the platform; null when there is none. */
  masked: v.nullable(v.string()),
  /** Whether its owner has proved that it is theirs. */
  isVerified: v.boolean(),
});
export type ContactState = v.InferOutput<typeof contactState>;

/** What protects an account, as far as its owner may see it. */
export const securityOverview = v.looseObject({
  password: v.looseObject({ changedAt: instant, isExpired: v.boolean() }),
  transactionPassword: v.looseObject({
    isSet: v.boolean(),
    /** Absent for one that was set at registration. */
    changedAt: v.optional(instant),
    /** Wrong ones that are left before it is locked. */
    triesLeft: count,
    lockedUntil: v.optional(instant),
  }),
  mobile: contactState,
  email: contactState,
  /** Null where no authenticator app is set up. */
  authenticator: v.nullable(v.looseObject({ since: v.optional(instant), recoveryCodesLeft: count })),
  memberSince: instant,
  /** Until then no money leaves the account: its owner said that somebody else was in it. */
  moneyPausedUntil: v.optional(instant),
});
export type SecurityOverview = v.InferOutput<typeof securityOverview>;

/** Kinds of devices that a browser tells of itself. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'unknown'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** One time that somebody signed in. */
export const signIn = v.looseObject({
  id,
  at: instant,
  device: v.picklist(deviceKinds),
  /** Browser and system, such as "Chrome, Android"; empty where it did not say. */
  deviceName: v.string(),
  /** Network address with its last part blanked out. */
  address: v.string(),
  /** The account had never been signed in from this network before. */
  isNewPlace: v.boolean(),
  /**
   * `current` is the session of this request, `active` another one that lives. `remembered`: the session is over, and its
   * browser may come back without a password until `rememberedUntil`.
   */
  state: v.picklist(['current', 'active', 'remembered', 'ended']),
  rememberedUntil: v.optional(instant),
  /** Its owner has said that it was somebody else. */
  isReported: v.boolean(),
});
export type SignIn = v.InferOutput<typeof signIn>;

/** Days for which sign-ins are listed. */
export const signInDays = 90;

const signInList = v.looseObject({ list: v.array(signIn) });

export const securityCalls = {
  overview: defineCall({
    ...call('MCSFE_getSecurity'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: securityOverview,
  }),
  /** The newest first, at most a hundred. */
  signIns: defineCall({
    ...call('MCSFE_getSignIns'),
    method: 'GET',
    assumed,
    request: nothing,
    reply: signInList,
  }),
  /** Ends one session and forgets its browser. The session of the request itself is left by logging out. */
  endSession: defineCall({
    ...call('MCSFE_endSession'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'security.current'],
    assumed,
    request: byId,
    reply: signInList,
  }),
  /** Ends every other session and forgets every remembered browser. */
  endOtherSessions: defineCall({
    ...call('MCSFE_endOtherSessions'),
    method: 'POST',
    retry: 'keyed',
    assumed,
    request: nothing,
    reply: signInList,
  }),
  /**
   * "That was not me": ends everything but this session, pauses withdrawals and transfers for a day and asks for a new
   * password before anything else is written.
   */
  reportSignIn: defineCall({
    ...call('MCSFE_reportSignIn'),
    method: 'POST',
    retry: 'keyed',
    refusals: ['record.unknown', 'security.current'],
    assumed,
    request: byId,
    reply: v.looseObject({ moneyPausedUntil: instant }),
  }),
} as const;
