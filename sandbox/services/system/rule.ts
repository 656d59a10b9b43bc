import { longestValue, patternIds, registerFields, type FieldRule, type RegisterField } from '#contract';
import { patternFamilies } from '../registerRules/patternFamilies';
import { Misunderstood } from './operator';

/** One field's rule as an operator types it. */
export interface TypedRule {
  field: RegisterField;
  /** Undefined: the field is not asked for. */
  rule: FieldRule | undefined;
}

/**
 * Reads `rule <field> <family> [--min 4] [--max 16] [--required]`, or `rule <field> off`. The family is one of the 18
 * that have words, in upper or lower case.
 */
export function readRule([field, family, ...options]: readonly string[]): TypedRule {
  const known = registerFields.find((each) => each === field);
  if (!known) throw new Misunderstood(`Fields are ${registerFields.join(', ')}.`);
  if (family === 'off') return { field: known, rule: undefined };
  const patternId = patternIds.find((each) => each === family?.toUpperCase());
  if (!patternId) throw new Misunderstood(`Families are ${patternIds.join(', ')}; or say off.`);
  const [minLength, maxLength] = [boundOf(options, '--min', 1), boundOf(options, '--max', 64)];
  if (minLength > maxLength) throw new Misunderstood(`--min ${minLength} is more than --max ${maxLength}.`);
  const required = options.includes('--required');
  const acceptedPattern = patternFamilies[patternId];
  return {
    field: known,
    rule: { enabled: true, required, acceptedPattern, patternId, minLength, maxLength },
  };
}

function boundOf(options: readonly string[], name: string, usual: number): number {
  const at = options.indexOf(name);
  if (at < 0) return usual;
  const bound = Number(options[at + 1]);
  if (!Number.isInteger(bound) || bound < 0 || bound > longestValue)
    throw new Misunderstood(`${name} wants a number from 0 to ${longestValue}.`);
  return bound;
}
