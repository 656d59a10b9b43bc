import { isolate, hasRightToLeftLetters } from '#contract/isolated';

export { isolate };

/**
 * One line of several facts: "minh · Member · 12". What is not there is left out. Each fact keeps together and in its place,
 * also where names run from right to left. Source: Unicode UAX 9.
 */
export function joinFacts(facts: readonly (string | false | null | undefined)[]): string {
  const known = facts.filter((fact): fact is string => Boolean(fact));
  const isMixed = known.some(hasRightToLeftLetters);
  return known.map((fact) => (isMixed ? isolate(fact) : fact)).join(' · ');
}
