import * as v from 'valibot';
import { defineCall, nothing } from './call';
import { instant, typed } from './values';

/** Answer of the human verification step, when the platform asked for one. */
export const humanProof = v.strictObject({
  /** Id of the challenge. */
  challenge: typed(64),
  /** What the person did, in the form the challenge's provider reads. */
  answer: typed(256),
});

/** A session as every way in returns it. */
export const sessionStart = v.looseObject({
  /** 256 random bits; sent back as the `token` header. Useless without the HttpOnly half that came with it. */
  token: v.pipe(v.string(), v.minLength(16)),
  firstTimeLogin: v.optional(v.boolean(), false),
  passwordExpired: v.optional(v.boolean(), false),
  /** When this account was last signed in, if ever. */
  lastLogin: v.optional(v.nullable(instant)),
});
export type SessionStart = v.InferOutput<typeof sessionStart>;

/** What a refused login says besides its code. */
export const loginRefusal = v.looseObject({
  /** True when the next try must carry a captcha. */
  captcha: v.optional(v.boolean(), false),
});

const registerForm = {
  username: v.optional(typed(64)),
  password: v.optional(typed(128)),
  confirmPassword: v.optional(typed(128)),
  payeeName: v.optional(typed(128)),
  email: v.optional(typed(254)),
  qqNum: v.optional(typed(32)),
  mobileNum: v.optional(typed(32)),
  recommenderId: v.optional(typed(64)),
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

/** What a refused registration says besides its code: which field, and which rule it broke. */
export const registerRefusal = v.looseObject({
  field: v.optional(v.picklist(registerFields)),
  captcha: v.optional(v.boolean(), false),
});

export const sessionCalls = {
  login: defineCall({
    method: 'POST',
    path: '/wps/session/login',
    module: 'SES_LOGIN',
    sealed: true,
    refusals: [
      'login.rejected',
      'login.locked',
      'login.notMember',
      'login.notAgent',
      'login.verifyFirst',
      'captcha.required',
      'captcha.wrong',
      'verification.required',
      'sms.codeWrong',
      'sms.codeExpired',
    ],
    assumed: ['module'],
    request: v.strictObject({
      type: v.picklist(['username', 'sms']),
      username: v.optional(typed(64)),
      password: v.optional(typed(128)),
      captcha: v.optional(typed(16)),
      mobileNum: v.optional(typed(32)),
      countryDialingCode: v.optional(typed(8)),
      verificationCode: v.optional(typed(255)),
      /** Asks for the one-day token that lets the same browser back in without typing. */
      remember: v.optional(v.boolean(), false),
      verification: v.optional(humanProof),
    }),
    reply: sessionStart,
  }),
  smsCode: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VER_SMS_NOLOGIN',
    refusals: ['sms.tooSoon', 'sms.tooMany', 'sms.numberInvalid', 'sms.off', 'verification.required'],
    assumed: ['module'],
    request: v.strictObject({
      mobileNum: typed(32),
      countryDialingCode: typed(8),
      verification: v.optional(humanProof),
    }),
    reply: v.looseObject({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) }),
  }),
  registerSmsCode: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_sendRegPhoneCode',
    module: 'MCSFE_sendRegPhoneCode',
    refusals: ['sms.tooSoon', 'sms.tooMany', 'sms.numberInvalid', 'sms.off', 'verification.required'],
    assumed: ['method', 'path', 'module', 'reply'],
    request: v.strictObject({
      countryDialingCode: typed(8),
      mobileNo: typed(32),
      regType: typed(32),
      verification: v.optional(humanProof),
    }),
    reply: v.looseObject({ expiredMinutes: v.pipe(v.number(), v.minValue(0)) }),
  }),
  register: defineCall({
    method: 'PUT',
    path: '/wps/member/register',
    module: 'MEM_REGISTER',
    sealed: true,
    retry: 'keyed',
    refusals: [
      'register.closed',
      'register.field',
      'register.taken',
      'affiliate.unknown',
      'captcha.wrong',
      'verification.required',
    ],
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
    refusals: [
      'register.closed',
      'register.field',
      'register.taken',
      'affiliate.unknown',
      'captcha.wrong',
      'sms.codeWrong',
      'sms.codeExpired',
      'verification.required',
    ],
    assumed: ['module', 'reply'],
    request: v.strictObject(registerForm),
    reply: sessionStart,
  }),
  affiliate: defineCall({
    method: 'GET',
    path: '/wps/agent/affiliate',
    module: 'AGT_AFFILIATE',
    refusals: ['affiliate.unknown'],
    assumed: ['module', 'reply'],
    request: v.strictObject({ code: v.optional(typed(64)), domain: v.optional(typed(255)) }),
    reply: v.looseObject({ code: v.string() }),
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
  freeplay: defineCall({
    method: 'POST',
    path: '/wps/session/login/freeplay',
    module: 'SES_FREEPLAY',
    refusals: ['freeplay.off', 'freeplay.tooMany'],
    assumed: ['module', 'reply'],
    request: v.strictObject({
      os: typed(32),
      platform: v.literal('W'),
      /** A reversed random string, encrypted by RSA under the platform's key, in base64. */
      Encryption: typed(2048),
      gateway: v.literal(3),
    }),
    reply: sessionStart,
  }),
  logout: defineCall({
    method: 'DELETE',
    path: '/wps/session/logout',
    module: 'SES_LOGOUT',
    token: true,
    encoding: 'query',
    retry: 'keyed',
    assumed: ['module', 'reply'],
    request: nothing,
    reply: v.unknown(),
  }),
  passwordByEmail: defineCall({
    method: 'POST',
    path: '/wps/member/password/email',
    module: 'MEM_PASSWORD_EMAIL',
    encoding: 'form',
    refusals: ['limit.reached', 'account.unknown', 'verification.required'],
    assumed: ['module', 'reply'],
    request: v.strictObject({ username: typed(64), email: typed(254) }),
    reply: v.unknown(),
  }),
  passwordByPhone: defineCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'MEM_PASSWORD_VERIFICATION',
    sealed: true,
    refusals: ['sms.codeWrong', 'sms.codeExpired', 'password.weak'],
    assumed: ['module', 'reply'],
    request: v.strictObject({
      newPassword: typed(128),
      mobileNum: typed(32),
      verificationCode: typed(255),
    }),
    reply: v.looseObject({ username: v.string() }),
  }),
  changePassword: defineCall({
    method: 'POST',
    path: '/wps/member/password',
    module: 'MEM_PASSWORD',
    token: true,
    sealed: true,
    refusals: ['password.wrong', 'password.weak'],
    assumed: ['module', 'reply'],
    request: v.strictObject({
      oldPassword: v.optional(typed(128)),
      newPassword: typed(128),
      confirmNewPassword: typed(128),
    }),
    reply: v.unknown(),
  }),
} as const;
