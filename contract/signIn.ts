import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { codeSent } from './codes';
import { sessionStart } from './entry';
import { humanProof } from './human';
import { count, typed } from './values';

/** What a refused login says besides its code. */
export const loginRefusal = v.looseObject({
  /** True when the next try must carry a captcha. */
  captcha: v.optional(v.boolean(), false),
});

/** Ways to prove that it is really the account's owner who comes from a new network. Source: spec section 4. */
export const verifyMethods = ['mobile', 'email', 'bankName', 'google'] as const;
export type VerifyMethod = (typeof verifyMethods)[number];

/** What `login.verifyFirst` says: password and all were right, and one more proof is needed. */
export const loginVerification = v.looseObject({
  /** Stands for the log-in so far; goes into `loginCode` and `verifyLogin`. */
  ticket: v.string(),
  expiresInSeconds: count,
  /** Ways that this account has, at least one. */
  methods: v.array(
    v.looseObject({
      method: v.picklist(verifyMethods),
      /** Number or address, mostly blanked out by the platform; empty for the others. */
      hint: v.optional(v.string(), ''),
    }),
  ),
});
export type LoginVerification = v.InferOutput<typeof loginVerification>;

/** How long a session still lives when nothing more is asked of it. */
export const sessionLife = v.looseObject({ idleSeconds: count, leftSeconds: count });
export type SessionLife = v.InferOutput<typeof sessionLife>;

export const signInCalls = {
  login: defineCall({
    method: 'POST',
    path: '/wps/session/login',
    module: 'SES_LOGIN',
    sealed: true,
    refusals: {
      'login.rejected': null,
      'login.locked': null,
      'login.notMember': null,
      'login.notAgent': null,
      'login.registerFirst': null,
      'login.disabled': null,
      'login.contactAgent': null,
      'login.closed': null,
      'login.verifyFirst': null,
      'captcha.required': 'captcha',
      'captcha.wrong': 'captcha',
      'verification.required': null,
      'verification.wrong': null,
      'sms.codeWrong': 'verificationCode',
      'sms.codeMissing': 'verificationCode',
      'sms.codeExpired': 'verificationCode',
      'sms.numberInvalid': 'mobileNum',
      'sms.numberMissing': 'mobileNum',
      'sms.off': null,
    },
    assumed: ['module'],
    request: v.strictObject({
      type: v.picklist(['username', 'sms']),
      username: v.optional(typed(64)),
      password: v.optional(typed(128)),
      /** The letters of the picture. Instead of them `verification` is taken, from people who cannot read one. */
      captcha: v.optional(typed(16)),
      mobileNum: v.optional(typed(32)),
      countryDialingCode: v.optional(typed(8)),
      verificationCode: v.optional(typed(255)),
      firebaseChannel: v.optional(v.literal('sms')),
      /** Proof of Firebase that the number is the person's; instead of a code of ours. */
      firebaseIdToken: v.optional(typed(4096)),
      /** Asks for the one-day token that lets the same browser back in without typing. */
      remember: v.optional(v.boolean(), false),
      verification: v.optional(humanProof),
    }),
    reply: sessionStart,
  }),
  /** Sends the code for one more proof, to the number or address that the account has. */
  loginCode: defineCall({
    method: 'POST',
    path: '/wps/session/login/code',
    module: 'SES_LOGIN_CODE',
    refusals: ['login.ticketExpired', 'sms.tooSoon', 'sms.tooMany', 'sms.off', 'mail.off'],
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({ ticket: typed(64), method: v.picklist(['mobile', 'email']) }),
    reply: codeSent,
  }),
  /** Completes a log-in that was refused with `login.verifyFirst`. */
  verifyLogin: defineCall({
    method: 'POST',
    path: '/wps/session/login/verify',
    module: 'SES_LOGIN_VERIFY',
    sealed: true,
    refusals: {
      'login.ticketExpired': null,
      'login.proofWrong': 'answer',
      'login.notMember': null,
      'login.notAgent': null,
      'sms.codeWrong': 'answer',
      'sms.codeExpired': 'answer',
    },
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: v.strictObject({
      ticket: typed(64),
      method: v.picklist(verifyMethods),
      /** The code, or the name on the bank account as the bank writes it. */
      answer: typed(255),
    }),
    reply: sessionStart,
  }),
  /** Whom this browser may let in again without a password. Asked when the log-in dialog opens. */
  remembered: defineCall({
    method: 'GET',
    path: '/wps/session/remembered',
    module: 'SES_REMEMBERED',
    retry: 'never',
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.looseObject({
      /** The account's name, mostly blanked out by the platform; null when nobody is remembered. */
      account: v.nullable(v.string()),
      /** Seconds for which it still holds. */
      leftSeconds: v.optional(count, 0),
    }),
  }),
  /** Lets the remembered account in again: the press of a person, never by itself (ASVS 7.6.2). */
  resume: defineCall({
    method: 'POST',
    path: '/wps/session/login/remembered',
    module: 'SES_LOGIN_REMEMBERED',
    refusals: ['login.forgotten', 'login.verifyFirst', 'login.notMember', 'login.notAgent'],
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: sessionStart,
  }),
  /** Another person uses this browser: nobody is remembered any more. */
  forget: defineCall({
    method: 'DELETE',
    path: '/wps/session/remembered',
    module: 'SES_FORGET',
    encoding: 'query',
    retry: 'keyed',
    namesState: true,
    assumed: ['method', 'path', 'module', 'request', 'reply'],
    request: nothing,
    reply: v.unknown(),
  }),
  /** How long the session lives. Asked without the `x-background` header it counts as activity: "stay signed in". */
  state: defineCall({
    method: 'GET',
    path: '/wps/session/state',
    module: 'SES_STATE',
    audience: 'signedIn',
    assumed: ['method', 'path', 'module', 'token', 'request', 'reply'],
    request: nothing,
    reply: sessionLife,
  }),
  captcha: defineCall({
    method: 'GET',
    path: '/wps/captcha',
    module: 'CAPTCHA',
    retry: 'never',
    refusals: ['captcha.tooSoon'],
    assumed: ['module'],
    request: nothing,
    /** A base64 png, without the `data:` prefix. */
    reply: v.pipe(v.string(), v.base64()),
  }),
} as const;
