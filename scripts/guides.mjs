// @ts-check
// Walks the guides as a newcomer does, each in a folder that has nothing but the repository: runs its commands, and writes the
// files that it shows. Says how long each took, and how many files it touched, to which the guide's own number is held.
//   node scripts/guides.mjs [document …]
// A block of `sh` is commands, one a line; a `diff` is applied; any other block whose first line names a path is that file.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../sandbox/node/freePort.mjs';
import { guides, stepsOf, toldFiles } from './guides/read.mjs';
import { helpIfAsked } from './help.mjs';
import { root } from './root.mjs';

helpIfAsked();
/** The folder of the guide that is walked. */
let home = '';
const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'newcomer',
  GIT_AUTHOR_EMAIL: 'newcomer@example.test',
  GIT_COMMITTER_NAME: 'newcomer',
  GIT_COMMITTER_EMAIL: 'newcomer@example.test',
};
/** Where the site answers; the tests that a guide runs are told of no place, as they are not elsewhere. */
const places = { PORT: String(await freePort()), GAME_PORT: String(await freePort()) };
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: home, env, encoding: 'utf8' });

/** Starts the site, waits for its first page, and stops it. @param {string} command */
async function serve(command) {
  const site = spawn(command, {
    cwd: home,
    env: { ...env, ...places },
    shell: true,
    detached: true,
    stdio: 'inherit',
  });
  const until = Date.now() + 900_000;
  let isServed = false;
  while (!isServed && site.exitCode === null && Date.now() < until) {
    await pause(500);
    isServed = await fetch(`http://localhost:${places.PORT}/`).then(
      (reply) => reply.ok,
      () => false,
    );
  }
  const ended = new Promise((resolve) => site.once('exit', resolve));
  if (site.exitCode === null) process.kill(-Number(site.pid), 'SIGTERM');
  await ended;
  if (!isServed) throw new Error(`${command} did not serve its first page.`);
}

/** @param {import('./guides/read.mjs').Step} step */
async function walk({ kind, path, text }) {
  console.log(kind === 'file' ? `  writes ${path}` : `  ${kind === 'diff' ? 'applies a diff' : `$ ${text}`}`);
  if (kind === 'file') {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), text);
  } else if (kind === 'diff') {
    execFileSync('git', ['apply', '-'], { cwd: home, input: text });
  } else if (/^npm start\b/.test(text)) {
    await serve(text);
  } else {
    const { status } = spawnSync(text, {
      cwd: home,
      env,
      shell: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    if (status !== 0) throw new Error(`${text} ended with ${status}.`);
  }
}

/** Walks a document in a folder of its own, which goes away. @param {string} document */
async function walkAlone(document) {
  console.log(`\n${document}`);
  const started = Date.now();
  try {
    const tracked = ['ls-files', '--cached', '--others', '--exclude-standard'];
    for (const path of execFileSync('git', tracked, { cwd: root, encoding: 'utf8' })
      .split('\n')
      .filter((path) => path !== '' && existsSync(join(root, path))))
      cpSync(join(root, path), join(home, path));
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'as it is');
    const text = readFileSync(join(home, document), 'utf8');
    const steps = stepsOf(text);
    for (const step of steps) await walk(step);
    const files = git('status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean).length;
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${document}: ${steps.length} steps, ${files} files, ${seconds} s.`);
    const told = toldFiles(text);
    if (told !== undefined && told !== files) throw new Error(`It says that it touches ${told} files.`);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${document}: ${error instanceof Error ? error.message : error}`);
  } finally {
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

const asked = process.argv.slice(2);
for (const document of asked.length > 0 ? asked : guides(root)) {
  home = mkdtempSync(join(tmpdir(), 'guides-'));
  await walkAlone(document);
}
