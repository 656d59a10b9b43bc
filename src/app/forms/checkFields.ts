import type { IntlShape } from 'react-intl';
import * as v from 'valibot';
import type { Call, FieldRule } from '#contract';
import { checkValue } from '#field-check';
import { wordRule } from '../../features/session/checkField';
import { fieldMessages as messages } from '../failures/field.messages';

/** The server's rules for fields, by their names. */
export type FieldRules = Readonly<Record<string, FieldRule | undefined>>;

/**
 * What is wrong with values by the request of a call and by the platform's own rules, in words, by field. Fields that
 * the request does not know are left to the form. Words of the platform's rules are those of area `session`.
 */
export function checkFields(
  intl: Pick<IntlShape, 'formatMessage'>,
  { request }: Pick<Call, 'request'>,
  values: object,
  rules: FieldRules = {},
): Record<string, string> {
  const { formatMessage: t } = intl;
  const errors: Record<string, string> = {};
  const parsed = v.safeParse(request, withoutBlanks(values));
  for (const issue of parsed.issues ?? []) {
    const field = issue.path?.[0]?.key;
    // A strict request complains of what the form has for itself, such as a repeated password.
    if (typeof field !== 'string' || issue.expected === 'never') continue;
    errors[field] ??= word(issue);
  }
  for (const [field, rule] of Object.entries(rules)) {
    const value = (values as Record<string, unknown>)[field];
    if (!rule?.enabled || typeof value !== 'string' || errors[field]) continue;
    if (value === '') {
      if (rule.required) errors[field] = t(messages.missing);
    } else if (checkValue(rule, value) === 'breaks') errors[field] = wordRule(intl, rule);
  }
  return errors;

  function word({ type, requirement, input }: v.BaseIssue<unknown>): string {
    const limit = typeof requirement === 'number' ? requirement : undefined;
    if (input === undefined || input === null || input === '') return t(messages.missing);
    if (limit !== undefined && type === 'min_length') return t(messages.tooShort, { min: limit });
    if (limit !== undefined && type === 'max_length') return t(messages.tooLong, { max: limit });
    if (limit !== undefined && type === 'min_value') return t(messages.tooSmall, { min: limit });
    if (limit !== undefined && type === 'max_value') return t(messages.tooLarge, { max: limit });
    return t(messages.invalid);
  }
}

/** An empty field is one that is not there, as it will be when the values are sent. */
export const withoutBlanks = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
