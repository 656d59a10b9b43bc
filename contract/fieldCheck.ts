import type { RegisterField } from './register';
import type { FieldRule } from './start';

// How a field of a form is read and held against its rule: by the form as it is typed, and by the platform again.

/** Fields whose characters count exactly as they were typed; the others lose the spaces around them. */
export const typedExactly: ReadonlySet<RegisterField> = new Set([
  'password',
  'confirmPassword',
  'paymentPassword',
]);

/** Longest value of a field, in characters: no call takes a longer one, whatever a rule says. */
export const longestValue = 255;

/** Longest pattern that is tried: a longer one is more likely an attack or an accident than a rule. */
const longestPattern = 500;

/** Ways in which a pattern may share a value out among its parts: the 50 ms that the security design gives to one. */
const mostWays = 2 ** 24;

/** Control characters, and those that turn the direction of the text around them: nobody sees that they are there. */
const unseen = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

/** What comes of holding a value against a rule; `unusable` when its pattern is broken, too long or could run away. */
export type FieldVerdict = 'fits' | 'breaks' | 'unusable';

/**
 * Holds a value that is not empty against a rule: its length in characters as a person counts them, and the whole of
 * it against the pattern. The form lets pass what it cannot try, and the platform does not.
 */
export function checkValue(
  { acceptedPattern, minLength, maxLength }: FieldRule,
  value: string,
): FieldVerdict {
  if (unseen.test(value)) return 'breaks';
  const length = Array.from(value).length;
  if (length < minLength || length > Math.min(maxLength, longestValue)) return 'breaks';
  if (acceptedPattern === '*') return 'fits';
  const pattern = compiled(acceptedPattern);
  if (!pattern) return 'unusable';
  return pattern.test(value) ? 'fits' : 'breaks';
}

const known = new Map<string, RegExp | undefined>();

function compiled(pattern: string): RegExp | undefined {
  if (!known.has(pattern)) known.set(pattern, compile(pattern));
  return known.get(pattern);
}

/** A repeated group can take exponential time, and so can a back reference: the 18 families of patterns need neither. */
function compile(pattern: string): RegExp | undefined {
  if (pattern.length > longestPattern || /\\[1-9k]/.test(pattern)) return undefined;
  const bare = pattern.replaceAll(/\\(?:[pPu]\{[^}]*\}|.)/gs, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
  if (/\)[*+{?]/.test(bare)) return undefined;
  // A look ahead from the beginning is taken once; anywhere else as often as what stands before it.
  const heads = /^\^?(?:\(\?[=!][^()]*\))*/.exec(bare)?.[0] ?? '';
  const parts = [...heads.split(')'), bare.slice(heads.length)];
  if (parts.some((part) => waysOf(part) > mostWays)) return undefined;
  try {
    // By itself first: a stray bracket must not close the group.
    const { source } = new RegExp(pattern, 'u');
    return new RegExp(`^(?:${source})$`, 'u');
  } catch {
    return undefined;
  }
}

/** In how many ways the repetitions of a pattern can be chosen, at most. */
function waysOf(bare: string): number {
  let ways = 1;
  for (const [, sign, least, most] of bare.replaceAll('(?', '(').matchAll(/([*+?]|\{(\d+)(,\d*)?\})\??/g))
    ways *=
      sign === '?'
        ? 2
        : least === undefined || most === ','
          ? longestValue
          : Math.min(longestValue, Number(most?.slice(1) ?? least) - Number(least) + 1);
  return ways;
}
