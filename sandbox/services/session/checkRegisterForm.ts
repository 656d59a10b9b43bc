import type { FieldRule, ParsedRequestOf, RegisterField, sessionCalls } from '../../../contract';
import { registerFields } from '../../../contract';
import type { Ctx } from '../../context';
import { refuse } from '../../refusal';
import { compilePattern } from './safePattern';

export type RegisterForm = ParsedRequestOf<typeof sessionCalls.register>;
export type RegisterRules = Partial<Record<RegisterField, FieldRule>>;

/** Fields whose characters count exactly as typed; the others lose the spaces around them. */
const typedExactly: ReadonlySet<RegisterField> = new Set(['password', 'confirmPassword', 'paymentPassword']);

/**
 * Holds every field against the rules of the merchant, as the form does: required, pattern, length. Refuses with
 * `register.field` and the first field that breaks one. Gives the values of the fields that are in use.
 */
export function checkRegisterForm(
  ctx: Pick<Ctx, 'log'>,
  form: RegisterForm,
  rules: RegisterRules,
): Partial<Record<RegisterField, string>> {
  const kept: Partial<Record<RegisterField, string>> = {};
  for (const field of registerFields) {
    const rule = rules[field];
    if (!rule?.enabled) continue;
    const sent = form[field] ?? '';
    const value = typedExactly.has(field) ? sent : sent.trim();
    if (value.trim() === '') {
      if (rule.required) refuse('register.field', { value: { field } });
      continue;
    }
    if (!isWithin(ctx, value, rule)) refuse('register.field', { value: { field } });
    kept[field] = value;
  }
  for (const field of ['username', 'password'] as const)
    if (kept[field] === undefined) refuse('register.field', { value: { field } });
  if (rules.confirmPassword?.enabled && kept.confirmPassword !== kept.password)
    refuse('register.field', { value: { field: 'confirmPassword' } });
  if (kept.password?.toLowerCase() === kept.username?.toLowerCase())
    refuse('register.field', { value: { field: 'password' } });
  return kept;
}

/** Characters as a person counts them: code points. */
function isWithin({ log }: Pick<Ctx, 'log'>, value: string, rule: FieldRule): boolean {
  const length = Array.from(value).length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  if (rule.acceptedPattern === '*') return true;
  const pattern = compilePattern(rule.acceptedPattern);
  // A rule that cannot be checked lets nothing through.
  if (!pattern) log.error('a register rule has an unusable pattern', { patternId: rule.patternId });
  return pattern?.test(value) ?? false;
}
