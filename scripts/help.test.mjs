// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { headComment } from './help.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts;
const files = [...new Set(Object.values(scripts).map((command) => command.split(' ')[1] ?? ''))];

/** @param {string} file @param {string} word */
const run = (file, word) =>
  spawnSync(process.execPath, [join(root, file), word], { cwd: root, encoding: 'utf8' });

test.each(files)('%s says what it does and takes when asked for help, and does nothing', (file) => {
  const { status, stdout } = run(file, '--help');
  expect(status).toBe(0);
  expect(stdout.trim()).toBe(headComment(readFileSync(join(root, file), 'utf8')));
  expect(stdout).toMatch(/^(npm |Builds)/);
});

test.each(files.filter((file) => readFileSync(join(root, file), 'utf8').includes('readOptions(')))(
  '%s names an option that it does not know, and says which there are',
  (file) => {
    const { status, stderr } = run(file, '--typo');
    expect(status).toBe(2);
    expect(stderr).toContain("Unknown option '--typo'");
    expect(stderr).toContain(headComment(readFileSync(join(root, file), 'utf8')));
  },
);
