import { cssValue, referencesOf } from './cssValue';
import { knownTypes, namedSets, problemsOf } from './problems';
import type { TokenSystem } from './resolver';
import { type Token, TokenFault, type TokenSet, variableName } from './tokenFile';

/**
 * Cascade of the sheets. Brand sheets may load before or after `tokens.css`: a brand always beats the default brand,
 * and what a language, a density or a setting changes always beats a brand.
 */
const layerOrder = '@layer reset.elements, reset.base, tokens.base, tokens.brand, tokens.context;';

function declarations(tokens: Iterable<Token>, indent: string): string {
  return [...tokens].map((token) => `${indent}${variableName(token.path)}: ${cssValue(token)};\n`).join('');
}

function rule(selector: string, body: string, indent = '  '): string {
  return body === '' ? '' : `${indent}${selector} {\n${body}${indent}}\n`;
}

function layer(name: string, rules: string): string {
  return `@layer ${name} {\n${rules}}\n`;
}

/** Splits component tokens by what has to be declared again in a nested scope, because a `var()` in it differs there. */
function partition(system: TokenSystem): { fixed: Token[]; scoped: Token[]; scripted: Token[] } {
  const varying = new Set(
    [...system.brands.values(), ...system.themes.values()].flatMap((set) => [...set.keys()]),
  );
  for (const path of system.primitive.keys()) varying.delete(path);
  const byScript = new Set(
    system.contexts
      .filter((context) => context.modifier === 'script')
      .flatMap((context) => [...context.tokens.keys()]),
  );
  const reads = (token: Token, wanted: ReadonlySet<string>): boolean =>
    referencesOf(token).some((path) => {
      const next = system.component.get(path);
      return wanted.has(path) || (next !== undefined && reads(next, wanted));
    });
  const tokens = [...system.component.values()];
  const scripted = tokens.filter((token) => reads(token, byScript) && token.type === 'fontFamily');
  const scoped = tokens.filter((token) => !scripted.includes(token) && reads(token, varying));
  return {
    scripted,
    scoped,
    fixed: tokens.filter((token) => !scripted.includes(token) && !scoped.includes(token)),
  };
}

/** Scales, the default brand, both themes, component tokens and every context. */
function baseSheet(system: TokenSystem): string {
  const { fixed, scoped, scripted } = partition(system);
  const brand = system.brands.get(system.defaultBrand) ?? new Map();
  const inside = '    ';
  const themes = [...system.themes].map(([id, tokens]) =>
    rule(
      id === system.defaultTheme ? `:root,\n  [data-theme='${id}']` : `[data-theme='${id}']`,
      `${inside}color-scheme: ${id};\n${declarations(tokens.values(), inside)}`,
    ),
  );
  const base = [
    rule(':root', declarations([...system.primitive.values(), ...fixed], inside)),
    rule(`:root,\n  [data-brand='${system.defaultBrand}']`, declarations(brand.values(), inside)),
    ...themes,
    rule(':root,\n  [data-brand],\n  [data-theme]', declarations(scoped, inside)),
    rule(':root,\n  [data-brand],\n  [data-theme],\n  [lang]', declarations(scripted, inside)),
  ];
  const contexts = system.contexts.map(({ selector, media, tokens }) =>
    media === undefined
      ? rule(selector, declarations(tokens.values(), inside))
      : `  @media ${media} {\n${rule(selector, declarations(tokens.values(), `${inside}  `), inside)}  }\n`,
  );
  return `${layerOrder}\n${layer('tokens.base', base.join(''))}${layer('tokens.context', contexts.join(''))}`;
}

/** What one brand changes. */
export function brandSheet(id: string, tokens: TokenSet): string {
  return `${layerOrder}\n${layer('tokens.brand', rule(`[data-brand='${id}']`, declarations(tokens.values(), '    ')))}`;
}

/** The style sheets by file name. @throws TokenFault when a value or a reference is wrong. */
export function styleSheets(system: TokenSystem): Map<string, string> {
  const known = knownTypes(system);
  const problems = namedSets(system).flatMap(([where, tokens]) => problemsOf(where, tokens, known));
  if (problems.length > 0) throw new TokenFault(problems);
  return new Map([
    ['tokens.css', baseSheet(system)],
    ...[...system.brands]
      .filter(([id]) => id !== system.defaultBrand)
      .map(([id, tokens]): [string, string] => [`brand-${id}.css`, brandSheet(id, tokens)]),
  ]);
}
