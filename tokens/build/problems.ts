import { ValueFault, cssValue, referencesOf } from './cssValue';
import type { TokenSystem } from './resolver';
import { type Token, type TokenSet, aliasOf } from './tokenFile';

/** The sets of the system by the words that name them in a complaint. */
export function namedSets(system: TokenSystem): [string, TokenSet][] {
  return [
    ['primitive', system.primitive],
    ['component', system.component],
    ...[...system.brands].map(([id, set]): [string, TokenSet] => [`brand ${id}`, set]),
    ...[...system.themes].map(([id, set]): [string, TokenSet] => [`theme ${id}`, set]),
    ...system.contexts.map(({ modifier, name, tokens }): [string, TokenSet] => [
      `${modifier} ${name}`,
      tokens,
    ]),
  ];
}

/** The `$type` of every token of the system, by path. */
export function knownTypes(system: TokenSystem): Map<string, string> {
  return new Map(
    namedSets(system).flatMap(([, tokens]) => [...tokens].map(([path, { type }]) => [path, type] as const)),
  );
}

function circleOf(tokens: TokenSet, start: string): string[] | undefined {
  const trail = [start];
  for (
    let next = aliasOf(tokens.get(start)?.value);
    next !== undefined;
    next = aliasOf(tokens.get(next)?.value)
  ) {
    trail.push(next);
    if (next === start) return trail;
    if (trail.indexOf(next) < trail.length - 1) return undefined;
  }
  return undefined;
}

function referenceProblems(token: Token, known: ReadonlyMap<string, string>): string[] {
  const alias = aliasOf(token.value);
  const wanted = alias === undefined ? 'color' : token.type;
  return referencesOf(token).flatMap((path) => {
    const type = known.get(path);
    if (type === undefined) return [`refers to {${path}}, which does not exist`];
    // Templates may calculate with tokens of other types; plain values may not.
    if (token.css.value === undefined && type !== wanted)
      return [`refers to {${path}}, which is a ${type}, not a ${wanted}`];
    return [];
  });
}

/**
 * What is wrong with the tokens of one set, in sentences that begin with `where`: references to nothing, to another
 * type or in a circle, and values that do not fit their type.
 */
export function problemsOf(where: string, tokens: TokenSet, known: ReadonlyMap<string, string>): string[] {
  return [...tokens.values()].flatMap((token) => {
    const problems = referenceProblems(token, known);
    const circle = circleOf(tokens, token.path);
    if (circle !== undefined) problems.push(`refers to itself: ${circle.join(' → ')}`);
    try {
      cssValue(token);
    } catch (error) {
      if (!(error instanceof ValueFault)) throw error;
      problems.push(error.message);
    }
    return problems.map((problem) => `${where}: ${token.path} ${problem}.`);
  });
}
