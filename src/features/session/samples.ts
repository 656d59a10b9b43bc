import type { RegisterRules } from './registerForm';

/** A picture that stands in for the platform's captcha: one pixel is enough for a story. */
export const captchaImage =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export const brand = { name: 'Aurora', logo: '/brand/aurora/logo.svg', art: '/brand/aurora/hero-640.avif' };

const rule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 64,
};

/** What most brands ask for. */
export const rules: RegisterRules = {
  username: {
    ...rule,
    acceptedPattern: '^[A-Za-z][A-Za-z0-9]*$',
    patternId: 'LETTER_FIRST',
    minLength: 6,
    maxLength: 16,
  },
  password: { ...rule, minLength: 8 },
  confirmPassword: { ...rule, minLength: 8 },
  affiliateCode: {
    ...rule,
    required: false,
    patternId: 'ALPHANUMERIC',
    acceptedPattern: '^[A-Za-z0-9]*$',
    maxLength: 32,
  },
};

/** Every field that a platform can ask for. */
export const everyRule: RegisterRules = {
  ...rules,
  payeeName: { ...rule, patternId: 'LETTERS_SPACES' },
  email: { ...rule, patternId: 'EMAIL', acceptedPattern: '^[^@\\s]+@[^@\\s]+$' },
  mobileNum: { ...rule, patternId: 'DIGITS', acceptedPattern: '^\\d+$', minLength: 9, maxLength: 9 },
  paymentPassword: { ...rule, patternId: 'DIGITS', acceptedPattern: '^\\d+$', minLength: 6, maxLength: 6 },
  line: { ...rule, required: false },
  whatsapp: { ...rule, required: false },
  facebook: { ...rule, required: false },
  wechat: { ...rule, required: false },
  qqNum: { ...rule, required: false, patternId: 'DIGITS', acceptedPattern: '^\\d+$' },
  idNumber: { ...rule, required: false },
  recommenderId: { ...rule, required: false },
  captcha: { ...rule, maxLength: 16 },
};
