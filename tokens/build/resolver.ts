import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TokenFault, type TokenSet, isRecord, parseJson, readTokens } from './tokenFile';

/** A context other than the default of a modifier that is neither brand nor theme, and where it applies. */
export interface Context {
  modifier: string;
  name: string;
  selector: string;
  media: string | undefined;
  tokens: TokenSet;
}

/** Every token file, as `ds.resolver.json` puts them together. */
export interface TokenSystem {
  /** Scales that no brand and no theme changes. */
  primitive: TokenSet;
  /** Shape and component tokens. */
  component: TokenSet;
  brands: Map<string, TokenSet>;
  defaultBrand: string;
  themes: Map<string, TokenSet>;
  defaultTheme: string;
  contexts: Context[];
}

const resolverFile = 'ds.resolver.json';

function fault(what: string): TokenFault {
  return new TokenFault([`${resolverFile}: ${what}.`]);
}

function record(parent: Record<string, unknown>, key: string): Record<string, unknown> {
  const value = parent[key];
  if (!isRecord(value)) throw fault(`"${key}" is missing`);
  return value;
}

/** Reads one token file under `root`. @throws TokenFault when it cannot be read. */
export function readTokenFile(root: string, file: string): TokenSet {
  let text: string;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    throw new TokenFault([`${file} cannot be read. Check that the file exists.`]);
  }
  return readTokens(text, file);
}

function readSources(root: string, sources: unknown): TokenSet {
  const merged: TokenSet = new Map();
  for (const source of Array.isArray(sources) ? (sources as unknown[]) : []) {
    if (!isRecord(source) || typeof source.$ref !== 'string')
      throw fault('a source needs a "$ref" to a token file');
    for (const [path, token] of readTokenFile(root, source.$ref)) merged.set(path, token);
  }
  return merged;
}

/** Reads the token files under `root` (the `tokens` folder). @throws TokenFault naming the file and what is wrong. */
export function readTokenSystem(root: string): TokenSystem {
  const document = parseJson(readFileSync(join(root, resolverFile), 'utf8'), resolverFile);
  if (!isRecord(document)) throw fault('it must hold one JSON object');
  const sets = record(document, 'sets');
  const modifiers = record(document, 'modifiers');
  const axis = (name: string) => {
    const modifier = record(modifiers, name);
    const entries = Object.entries(record(modifier, 'contexts'));
    return {
      tokens: new Map(entries.map(([id, sources]) => [id, readSources(root, sources)])),
      initial: String(modifier.default),
    };
  };
  const brand = axis('brand');
  const theme = axis('theme');

  const contexts = Object.keys(modifiers)
    .filter((name) => name !== 'brand' && name !== 'theme')
    .flatMap((name) => {
      const { tokens, initial } = axis(name);
      const places = record(record(record(modifiers, name), '$extensions'), 'app.css');
      return [...tokens]
        .filter(([id]) => id !== initial)
        .map(([id, set]): Context => {
          const { selector, media } = record(places, id);
          if (typeof selector !== 'string') throw fault(`${name} ${id} needs a "selector" under "app.css"`);
          return {
            modifier: name,
            name: id,
            selector,
            media: typeof media === 'string' ? media : undefined,
            tokens: set,
          };
        });
    });

  return {
    primitive: readSources(root, record(sets, 'primitive').sources),
    component: readSources(root, record(sets, 'component').sources),
    brands: brand.tokens,
    defaultBrand: brand.initial,
    themes: theme.tokens,
    defaultTheme: theme.initial,
    contexts,
  };
}

/** Every token that an element under one brand and theme can read. */
export function tokensInScope(system: TokenSystem, brand: TokenSet, theme: string): TokenSet {
  return new Map([...system.primitive, ...brand, ...(system.themes.get(theme) ?? []), ...system.component]);
}
