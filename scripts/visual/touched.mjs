// @ts-check
// Which stories could look different since a commit, without a build: the files that changed, walked backwards over who
// reads whom.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { changedPackages } from './changedPackages.mjs';

const require = createRequire(import.meta.url);
const preview = '.storybook/preview.tsx';

/**
 * What a module reads without importing it, by the module. Every story imports the preview. A test holds that no module of
 * a drawn story finds files by a pattern and is not named here.
 * @type {Readonly<Record<string, RegExp>>}
 */
export const reads = {
  [preview]:
    /^(?:tokens|brands|public)\/|^\.storybook\/(?:main|vite\.config)\.ts$|^tsconfig\.json$|^node_modules\/@fontsource/,
  '.storybook/main.ts': /^node_modules\/(?:storybook|@storybook\/(?!addon-(?:vitest|docs)).+)$/,
  'locales/loadMessages.ts': /^scripts\/locales\.mjs$/,
  'src/design-system/components/PhoneField/Flag.tsx': /^node_modules\/country-flag-icons$/,
};

/** Docs pages are no pictures: what only they import is not followed. */
const docs = '.storybook/docsPage.tsx';
const isNoPicture = /\.test\.\w+$|\.mdx?$/;

/** `node_modules/<package>` for a file of a package. @param {string} path */
const nodeOf = (path) => /node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path;

/**
 * @typedef {object} Repository
 * @property {string} root
 * @property {(path: string) => string | undefined} before a file's text at the commit
 * @property {readonly string[]} changed paths of the files that differ from it
 */

/**
 * Who is imported by whom, of everything that stories are made of.
 * @param {string} root @param {readonly string[]} stories their files
 * @returns {Promise<Map<string, Set<string>>>} importers by module
 */
export async function findImporters(root, stories) {
  const { tsConfig, enhancedResolveOptions, ...options } = require(
    join(root, '.dependency-cruiser.cjs'),
  ).options;
  const cache = {
    folder: join(root, 'node_modules/.cache/visual/imports'),
    strategy: 'content',
    compress: false,
  };
  const { output } = await cruise(
    [...stories, preview, '.storybook/main.ts', '.storybook/vite.config.ts'],
    { ...options, baseDir: root, cache },
    enhancedResolveOptions,
    { tsConfig: extractTSConfig(join(root, tsConfig.fileName)) },
  );
  /** @type {Map<string, Set<string>>} */
  const importers = new Map();
  for (const { source, dependencies } of /** @type {import('dependency-cruiser').ICruiseResult} */ (output)
    .modules)
    for (const { resolved, dependencyTypes } of dependencies) {
      if (source === docs || dependencyTypes.includes('type-only')) continue;
      const imported = nodeOf(resolved);
      importers.set(imported, (importers.get(imported) ?? new Set()).add(source));
    }
  return importers;
}

/** Modules that say a message whose translation changed. @param {Repository} repository @param {Iterable<string>} modules
 * @param {string} catalogue path */
function saying({ root, before }, modules, catalogue) {
  const old = JSON.parse(before(catalogue) ?? '{}');
  const now = JSON.parse(readFileSync(join(root, catalogue), 'utf8'));
  const ids = Object.keys({ ...old, ...now }).filter((id) => old[id] !== now[id]);
  return [...modules].filter((module) => {
    if (ids.length === 0 || !/^src\/.*\.tsx?$/.test(module)) return false;
    const text = readFileSync(join(root, module), 'utf8');
    const areas = [...text.matchAll(/defineArea\(\s*'([^']+)'/g)].map(([, area]) => `${area}.`);
    return ids.some((id) => text.includes(`'${id}'`) || areas.some((area) => id.startsWith(area)));
  });
}

/**
 * @param {Repository} repository
 * @param {Map<string, Set<string>>} importers
 * @param {readonly string[]} languages that stories are drawn in
 * @returns {Set<string>} every file that reads something that changed, story files among them
 */
export function findTouched(repository, importers, languages) {
  const { root, before, changed } = repository;
  const nodes = changed
    .filter((file) => !isNoPicture.test(file))
    .flatMap((file) => {
      const language = /^locales\/([\w-]+)\.json$/.exec(file)?.[1];
      if (language) return languages.includes(language) ? saying(repository, importers.keys(), file) : [];
      const text = () => readFileSync(join(root, file), 'utf8');
      if (file === 'package-lock.json') return changedPackages(before(file) ?? '{}', text());
      if (file !== 'package.json') return [file];
      const importsOf = (/** @type {string | undefined} */ json) =>
        JSON.stringify(JSON.parse(json ?? '{}').imports);
      return importsOf(before(file)) === importsOf(text()) ? [] : [preview];
    });
  const touched = new Set(nodes);
  for (const node of touched) {
    for (const importer of importers.get(node) ?? []) touched.add(importer);
    for (const [reader, pattern] of Object.entries(reads)) if (pattern.test(node)) touched.add(reader);
  }
  return touched;
}
