import type { IntlShape } from 'react-intl';
import type { FieldRule, RegisterField } from '#contract';
import { typedExactly } from '#field-check';
import { checkField } from './checkField';
import { phoneIn, typedPhone, type ListedCountry, type PhoneValues } from './dialing';
import { ruleMessages, sessionMessages } from './messages';

/** What is sent, with the country of the number as `+84`. */
export type RegisterValues = Partial<Record<RegisterField | 'countryDialingCode', string>>;
/** What the visitor typed, with the country that the number is dialled in, and whether they are old enough. */
export type RegisterDraft = Record<RegisterField, string> & PhoneValues & { age: boolean };
/** The platform's rules, by field; a field without one is not asked for. */
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;
/** Source: spec section 4, register type. */
export type RegisterMethod = 'username' | 'mobile';

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

/** A form that nothing was typed into. */
export const emptyDraft = {
  ...(Object.fromEntries(registerOrder.map((field) => [field, ''])) as Record<RegisterField, string>),
  country: '',
  age: false,
} satisfies RegisterDraft;

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

/** The rules when nobody has to read the letters of a picture: its place in the form stays. */
export const withoutLetters = (rules: RegisterRules): RegisterRules =>
  rules.captcha ? { ...rules, captcha: { ...rules.captcha, required: false } } : rules;

type ShownRules = ReturnType<typeof rulesOf>;

/** What is wrong with the fields that are shown, by their names; empty when nothing is. */
export function checkDraft(
  intl: Pick<IntlShape, 'formatMessage'>,
  rules: ShownRules,
  draft: RegisterDraft,
  countries: readonly ListedCountry[] | undefined,
): Partial<Record<RegisterField, string>> {
  const found: Partial<Record<RegisterField, string>> = {};
  const phone = phoneIn(typedPhone(draft), countries);
  const typed = { ...draft, ...(phone && { mobileNum: phone.mobileNum }) };
  for (const [field, rule] of rules) {
    const value = valueOf(field, typed);
    const problem =
      field === 'confirmPassword' && value !== draft.password
        ? intl.formatMessage(ruleMessages.mismatch)
        : checkField(intl, intl.formatMessage(sessionMessages[field]), rule, value);
    if (problem !== undefined) found[field] = problem;
    else if (field === 'mobileNum' && !phone && draft.mobileNum !== '')
      found.mobileNum = intl.formatMessage(ruleMessages.phoneInvalid);
  }
  return found;
}

/** What is sent: fields that are shown and filled. */
export function sentValues(
  rules: ShownRules,
  draft: RegisterDraft,
  countries: readonly ListedCountry[] | undefined,
): RegisterValues {
  const phone = phoneIn(typedPhone(draft), countries);
  const sent: RegisterValues = {};
  for (const [field] of rules) {
    const value = valueOf(field, draft);
    if (value === '') continue;
    if (field === 'mobileNum') Object.assign(sent, phone);
    else sent[field] = value;
  }
  return sent;
}

/** What counts of a field: a secret exactly as it was typed, the others without the spaces around them. */
const valueOf = (field: RegisterField, draft: RegisterDraft): string =>
  typedExactly.has(field) ? draft[field] : draft[field].trim();
