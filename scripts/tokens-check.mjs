// npm run brand:check -- [brand | folder | file …]: checks brands in plain words, all of them without one.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './root.mjs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const { bannerNotes, readFacts } = await import('./brands/facts.mjs');
const { brandFolders } = await import('./brands/nameBrands.mjs');
const { pictureProblems } = await import('./brands/pictures.mjs');
const { tsImport } = await import('tsx/esm/api');

const at = (...parts) => join(root, ...parts);
const { checkBrand } = await tsImport('../tokens/build/brandCheck.ts', import.meta.url);
const facesOfText = readFileSync(at('src/design-system/theme/fonts.css'), 'utf8');

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Checks everything that a brand has in its folder. */
async function checkFolder(folder) {
  const name = (file) => relative(process.cwd(), join(folder, file)) || file;
  const text = read(join(folder, 'tokens.json'));
  const source = read(join(folder, 'facts.json'));
  const factual = source === undefined ? { facts: {}, problems: [] } : readFacts(source, name('facts.json'));
  const missing = [
    ...(source === undefined ? ['facts.json'] : []),
    ...(text === undefined ? ['tokens.json'] : []),
  ].map((file) => `${name(file)} is missing. npm run brand:new writes one to begin with.`);
  const sheets = [facesOfText, read(join(folder, 'faces.css')) ?? ''];
  const { themes } = factual.facts;
  const report =
    text === undefined ? undefined : checkBrand(at('tokens'), text, name('tokens.json'), { themes, sheets });
  return {
    problems: [
      ...missing,
      ...(await pictureProblems(folder, name)),
      ...factual.problems,
      ...(report?.problems ?? []),
    ],
    advice: report?.advice ?? [],
    notes: [...(report?.notes ?? []), ...bannerNotes(factual.facts, name('facts.json'))],
    summary: report?.summary ?? '',
  };
}

/** Checks a token file alone, of which nothing else is known. */
function checkFile(file) {
  const text = isFolder(file) ? undefined : read(file);
  if (text === undefined) return undefined;
  return existsSync(join(dirname(file), 'facts.json'))
    ? checkFolder(dirname(file))
    : checkBrand(at('tokens'), text, file);
}

const asked = process.argv.slice(2);
const everything = [
  ...brandFolders().map((id) => at('brands', id)),
  relative(process.cwd(), at('tokens/testing/acid.tokens.json')),
];
for (const word of asked.length > 0 ? asked : everything) {
  const own = at('brands', word);
  const folder = isFolder(word) ? word : /^[a-z\d-]+$/.test(word) && isFolder(own) ? own : undefined;
  const report = await (folder === undefined ? checkFile(word) : checkFolder(folder));
  if (!report) {
    console.error(
      `${word} cannot be read. Give the name of a brand, its folder or its token file, such as aurora or brands/aurora.`,
    );
    process.exitCode = 1;
    continue;
  }
  const { problems, advice, summary, notes = [] } = report;
  if (problems.length === 0) {
    for (const sentence of [summary, ...notes]) console.log(sentence);
    continue;
  }
  for (const sentence of [...problems, ...advice]) console.error(sentence);
  console.error(`${word}: ${problems.length} ${problems.length === 1 ? 'thing' : 'things'} to change.`);
  process.exitCode = 1;
}
