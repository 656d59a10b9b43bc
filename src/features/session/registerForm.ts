import type { FieldRule, RegisterField } from '#contract';

export type RegisterValues = Partial<Record<RegisterField, string>>;
/** The platform's rules, by field; a field without one is not asked for. */
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;

/** The register fields in the order in which people expect them: who, how to get in, how to be reached, the rest. */
export const registerOrder: readonly RegisterField[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'email',
  'paymentPassword',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'idNumber',
  'recommenderId',
  'affiliateCode',
  'captcha',
];
