import type { IntlShape } from 'react-intl';
import type { FieldRule } from '#contract';
import { checkValue } from '#field-check';
import { patternMessages } from './pattern.messages';
import { ruleMessages } from './messages';

const told = new Set<string>();

/** Tells developers of the platform, once, that a rule is not what it should be. */
function warn(fault: string, what: string): void {
  if (told.has(what)) return;
  told.add(what);
  console.warn(`A register rule of the platform has ${fault}: ${what.slice(0, 80)}`);
}

/**
 * Whether a value that is not empty fits a rule of the platform: its length and its pattern. A pattern that cannot be
 * tried counts as "any" here: the platform checks again, and it fails closed.
 */
export function fits(rule: FieldRule, value: string): boolean {
  const verdict = checkValue(rule, value);
  if (verdict === 'unusable') warn('a pattern that cannot be tried', rule.acceptedPattern);
  return verdict !== 'breaks';
}

/** What a rule asks for, in words; one number when both bounds are equal. Source: spec section 5. */
export function wordRule({ formatMessage }: Pick<IntlShape, 'formatMessage'>, rule: FieldRule): string {
  const { minLength: min, maxLength: max, patternId } = rule;
  const isKnown = Object.hasOwn(patternMessages, patternId);
  if (!isKnown && patternId !== '*') warn('a pattern id that has no words', patternId);
  const known = isKnown ? (patternId as keyof typeof patternMessages) : 'LENGTH';
  // Both formats have ten characters: bounds would say nothing.
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
