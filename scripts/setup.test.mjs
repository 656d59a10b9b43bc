import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from './root.mjs';
import { folderComplaint, nodeComplaint } from './setup.mjs';

test.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s will do', (version) => {
  expect(nodeComplaint(version)).toBeUndefined();
});

test.each(['18.20.4', '20.18.3', '16.0.0'])('Node %s is named in one line', (version) => {
  expect(nodeComplaint(version)).toMatch(
    new RegExp(`^Node 20\\.19 or newer is needed; this is ${version}\\..*$`),
  );
});

test.each(["/home/O'Brien (copy) ü", '/home/100 % [new]', 'C:\\Users\\ü & co'])(
  'the folder %s will do',
  (folder) => {
    expect(folderComplaint(folder)).toBeUndefined();
  },
);

let home = '';
const lock = (dependencies) =>
  writeFileSync(join(home, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...dependencies } }));

/** Runs the real script in a project of its own, with an npm that only writes down what it was asked. */
function run(npmExit = 0) {
  const npm = join(home, 'npm.js');
  writeFileSync(
    npm,
    `const fs = require('fs'); fs.mkdirSync('node_modules', { recursive: true });
     fs.appendFileSync('asked', process.argv.slice(2).join(' ') + '\\n'); process.exit(${npmExit});`,
  );
  const { status, stderr } = spawnSync(process.execPath, [join(home, 'scripts/setup.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm, NODE_ENV: 'production' },
  });
  return { status, stderr };
}
const asked = () =>
  existsSync(join(home, 'asked')) ? readFileSync(join(home, 'asked'), 'utf8').trim() : undefined;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'setup-'));
  mkdirSync(join(home, 'scripts'));
  for (const file of ['setup.mjs', 'help.mjs', 'root.mjs'])
    cpSync(`${root}scripts/${file}`, join(home, 'scripts', file));
  writeFileSync(join(home, 'package.json'), '{}');
  lock({ 'node_modules/a': { version: '1.0.0' } });
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test('a fresh clone is installed, once, with its build tools', () => {
  expect(run().status).toBe(0);
  expect(asked()).toBe('ci --include=dev --no-audit --no-fund');
  rmSync(join(home, 'asked'));
  expect(run().status).toBe(0);
  expect(asked()).toBeUndefined();
});

test('a changed lockfile is installed again', () => {
  run();
  rmSync(join(home, 'asked'));
  lock({ 'node_modules/a': { version: '1.0.1' } });
  run();
  expect(asked()).toBeDefined();
});

test('an installation made by hand is taken as it is', () => {
  mkdirSync(join(home, 'node_modules'));
  const record = { packages: { 'node_modules/a': { version: '1.0.0' } } };
  writeFileSync(join(home, 'node_modules/.package-lock.json'), JSON.stringify(record));
  lock({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/for-another-platform': { version: '2.0.0', optional: true },
  });
  expect(run().status).toBe(0);
  expect(asked()).toBeUndefined();
});

test('a failed installation is said and tried again next time', () => {
  const failed = run(1);
  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('npm ci failed');
  rmSync(join(home, 'asked'));
  expect(run().status).toBe(0);
  expect(asked()).toBeDefined();
});

test('what a failing generator says reaches the reader', () => {
  const generator = join(home, 'scripts/tokens.mjs');
  writeFileSync(generator, `console.error('colour.accent has no value'); process.exit(1);`);
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toContain('colour.accent has no value');
});

test('a folder that the site cannot be built in is named at once, with what to do, before anything is installed', () => {
  const given = home;
  home = join(given, 'copy #1');
  cpSync(join(given, 'scripts'), join(home, 'scripts'), { recursive: true });
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(
    /^The folder .*copy #1.* has a # in its path\..* Move the folder to a path without/,
  );
  expect(asked()).toBeUndefined();
  home = given;
});
