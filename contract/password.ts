import * as v from 'valibot';
import { defineCall } from './call';
import { typed } from './values';

/** Refusals of a call that asks for the login password once more. */
export const asksPassword = { 'password.wrong': 'password', 'password.none': 'password' } as const;

/** Why a new password was refused with `password.weak`. */
export const passwordRefusal = v.looseObject({
  reason: v.optional(
    v.picklist([
      /** It breaks the merchant's rule for passwords. */
      'rule',
      /** It is among those that everybody tries first. */
      'common',
      /** It is or holds the username, the brand or the like. */
      'name',
      /** It is the one before. */
      'same',
    ]),
  ),
});
export type PasswordRefusal = v.InferOutput<typeof passwordRefusal>;

export const passwordCalls = {
  passwordByEmail: defineCall({
    method: 'POST',
    path: '/wps/member/password/email',
    module: 'MEM_PASSWORD_EMAIL',
    encoding: 'form',
    refusals: {
      'limit.reached': null,
      'account.unknown': 'username',
      'mail.off': null,
      'verification.required': null,
      'verification.wrong': null,
    },
    assumed: ['module', 'request', 'reply'],
    request: v.strictObject({
      username: typed(64),
      email: typed(254),
      /** The human proof (see `humanProof`), flat because a form carries no objects. */
      verificationChallenge: v.optional(typed(64)),
      verificationAnswer: v.optional(typed(256)),
    }),
    reply: v.unknown(),
  }),
  passwordByPhone: defineCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'MEM_PASSWORD_VERIFICATION',
    sealed: true,
    refusals: {
      'sms.codeWrong': 'verificationCode',
      'sms.codeExpired': 'verificationCode',
      'sms.numberInvalid': 'mobileNum',
      'sms.off': null,
      'password.weak': 'newPassword',
    },
    assumed: ['module', 'request', 'reply'],
    request: v.strictObject({
      newPassword: typed(128),
      mobileNum: typed(32),
      /** The merchant's own country when absent. */
      countryDialingCode: v.optional(typed(8)),
      verificationCode: typed(255),
    }),
    /** The account whose password it is now, so that the site can sign in with it. */
    reply: v.looseObject({ username: v.string() }),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/wps/member/password',
    module: 'MEM_PASSWORD',
    audience: 'member',
    sealed: true,
    refusals: {
      'password.wrong': 'oldPassword',
      'password.none': 'oldPassword',
      'password.weak': 'newPassword',
      'password.unequal': 'confirmNewPassword',
    },
    assumed: ['module', 'reply'],
    request: v.strictObject({
      /** Needed unless the session says `oldPasswordKnown`. */
      oldPassword: v.optional(typed(128)),
      newPassword: typed(128),
      confirmNewPassword: typed(128),
    }),
    reply: v.unknown(),
  }),
} as const;
