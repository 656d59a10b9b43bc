// @ts-check
// Which stories could look different since a commit, without a build: the files that changed, walked backwards over who
// reads whom.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { git } from './workshops.mjs';

const preview = '.storybook/preview.tsx';

/**
 * What a module reads without importing it, by the module. Every story imports the preview. A test holds that no module of
 * a drawn story finds files by a pattern and is not named here.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const reads = {
  [preview]:
    /^(?:tokens|brands|public)\/|^\.storybook\/(?:main|vite\.config)\.ts$|^(?:tsconfig|package-lock)\.json$/,
  'locales/loadMessages.ts': /^scripts\/locales\.mjs$/,
  'src/design-system/components/PhoneField/Flag.tsx': /^package-lock\.json$/,
};
const isNoPicture = /\.test\.\w+$|\.mdx?$/;

/**
 * Who is imported by whom, of everything that stories are made of.
 * @param {string} root @param {readonly string[]} stories their files
 * @returns {Promise<Map<string, Set<string>>>} importers by module
 */
async function findImporters(root, stories) {
  const law = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'));
  const { tsConfig, enhancedResolveOptions, ...options } = law.options;
  const folder = join(root, 'node_modules/.cache/visual/imports');
  const { output } = await cruise(
    [...stories, preview, '.storybook/main.ts', '.storybook/vite.config.ts'],
    { ...options, baseDir: root, cache: { folder, strategy: 'content', compress: false } },
    enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, tsConfig.fileName)) },
  );
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  const { modules } = /** @type {import('dependency-cruiser').ICruiseResult} */ (output);
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      // Docs pages are no pictures, and types leave no trace.
      if (source === '.storybook/docsPage.tsx' || dependencyTypes.includes('type-only')) continue;
      importers.set(resolved, (importers.get(resolved) ?? new Set()).add(source));
    }
  return importers;
}

/**
 * Everything that reads something that changed.
 * @param {string} root of the repository
 * @param {{ changed: readonly string[], before: (path: string) => string }} change paths, and what stood in them
 * @param {Map<string, Set<string>>} importers by module
 * @param {readonly string[]} languages that stories are drawn in
 */
export function findReaders(root, { changed, before }, importers, languages) {
  const now = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  /** Modules that say a message whose translation changed. @param {string} catalogue path */
  const saying = (catalogue) => {
    const [was, is] = [before, now].map((read) => JSON.parse(read(catalogue)));
    const ids = Object.keys({ ...was, ...is }).filter((id) => was[id] !== is[id]);
    return [...importers.keys()].filter((module) => {
      const text = /^src\/.*\.tsx?$/.test(module) ? now(module) : '';
      const areas = [...text.matchAll(/defineArea\(\s*'([^']+)'/g)].map(([, area]) => `${area}.`);
      return ids.some((id) => text.includes(`'${id}'`) || areas.some((area) => id.startsWith(area)));
    });
  };
  const nodes = changed.flatMap((file) => {
    const language = /^locales\/([\w-]+)\.json$/.exec(file)?.[1];
    if (language) return languages.includes(language) ? saying(file) : [];
    return isNoPicture.test(file) ? [] : [file];
  });
  const readers = new Set(nodes);
  for (const node of readers) {
    for (const importer of importers.get(node) ?? []) readers.add(importer);
    for (const [reader, pattern] of Object.entries(reads)) if (pattern.test(node)) readers.add(reader);
  }
  return readers;
}

/**
 * Story files whose pictures could differ between two trees.
 * @param {string} root of the repository
 * @param {{ before: string, after: string }} trees
 * @param {readonly import('../../.storybook/modes.ts').Cell[]} cells that stories are drawn in
 * @param {boolean} isAll whether they are wanted anyway
 * @returns {Promise<Set<string>>} paths
 */
export async function findTouched(root, trees, cells, isAll) {
  const list = (/** @type {string[]} */ ...args) => git(root, args).split('\n').filter(Boolean);
  const drawnIn = (/** @type {string} */ tree) =>
    list('grep', '--name-only', "'matrix'", tree, '--', '*.stories.tsx').map((each) =>
      each.slice(tree.length + 1),
    );
  const [was, is] = [drawnIn(trees.before), drawnIn(trees.after)];
  if (isAll) return new Set([...was, ...is]);
  const changed = list('diff', '--name-only', '--no-renames', trees.before, trees.after);
  const before = (/** @type {string} */ path) => {
    const { status, stdout } = spawnSync('git', ['show', `${trees.before}:${path}`], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1e9,
    });
    return status === 0 ? stdout : '{}';
  };
  const languages = cells.map(({ globals }) => globals.locale);
  const readers = findReaders(root, { changed, before }, await findImporters(root, is), languages);
  return new Set([...is, ...was].filter((file) => readers.has(file)));
}
