import { aliasOf, isRecord, readTokens, type Token, type TokenSet } from './tokenFile';
import { tokensInScope, type TokenSystem } from './resolver';

/** Types that a variable of Figma can have; what CSS alone can say has none there. */
const kept = new Set(['color', 'dimension', 'number', 'fontFamily', 'fontWeight']);

/** A value as Figma takes it: pixels, and the first name of a font; aliases stay. */
function figmaValue({ value, type }: Token): unknown {
  if (aliasOf(value) !== undefined) return value;
  if (type === 'fontFamily' && Array.isArray(value)) return (value as unknown[])[0];
  if (type === 'dimension' && isRecord(value) && value.unit === 'rem')
    return { value: Number(value.value) * 16, unit: 'px' };
  return value;
}

/**
 * The tokens of a brand in one theme as one mode of a collection of Figma's Variables: a DTCG file, without what no variable
 * can hold.
 */
export function figmaMode(system: TokenSystem, brand: TokenSet, theme: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  const scope = tokensInScope(system, brand, theme);
  const isKept = (token: Token | undefined): token is Token =>
    token !== undefined && kept.has(token.type) && token.css.value === undefined;
  for (const token of [...scope.values()].filter(isKept)) {
    const target = aliasOf(token.value);
    if (target !== undefined && !isKept(scope.get(target))) continue;
    const names = token.path.split('.');
    const last = names.pop() ?? '';
    let group = root;
    for (const name of names) group = (group[name] ??= {}) as Record<string, unknown>;
    group[last] = { $type: token.type, $value: figmaValue(token) };
  }
  return root;
}

const written = (value: unknown): string => {
  if (isRecord(value) && typeof value.hex === 'string') return value.hex.toLowerCase();
  if (isRecord(value) && Array.isArray(value.components))
    return `#${(value.components as number[])
      .map((part) =>
        Math.round(part * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** One variable that is another in Figma than here. */
export interface Difference {
  path: string;
  /** Undefined where one of the two has no such token. */
  ours: string | undefined;
  theirs: string | undefined;
  value: unknown;
}

/** What differs between a mode as it is here and a file that came back. @throws TokenFault when the file is no token file */
export function compareMode(ours: Record<string, unknown>, text: string, file: string): Difference[] {
  const [here, there] = [readTokens(JSON.stringify(ours), file), readTokens(text, file)];
  return [...new Set([...here.keys(), ...there.keys()])].flatMap((path) => {
    const [own, other] = [here.get(path)?.value, there.get(path)?.value];
    const [before, after] = [own, other].map((value) => (value === undefined ? undefined : written(value)));
    return before === after ? [] : [{ path, ours: before, theirs: after, value: other }];
  });
}
