/** What a token says beside its value about how CSS writes it, under `$extensions["app.css"]`. */
export interface CssHint {
  /** Unit of a number that DTCG has no dimension for (`em`, `%`). */
  unit?: string;
  /** CSS text that stands for the value: `{}` is the value itself, `{a.b}` a token, `{a.b ?? x}` a token or else x. */
  value?: string;
}

/** One token of a DTCG 2025.10 file, with the `$type` of its group applied. */
export interface Token {
  /** Names of its groups and its own, joined with dots. */
  path: string;
  type: string;
  value: unknown;
  css: CssHint;
}

/** Tokens by path. */
export type TokenSet = Map<string, Token>;

/** Something a designer has to change, said in sentences. */
export class TokenFault extends Error {
  override name = 'TokenFault';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** Narrows to a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path inside `{…}` when a value is an alias, else undefined. */
export function aliasOf(value: unknown): string | undefined {
  return typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined;
}

/** The CSS custom property that carries a token. `primitive` is written `p`. */
export function variableName(path: string): string {
  return `--${path.replace(/^primitive\./, 'p.').replaceAll('.', '-')}`;
}

function placeOf(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Parses JSON. @throws TokenFault with the place at which the text stops being JSON, where the parser tells it. */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const said = error instanceof Error ? error.message : '';
    const offset = /position (\d+)/.exec(said)?.[1];
    const near =
      offset === undefined ? `The parser says: ${said}.` : `Look near ${placeOf(text, Number(offset))}.`;
    throw new TokenFault([
      `${file} is not valid JSON. ${near} A missing or extra comma, bracket or quote is the usual cause.`,
    ]);
  }
}

/** Reads the tokens of a DTCG file. @throws TokenFault when the text is not JSON or a token has no type. */
export function readTokens(text: string, file: string): TokenSet {
  const root = parseJson(text, file);
  if (!isRecord(root)) throw new TokenFault([`${file} must hold one JSON object of token groups.`]);
  const tokens: TokenSet = new Map();
  const problems: string[] = [];

  const walk = (group: Record<string, unknown>, trail: string[], inherited: string | undefined): void => {
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    if ('$value' in group) {
      const path = trail.join('.');
      const hint = isRecord(group.$extensions) ? group.$extensions['app.css'] : undefined;
      if (type === undefined) problems.push(`${file}: ${path} has no $type, and neither has its group.`);
      tokens.set(path, { path, type: type ?? '', value: group.$value, css: isRecord(hint) ? hint : {} });
      return;
    }
    for (const [name, child] of Object.entries(group)) {
      if (name.startsWith('$')) continue;
      const path = [...trail, name];
      if (isRecord(child)) walk(child, path, type);
      else problems.push(`${file}: ${path.join('.')} must be a group or a token with a "$value".`);
    }
  };

  walk(root, [], undefined);
  if (problems.length > 0) throw new TokenFault(problems);
  return tokens;
}
