import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { assumed, byId, memberRelay as call } from './memberRelay';
import { codeSent } from './codes';
import { asksPassword } from './password';
import { count, id, instant, typed } from './values';

/** What a member can be reached at. */
export const contactKinds = ['mobile', 'email'] as const;
export type ContactKind = (typeof contactKinds)[number];

/**
 * Ways to prove, besides the login password, that it is the owner who changes a number or address: a code to the present
 * one, before all.
 */
export const contactProofs = ['mobile', 'email', 'authenticator', 'password'] as const;
export type ContactProof = (typeof contactProofs)[number];

/** A number or address that the member can be reached at. */
export const contactState = v.looseObject({
  /** Mostly blanked out by the platform; null when there is none. */
  masked: v.nullable(v.string()),
  /** Whether its owner has proved that it is theirs. */
  isVerified: v.boolean(),
  /** Any one of these is asked for before it is changed; empty where messages of this kind cannot be sent. */
  proofs: v.array(v.picklist(contactProofs)),
});
export type ContactState = v.InferOutput<typeof contactState>;

/** What protects an account, as far as its owner may see it. */
export const securityOverview = v.looseObject({
  password: v.looseObject({
    /** Not for an account that is signed in to by codes alone. */
    isSet: v.optional(v.boolean(), true),
    changedAt: instant,
    isExpired: v.boolean(),
  }),
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

const contactKind = v.picklist(contactKinds);
const contactValue = {
  kind: contactKind,
  /** The number as used within its country, or the address. */
  value: v.pipe(typed(254), v.minLength(1)),
  /** With its plus sign; the merchant's own country when absent. */
  countryDialingCode: v.optional(typed(8)),
};

/** Six digits of the app, or a recovery code. */
const authenticatorCode = v.pipe(typed(64), v.minLength(6));

/** Each opens the account once in place of the app. They are shown this one time. */
const recoveryCodes = v.looseObject({ recoveryCodes: v.array(v.string()) });

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
    namesState: true,
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
    namesState: true,
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
    namesState: true,
    refusals: ['record.unknown', 'security.current'],
    assumed,
    request: byId,
    reply: v.looseObject({ moneyPausedUntil: instant }),
  }),
  /** Sends a code to the present number or address. */
  sendProofCode: defineCall({
    ...call('MCSFE_sendSecurityCode'),
    method: 'POST',
    refusals: ['sms.tooSoon', 'sms.tooMany', 'sms.off', 'mail.off', 'security.stale'],
    assumed,
    request: v.strictObject({ kind: contactKind }),
    reply: codeSent,
  }),
  /**
   * The first step of a change: the owner proves to be one, by the login password and one thing more where there is any.
   * The ticket holds for the second step, in this session.
   */
  proveContact: defineCall({
    ...call('MCSFE_proveContact'),
    method: 'POST',
    sealed: true,
    refusals: {
      'sms.codeWrong': 'answer',
      'sms.codeExpired': 'answer',
      ...asksPassword,
      'login.proofWrong': 'answer',
      'security.stale': null,
    },
    assumed,
    request: v.strictObject({
      kind: contactKind,
      method: v.picklist(contactProofs),
      /** The code that was sent, or one of the app; nothing with the method `password`. */
      answer: v.optional(typed(128), ''),
      password: v.pipe(typed(128), v.minLength(1)),
    }),
    reply: v.looseObject({ ticket: v.string(), expiresInSeconds: count }),
  }),
  /** Sends a code to the new number or address. Answers alike for those that another account has. */
  sendContactCode: defineCall({
    ...call('MCSFE_sendContactCode'),
    method: 'POST',
    sealed: true,
    refusals: {
      'sms.tooSoon': null,
      'sms.tooMany': null,
      'sms.off': null,
      'mail.off': null,
      'security.stale': null,
      'sms.numberInvalid': 'value',
      'register.field': 'value',
    },
    assumed,
    request: v.strictObject({ ticket: typed(64), ...contactValue }),
    reply: codeSent,
  }),
  /** The second step: the new number or address takes the place of the present one. */
  bindContact: defineCall({
    ...call('MCSFE_bindContact'),
    method: 'POST',
    sealed: true,
    refusals: {
      'sms.codeWrong': 'code',
      'sms.codeExpired': 'code',
      'sms.numberInvalid': 'value',
      'register.field': 'value',
      'security.stale': null,
    },
    assumed,
    request: v.strictObject({
      ticket: typed(64),
      ...contactValue,
      code: v.pipe(typed(255), v.minLength(1)),
    }),
    reply: securityOverview,
  }),
  /** Begins to set up an authenticator app; nothing is asked of it before `confirmAuthenticator`. */
  startAuthenticator: defineCall({
    ...call('MCSFE_startAuthenticator'),
    method: 'POST',
    sealed: true,
    refusals: { ...asksPassword, 'security.stale': null },
    assumed,
    request: v.strictObject({ password: v.pipe(typed(128), v.minLength(1)) }),
    reply: v.looseObject({
      /** In base 32, for typing. */
      secret: v.string(),
      /** `otpauth://…`, for a camera. */
      uri: v.pipe(v.string(), v.regex(/^otpauth:\/\//)),
    }),
  }),
  confirmAuthenticator: defineCall({
    ...call('MCSFE_confirmAuthenticator'),
    method: 'POST',
    sealed: true,
    refusals: { 'login.proofWrong': 'code', 'security.stale': null },
    assumed,
    request: v.strictObject({ code: authenticatorCode }),
    reply: recoveryCodes,
  }),
  /** New recovery codes in place of all there are. */
  renewRecoveryCodes: defineCall({
    ...call('MCSFE_renewRecoveryCodes'),
    method: 'POST',
    sealed: true,
    refusals: { ...asksPassword, 'login.proofWrong': 'code', 'security.stale': null },
    assumed,
    request: v.strictObject({ password: v.pipe(typed(128), v.minLength(1)), code: authenticatorCode }),
    reply: recoveryCodes,
  }),
  removeAuthenticator: defineCall({
    ...call('MCSFE_removeAuthenticator'),
    method: 'POST',
    sealed: true,
    refusals: { ...asksPassword, 'login.proofWrong': 'code', 'security.stale': null },
    assumed,
    request: v.strictObject({ password: v.pipe(typed(128), v.minLength(1)), code: authenticatorCode }),
    reply: securityOverview,
  }),
} as const;
