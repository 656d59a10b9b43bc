import type { FieldRule, ParsedRequestOf, RegisterField, sessionCalls } from '#contract';
import { checkValue, registerFields, typedExactly } from '#contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';

export type RegisterForm = ParsedRequestOf<typeof sessionCalls.register>;
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;

/** Fields that the tab of a register type always has, and those that it never has. */
export interface TabFields {
  always: readonly RegisterField[];
  never: readonly RegisterField[];
}

/**
 * Holds every field against the rules of the merchant, as the form does: required, pattern, length. Refuses with
 * `register.field` and the first field that breaks one. Gives the values of the fields that are in use.
 */
export function checkRegisterForm(
  ctx: Pick<Ctx, 'log'>,
  form: RegisterForm,
  rules: RegisterRules,
  { always, never }: TabFields,
): Partial<Record<RegisterField, string>> {
  const kept: Partial<Record<RegisterField, string>> = {};
  for (const field of registerFields) {
    const isAlways = always.includes(field);
    const rule = rules[field]?.enabled ? rules[field] : isAlways ? anyValue : undefined;
    if (!rule || never.includes(field)) continue;
    const sent = form[field] ?? '';
    const value = typedExactly.has(field) ? sent : sent.trim();
    if (value.trim() === '') {
      if (rule.required || isAlways) refuse('register.field', { value: { field } });
      continue;
    }
    if (!isWithin(ctx, value, rule)) refuse('register.field', { value: { field } });
    kept[field] = value;
  }
  if (kept.password !== undefined && rules.confirmPassword?.enabled && kept.confirmPassword !== kept.password)
    refuse('register.field', { value: { field: 'confirmPassword' } });
  if (kept.password !== undefined && kept.password.toLowerCase() === kept.username?.toLowerCase())
    refuse('register.field', { value: { field: 'password' } });
  return kept;
}

const anyValue: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: '*',
  minLength: 0,
  maxLength: 255,
};

/** Whether a value keeps to a rule. One that cannot be tried lets nothing through. */
export function isWithin({ log }: Pick<Ctx, 'log'>, value: string, rule: FieldRule): boolean {
  const verdict = checkValue(rule, value);
  if (verdict === 'unusable')
    log.error('a register rule has an unusable pattern', { patternId: rule.patternId });
  return verdict === 'fits';
}
