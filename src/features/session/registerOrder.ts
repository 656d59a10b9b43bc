import type { RegisterField } from '#contract';

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
