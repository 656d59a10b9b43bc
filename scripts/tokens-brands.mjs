// @ts-check
// Names in the sources whatever brand has a token file, so that a new one is nothing but its file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { putFile } from './put-file.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The first list without what is not in the second, then what only that has.
 * @param {readonly string[]} known @param {readonly string[]} found
 */
const inStep = (known, found) => [
  ...known.filter((id) => found.includes(id)),
  ...found.filter((id) => !known.includes(id)),
];

/**
 * Brings the brands of `ds.resolver.json` and of the theme's `brands.ts` in step with the files of `tokens/brand`, and
 * begins the style sheet of a brand that has none. Those already named keep their order; the test brand stays the last.
 * @param {{ tokens?: string, theme?: string }} [folders] of the tokens and of the theme
 * @returns {boolean} whether anything was written
 * @throws {Error} when a list is not where it is expected
 */
export function nameBrands({
  tokens = join(root, 'tokens'),
  theme = join(root, 'src/design-system/theme'),
} = {}) {
  const [resolverFile, listFile] = [join(tokens, 'ds.resolver.json'), join(theme, 'brands.ts')];
  const [resolver, list] = [readFileSync(resolverFile, 'utf8'), readFileSync(listFile, 'utf8')];
  const found = readdirSync(join(tokens, 'brand'))
    .flatMap((file) => /^([a-z][a-z\d-]*)\.tokens\.json$/.exec(file)?.[1] ?? [])
    .sort();

  const [named, before, entries] =
    /("modifiers": \{\s*"brand": \{\s*"contexts": \{\n)((?: *"[a-z\d-]+": \[[^\]]*\],?\n)+)/.exec(resolver) ??
    [];
  const [listed, shown] = /export const brands = \[([^\]]*)\] as const;/.exec(list) ?? [];
  const test = /export const testBrand = '([a-z\d-]+)';/.exec(list)?.[1];
  if (!named || !before || !entries)
    throw new Error(`${resolverFile} does not begin its modifiers with the brands.`);
  if (!listed || !test) throw new Error(`${listFile} has no list of brands.`);

  const known = [...(shown ?? '').matchAll(/'([a-z\d-]+)'/g)].map(([, id]) => String(id));
  const shipped = inStep(known, found).filter((id) => id !== test);
  const contexts = [...shipped, ...(found.includes(test) ? [test] : [])].map(
    (id) => `        "${id}": [{ "$ref": "brand/${id}.tokens.json" }]`,
  );
  const sheets = shipped.filter((id) => !existsSync(join(theme, `brand-${id}.css`)));
  // A list that is in step stays as the formatter has it.
  const isListed = shipped.join(' ') === known.join(' ');
  const words = isListed ? shown : shipped.map((id) => `'${id}'`).join(', ');
  return [
    putFile(
      resolverFile,
      resolver.replace(named, () => `${before}${contexts.join(',\n')}\n`),
    ),
    putFile(
      listFile,
      list.replace(listed, () => `export const brands = [${words}] as const;`),
    ),
    ...sheets.map((id) =>
      putFile(join(theme, `brand-${id}.css`), `@import './generated/brand-${id}.css';\n`),
    ),
  ].includes(true);
}
