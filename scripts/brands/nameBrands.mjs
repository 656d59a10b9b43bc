// @ts-check
// Names in the sources whatever brand has a folder, so that a new one is nothing but its folder.
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { putFile } from '../put-file.mjs';
import { root } from '../root.mjs';
import { isUsual, platformFacts, readFacts } from './facts.mjs';

const byMachine = '// Made from brands/*/facts.json by scripts/brands/nameBrands.mjs.';

/** A word that is a name of a brand: it becomes part of addresses, file names and attributes. */
export const brandIdPattern = /^[a-z][a-z\d-]{0,30}$/;

/**
 * Names of the brands that have a folder with a token file.
 * @param {string} [folder] where the brands are
 */
export const brandFolders = (folder = join(root, 'brands')) =>
  readdirSync(folder)
    .filter((id) => brandIdPattern.test(id) && existsSync(join(folder, id, 'tokens.json')))
    .sort();

/**
 * The first list without what is not in the second, then what only that has.
 * @param {readonly string[]} known @param {readonly string[]} found
 */
const inStep = (known, found) => [
  ...known.filter((id) => found.includes(id)),
  ...found.filter((id) => !known.includes(id)),
];

/**
 * Brings the brands of `ds.resolver.json` and of the theme's `brands.ts` in step with the folders of `brands`. Those
 * already named keep their order; the test brand stays the last.
 * @param {{ base?: string }} [options] `base`: the repository's folder
 * @returns {boolean} whether anything was written
 * @throws {Error} when a list is not where it is expected
 */
export function nameBrands({ base = root } = {}) {
  const resolverFile = join(base, 'tokens/ds.resolver.json');
  const listFile = join(base, 'src/design-system/theme/brands.ts');
  const [resolver, list] = [readFileSync(resolverFile, 'utf8'), readFileSync(listFile, 'utf8')];
  const found = brandFolders(join(base, 'brands'));

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
  const contexts = [
    ...shipped.map((id) => `        "${id}": [{ "$ref": "../brands/${id}/tokens.json" }]`),
    `        "${test}": [{ "$ref": "testing/${test}.tokens.json" }]`,
  ];
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
    writeFacts(base, shipped),
  ].includes(true);
}

/**
 * The facts of a brand that its site is told, without those that hold for every brand.
 * @param {Record<string, unknown>} facts
 */
const told = (facts) =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) => key !== '$comment' && !platformFacts.includes(key) && !isUsual(key, value),
    ),
  );

/**
 * What the page of a brand's site carries.
 * @param {string} id @param {string} [base] the repository's folder
 * @returns {{ name: string, merchantCode: string }}
 */
export const siteFacts = (id, base = root) =>
  /** @type {any} */ (told(JSON.parse(readFileSync(join(base, 'brands', id, 'facts.json'), 'utf8'))));

/**
 * Writes the facts of all brands as the site and as the demo platform read them.
 * @param {string} base the repository's folder @param {readonly string[]} ids
 * @returns {boolean} whether anything was written
 * @throws {Error} with everything that is wrong with them, in sentences
 */
function writeFacts(base, ids) {
  const read = ids.map((id) => {
    const file = `brands/${id}/facts.json`;
    const path = join(base, file);
    if (!existsSync(path)) return { id, facts: {}, problems: [`${file} is missing. See brands/README.md.`] };
    return { id, ...readFacts(readFileSync(path, 'utf8'), file) };
  });
  const problems = read.flatMap((each) => each.problems);
  for (const [at, { id, facts }] of read.entries()) {
    const twin = read.slice(0, at).find((other) => other.facts.merchantCode === facts.merchantCode);
    if (twin && facts.merchantCode)
      problems.push(`brands/${id}/facts.json has the merchant code of ${twin.id}. Give it one of its own.`);
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = read.map(
    ({ id, facts }) => `  '${id}': { ...brandDefaults, id: '${id}', ...${JSON.stringify(told(facts))} },\n`,
  );
  const demoKeys = ['name', 'merchantCode', 'country', 'currency', ...platformFacts];
  const demo = read.map(({ id, facts }) => {
    const known = Object.entries(facts).filter(([key]) => demoKeys.includes(key));
    return `  ${JSON.stringify({ id, ...Object.fromEntries(known) })},\n`;
  });
  return [
    putGenerated(
      join(base, 'src/app/brand/generated'),
      'brandConfigs.ts',
      `${byMachine}\nimport type { BrandId } from '#design-system/theme/brands.ts';\nimport { brandDefaults, type Brand } from '../brand.ts';\n\n/** Every brand that this build can wear. */\nexport const brandConfigs: Readonly<Record<BrandId, Brand>> = {\n${site.join('')}};\n`,
    ),
    putGenerated(
      join(base, 'demo/seed/generated'),
      'brandFacts.ts',
      `${byMachine}\nimport type { BrandFacts } from '../brandFacts.ts';\n\n/** What the demo platform has to know of each brand. */\nexport const brandFacts: readonly BrandFacts[] = [\n${demo.join('')}];\n`,
    ),
  ].includes(true);
}

/** @param {string} folder @param {string} name @param {string} text */
function putGenerated(folder, name, text) {
  mkdirSync(folder, { recursive: true });
  return putFile(join(folder, name), text);
}
