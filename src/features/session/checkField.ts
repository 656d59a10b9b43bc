import type { IntlShape } from 'react-intl';
import type { FieldRule } from '#contract';
import { patternMessages } from './pattern.messages';
import { ruleMessages } from './messages';

/** Longest pattern that is tried: a longer one is more likely an attack or an accident than a rule. */
const longestPattern = 500;

const compiled = new Map<string, RegExp | undefined>();

/** A pattern that cannot be read counts as "any" here: the platform checks again, and it fails closed. */
function compile(pattern: string): RegExp | undefined {
  if (pattern === '*' || pattern.length > longestPattern) return undefined;
  if (!compiled.has(pattern)) {
    try {
      compiled.set(pattern, new RegExp(pattern, 'u'));
    } catch {
      console.warn('A register rule of the platform has a pattern that is not a regular expression.');
      compiled.set(pattern, undefined);
    }
  }
  return compiled.get(pattern);
}

/** Whether a value that is not empty fits a rule of the platform: its length and its pattern. */
export function fits(rule: FieldRule, value: string): boolean {
  const length = [...value].length;
  if (length < rule.minLength || length > rule.maxLength) return false;
  const pattern = compile(rule.acceptedPattern);
  // An anchor-free pattern would accept a value that only contains a match.
  const match = pattern?.exec(value);
  return !pattern || match?.[0] === value;
}

/** What a rule asks for, in words; one number when both bounds are equal. Source: spec section 5. */
export function wordRule({ formatMessage }: Pick<IntlShape, 'formatMessage'>, rule: FieldRule): string {
  const { minLength: min, maxLength: max, patternId } = rule;
  const known = patternId in patternMessages ? (patternId as keyof typeof patternMessages) : 'LENGTH';
  if (known === 'DATE') return formatMessage(patternMessages.DATE);
  const family = known.replace(/_ONE$/, '') as PluralFamily;
  return min === max
    ? formatMessage(patternMessages[`${family}_ONE`], { max })
    : formatMessage(patternMessages[family], { min, max });
}

type PluralFamily = Exclude<keyof typeof patternMessages, 'DATE' | `${string}_ONE`>;

/** What is wrong with a value, in words; undefined when nothing is. Spaces around a value do not fill a required field. */
export function checkField(
  intl: Pick<IntlShape, 'formatMessage'>,
  label: string,
  rule: FieldRule,
  value: string,
): string | undefined {
  if (value.trim() === '')
    return rule.required ? intl.formatMessage(ruleMessages.required, { field: label }) : undefined;
  return fits(rule, value) ? undefined : wordRule(intl, rule);
}
