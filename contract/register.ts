import * as v from 'valibot';
import { defineCall } from './call';
import { humanProof } from './human';
import { sessionStart } from './entry';
import { typed } from './values';

const registerForm = {
  username: v.optional(typed(64)),
  password: v.optional(typed(128)),
  confirmPassword: v.optional(typed(128)),
  payeeName: v.optional(typed(128)),
  email: v.optional(typed(254)),
  qqNum: v.optional(typed(32)),
  mobileNum: v.optional(typed(32)),
  recommenderId: v.optional(typed(64)),
  /** The letters of the picture. Instead of them `verification` is taken, from people who cannot read one. */
  captcha: v.optional(typed(16)),
  verificationCode: v.optional(typed(255)),
  affiliateCode: v.optional(typed(64)),
  paymentPassword: v.optional(typed(128)),
  line: v.optional(typed(64)),
  whatsapp: v.optional(typed(64)),
  facebook: v.optional(typed(64)),
  wechat: v.optional(typed(64)),
  idNumber: v.optional(typed(64)),
  referralCode: v.optional(typed(64)),
  domain: v.optional(typed(255)),
  countryDialingCode: v.optional(typed(8)),
  /** The platform signs the new account in at once. */
  login: v.literal(true),
  registerUrl: typed(2048),
  registerMethod: v.literal('WEB'),
  firebaseChannel: v.optional(v.literal('sms')),
  /** Proof of Firebase that the number is the person's; instead of a code of ours. */
  firebaseIdToken: v.optional(typed(4096)),
  verification: v.optional(humanProof),
};

/** Fields of the register form that server rules speak of. */
export const registerFields = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'mobileNum',
  'recommenderId',
  'captcha',
  'verificationCode',
  'affiliateCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
] as const satisfies readonly (keyof typeof registerForm)[];
export type RegisterField = (typeof registerFields)[number];

/** What a refused registration says besides its code: which field it is about, where that is not the usual one. */
export const registerRefusal = v.looseObject({
  field: v.optional(v.picklist(registerFields)),
  captcha: v.optional(v.boolean(), false),
});

export const registerCalls = {
  register: defineCall({
    method: 'PUT',
    path: '/wps/member/register',
    module: 'MEM_REGISTER',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'register.closed': null,
      'register.field': null,
      'register.taken': 'username',
      'affiliate.unknown': 'affiliateCode',
      'affiliate.ended': 'affiliateCode',
      'captcha.required': 'captcha',
      'captcha.wrong': 'captcha',
      'password.weak': 'password',
      'sms.codeWrong': 'verificationCode',
      'sms.codeMissing': 'verificationCode',
      'sms.codeExpired': 'verificationCode',
      'sms.numberInvalid': 'mobileNum',
      'sms.numberMissing': 'mobileNum',
      'verification.required': null,
      'verification.wrong': null,
    },
    assumed: ['module', 'reply'],
    request: v.strictObject(registerForm),
    reply: sessionStart,
  }),
  registerMobile: defineCall({
    method: 'PUT',
    path: '/wps/member/register/mobile',
    module: 'MEM_REGISTER_MOBILE',
    sealed: true,
    retry: 'keyed',
    refusals: {
      'register.closed': null,
      'register.field': null,
      'register.taken': 'mobileNum',
      'affiliate.unknown': 'affiliateCode',
      'affiliate.ended': 'affiliateCode',
      'captcha.required': 'captcha',
      'captcha.wrong': 'captcha',
      'password.weak': 'password',
      'sms.codeWrong': 'verificationCode',
      'sms.codeMissing': 'verificationCode',
      'sms.codeExpired': 'verificationCode',
      'sms.numberInvalid': 'mobileNum',
      'sms.numberMissing': 'mobileNum',
      'verification.required': null,
      'verification.wrong': null,
    },
    assumed: ['module', 'reply'],
    request: v.strictObject(registerForm),
    reply: sessionStart,
  }),
  affiliate: defineCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    module: 'AGT_AFFILIATE',
    refusals: ['affiliate.unknown', 'affiliate.ended'],
    assumed: ['module', 'reply'],
    request: v.strictObject({ code: v.optional(typed(64)), domain: v.optional(typed(255)) }),
    reply: v.looseObject({ code: v.string() }),
  }),
} as const;
