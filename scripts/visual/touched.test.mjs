import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pictureCells, stackOf } from '../../.storybook/modes.ts';
import { root } from '../root.mjs';
import { findReaders, reads } from './touched.mjs';
import { git, usualCommit, workingTree } from './workshops.mjs';

const [button, home, card] = ['src/button/Button', 'src/home/Home', 'src/card/Card'];
const stories = [button, home, card].map((name) => `${name}.stories.tsx`);
const importers = new Map([
  [`${button}.tsx`, new Set([stories[0], `${home}.tsx`])],
  [`${home}.tsx`, new Set([stories[1]])],
  [`${card}.tsx`, new Set([stories[2]])],
  ['src/card/messages.ts', new Set([`${card}.tsx`])],
  ['.storybook/preview.tsx', new Set(stories)],
]);
let folder;
const write = (path, text) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touched-'));
  for (const module of importers.keys()) write(module, '');
  write('src/card/messages.ts', "defineArea('card', { title: 'Title' });");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const drawn = (changed, old) => {
  const readers = findReaders(folder, { changed, before: () => old }, importers, ['en', 'ar']);
  return stories.filter((file) => readers.has(file));
};

test('draws the stories that are made of what changed, and no others', () => {
  expect(drawn([`${button}.tsx`])).toEqual(stories.slice(0, 2));
  expect(drawn([`${card}.stories.tsx`])).toEqual(stories.slice(2));
  expect(drawn(['sandbox/app.ts', 'README.md', 'src/card/Card.test.ts', 'tokens/README.md'])).toEqual([]);
  const everywhere = ['tokens/a.json', 'brands/b/logo.svg', 'public/1.svg', '.storybook/main.ts'];
  for (const file of [...everywhere, 'package-lock.json']) expect(drawn([file]), file).toEqual(stories);
});

test('draws what says a message whose translation changed, in a language that is drawn', () => {
  for (const tag of ['ar', 'de']) write(`locales/${tag}.json`, '{"card.title":"new","home.title":"same"}');
  const old = '{"card.title":"old","home.title":"same"}';
  expect(drawn(['locales/ar.json'], old)).toEqual(stories.slice(2));
  expect(drawn(['locales/de.json'], old)).toEqual([]);
});

test('what finds files by a pattern says which it reads', () => {
  const places = ['src/design-system', 'src/features', ':!*.test.ts'];
  const found = execFileSync('git', ['grep', '-l', 'import.meta.glob', '--', ...places], { cwd: root });
  for (const file of found.toString().trim().split('\n')) expect(Object.keys(reads)).toContain(file);
});

test('compares with where a branch left main, on main with the commit before, and sees what is not committed', () => {
  const run = (...args) => git(folder, ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args]);
  run('init', '--quiet', '--initial-branch=main');
  run('add', '--all');
  const [first] = ['first', 'second'].map((name) => {
    run('commit', '--quiet', '--allow-empty', '--message', name);
    return run('rev-parse', 'HEAD');
  });
  expect(usualCommit(folder)).toBe('HEAD~1');
  run('checkout', '--quiet', '-b', 'branch', first);
  run('commit', '--quiet', '--allow-empty', '--message', 'third');
  expect(usualCommit(folder)).toBe(first);
  write('fresh', 'fresh');
  const staged = readFileSync(join(folder, '.git/index'));
  expect(run('diff', '--name-only', 'HEAD', workingTree(folder))).toBe('fresh');
  expect(readFileSync(join(folder, '.git/index'))).toEqual(staged);
});

test('a brand that is added changes no picture of the others', () => {
  const stacks = pictureCells.filter(({ globals }) => globals.isStacked).map(({ globals }) => globals.stack);
  const all = ['aurora', 'lotus', 'mine', 'solar', 'acid'];
  expect(stacks.map((stack) => stackOf(stack, all))).toEqual([['aurora', 'lotus', 'solar', 'acid']]);
});
