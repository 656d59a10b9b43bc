// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureCells, stackOf } from '../../.storybook/modes.ts';
import { changedPackages } from './changedPackages.mjs';
import { findTouched, reads } from './touched.mjs';
import { git, usualCommit, workingTree } from './workshops.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [button, home, card] = ['button/Button', 'home/Home', 'card/Card'].map((name) => `src/${name}`);
const stories = [button, home, card].map((name) => `${name}.stories.tsx`);
/** @type {Record<string, string[]>} importers by module */
const importedBy = {
  [`${button}.tsx`]: [`${stories[0]}`, `${home}.tsx`],
  [`${home}.tsx`]: [`${stories[1]}`],
  [`${card}.tsx`]: [`${stories[2]}`],
  'src/card/messages.ts': [`${card}.tsx`],
  'node_modules/d3-scale': [`${card}.tsx`],
  '.storybook/preview.tsx': stories,
};
const importers = new Map(Object.entries(importedBy).map(([module, all]) => [module, new Set(all)]));
/** @type {string} */
let folder;
const write = (/** @type {string} */ path, /** @type {string} */ text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touched-'));
  for (const module of importers.keys()) if (module.startsWith('src/')) write(module, '');
  write('src/card/messages.ts', "defineArea('card', { title: 'Title' });");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} changed @param {Record<string, string>} [old] files as they were */
const drawn = (changed, old = {}) => {
  const touched = findTouched({ root: folder, changed, before: (path) => old[path] }, importers, [
    'en',
    'ar',
  ]);
  return stories.filter((file) => touched.has(file));
};

test('draws the stories that are made of what changed, and no others', () => {
  expect(drawn([`${button}.tsx`])).toEqual(stories.slice(0, 2));
  expect(drawn([`${stories[2]}`])).toEqual(stories.slice(2));
  expect(
    drawn(['sandbox/app.ts', 'README.md', 'src/card/Card.test.ts', '.storybook/guide/Start.mdx']),
  ).toEqual([]);
});

test.each([
  'tokens/theme/dark.tokens.json',
  'brands/lotus/tokens.json',
  'public/crests/1.svg',
  '.storybook/main.ts',
])('draws all when %s changed, which every story reads', (file) => expect(drawn([file])).toEqual(stories));

test('draws what says a message whose translation changed, in a language that is drawn', () => {
  for (const tag of ['ar', 'de']) write(`locales/${tag}.json`, '{"card.title":"new","home.title":"same"}');
  const old = '{"card.title":"old","home.title":"same"}';
  expect(drawn(['locales/ar.json'], { 'locales/ar.json': old })).toEqual(stories.slice(2));
  expect(drawn(['locales/de.json'], { 'locales/de.json': old })).toEqual([]);
});

test('draws what imports a package that changed, or one that depends on it', () => {
  const lock = (/** @type {string} */ version) =>
    JSON.stringify({
      packages: {
        'node_modules/d3-scale': { version: '1.0.0', dependencies: { 'd3-array': '*' } },
        'node_modules/d3-array': { version },
        'node_modules/bundler': {
          version: '1.0.0',
          peerDependencies: { 'd3-array': '*' },
          peerDependenciesMeta: { 'd3-array': { optional: true } },
        },
        'node_modules/tool/node_modules/d3-array': { version: `${version}0` },
      },
    });
  write('package-lock.json', lock('2.0.0'));
  expect(drawn(['package-lock.json'], { 'package-lock.json': lock('1.0.0') })).toEqual(stories.slice(2));
  expect(changedPackages(lock('1.0.0'), lock('2.0.0'))).toEqual([
    'node_modules/d3-array',
    'node_modules/d3-scale',
  ]);
});

test('what finds files by a pattern says which it reads', () => {
  const found = execFileSync(
    'git',
    [
      'grep',
      '-l',
      'import\\.meta\\.glob(\\|import\\.meta\\.glob<',
      '--',
      'src/design-system',
      'src/features',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  const modules = found.split('\n').filter((file) => file !== '' && !file.includes('.test.'));
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((file) => !Object.keys(reads).includes(file))).toEqual([]);
});

test('compares with where a branch left main, on main with the commit before, and sees what is not committed', () => {
  const run = (/** @type {string[]} */ ...args) =>
    git(folder, ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args]);
  run('init', '--quiet', '--initial-branch=main');
  const commit = (/** @type {string} */ name) => {
    write(name, name);
    run('add', '--all');
    run('commit', '--quiet', '--message', name);
    return run('rev-parse', 'HEAD');
  };
  const first = commit('first');
  const second = commit('second');
  expect(usualCommit(folder)).toBe(first);
  run('checkout', '--quiet', '-b', 'branch');
  commit('third');
  commit('fourth');
  expect(usualCommit(folder)).toBe(second);
  write('fresh', 'fresh');
  const staged = readFileSync(join(folder, '.git/index'));
  expect(run('diff', '--name-only', 'HEAD', workingTree(folder))).toBe('fresh');
  expect(readFileSync(join(folder, '.git/index'))).toEqual(staged);
});

test('a brand that is added changes no picture of the others', () => {
  const stacks = pictureCells.filter(({ globals }) => globals.isStacked);
  expect(stacks).toHaveLength(1);
  for (const { globals } of stacks)
    expect(
      stackOf(globals.stack, ['aurora', 'lotus', /** @type {'solar'} */ ('mine'), 'solar', 'acid']),
    ).toEqual(['aurora', 'lotus', 'solar', 'acid']);
});
