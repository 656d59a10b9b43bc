import type { FieldRule, RegisterField } from '#contract';
import type { FieldRefusal } from './useFieldErrors';

/** What is sent, with the country of the number as `+84`. */
export type RegisterValues = Partial<Record<RegisterField | 'countryDialingCode', string>>;
/** What the visitor typed, with the country that the number is dialled in. */
export type RegisterDraft = Partial<Record<RegisterField, string>> & { country: string };
/** The platform's rules, by field; a field without one is not asked for. */
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;
/** Source: spec section 4, register type. */
export type RegisterMethod = 'username' | 'mobile';
export type RegisterRefusal = FieldRefusal<RegisterField>;

/** What the flags of the brand say about the form. */
export interface RegisterFlags {
  /** The number is confirmed by a code (REGMOBVERF3). */
  verifiesMobile: boolean;
  /** Registering by number asks for a password, too (MOBILENUMPASSREG3). */
  asksPasswordByMobile: boolean;
}

/** The register fields in the order in which people expect them: who, how to get in, how to be reached, the rest. */
export const registerOrder: readonly RegisterField[] = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
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

const anything: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 'LENGTH',
  minLength: 1,
  maxLength: 255,
};

/**
 * The rules that hold for one way to register, each of an enabled field, in the order of the form.
 * @param hasNumber whether a number is typed: one that may be left out wants its code only then
 */
export function rulesOf(
  method: RegisterMethod,
  rules: RegisterRules,
  { verifiesMobile, asksPasswordByMobile }: RegisterFlags,
  hasNumber = false,
): readonly (readonly [RegisterField, FieldRule])[] {
  const byMobile = method === 'mobile';
  const number = byMobile
    ? { ...(rules.mobileNum ?? { ...anything, maxLength: 32 }), enabled: true, required: true }
    : rules.mobileNum;
  const always: RegisterRules = {
    ...(number && { mobileNum: number }),
    ...(number?.enabled && {
      verificationCode: {
        ...(rules.verificationCode ?? anything),
        enabled: verifiesMobile,
        required: number.required || hasNumber,
      },
    }),
  };
  const asks = (field: RegisterField): boolean => {
    if (field === 'username') return !byMobile;
    if (field === 'verificationCode') return number?.enabled === true;
    if (field === 'password' || field === 'confirmPassword') return !byMobile || asksPasswordByMobile;
    return true;
  };
  return registerOrder.flatMap((field) => {
    const rule = always[field] ?? rules[field];
    if (!rule?.enabled || !asks(field)) return [];
    // Source: spec section 5: the withdraw password is required whenever it is shown, a repetition whenever there is one.
    const isAlways = field === 'paymentPassword' || field === 'confirmPassword' || field === 'password';
    return [[field, isAlways ? { ...rule, required: true } : rule] as const];
  });
}
