// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { headComment } from './help.mjs';
import { readJson, readText, root } from './root.mjs';

/** @type {Record<string, string>} */
const scripts = readJson('package.json').scripts;
const files = [...new Set(Object.values(scripts).map((command) => command.split(' ')[1] ?? ''))];

/** @param {string} file @param {readonly string[]} words */
const runWith = (file, words) =>
  spawnSync(process.execPath, [join(root, file), ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CONFORMANCE_PASSWORD: 'none' },
  });

/** @param {string} file @param {string} word */
const run = (file, word) => runWith(file, [word]);

test.each(files)('%s says what it does and takes when asked for help, and does nothing', (file) => {
  const { status, stdout } = run(file, '--help');
  expect(status).toBe(0);
  expect(stdout.trim()).toBe(headComment(readText(file)));
  expect(stdout).toMatch(/^(npm |Builds)/);
});

test.each(files.filter((file) => readText(file).includes('readOptions(')))(
  '%s names an option that it does not know, and says which there are',
  (file) => {
    const { status, stderr } = run(file, '--typo');
    expect(status).toBe(2);
    expect(stderr).toContain("Unknown option '--typo'");
    expect(stderr).toContain(headComment(readText(file)));
  },
);

test.each([
  ['a folder', ['.'], /^\S.* cannot be written: illegal operation on a directory\.\n$/],
  ['below a file', ['package.json/openapi.json'], /^\S.* cannot be written: [a-z ]+\.\n$/],
  ['two files', ['one.json', 'two.json'], /^One file is written, and not one\.json and two\.json\.\n$/],
])('npm run openapi says in words that it cannot write to %s', (_, words, said) => {
  const { status, stderr } = runWith('scripts/openapi.mjs', words);
  expect(stderr).toMatch(said);
  expect(status).toBe(2);
});

test.each([
  ['an address where nothing answers', [], 'Nothing answers at http://127.0.0.1:9.'],
  ['an area that there is not', ['--only', 'nowhere'], 'The contract has no area and no call named nowhere.'],
])('npm run conformance says in words that it cannot begin at %s', { timeout: 60_000 }, (_, words, said) => {
  const { status, stderr } = runWith('scripts/conformance.mjs', [
    ...['--platform', 'http://127.0.0.1:9', '--account', 'mira'],
    ...words,
  ]);
  expect(stderr).toContain(said);
  expect(stderr).not.toContain('    at ');
  expect(status).toBe(2);
});
