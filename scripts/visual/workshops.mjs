// @ts-check
// The workshop as it is, and as it was at a commit: both built on this machine, each with its own packages.
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @param {string} root of the repository @param {string[]} args @param {Record<string, string>} [env] */
export function git(root, args, env = {}) {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trimEnd();
}

/** What stands in the working folder, committed or not, as a tree of git. @param {string} root */
export function workingTree(root) {
  const index = { GIT_INDEX_FILE: join(tmpdir(), `pictures-index-${process.pid}`) };
  try {
    git(root, ['read-tree', 'HEAD'], index);
    git(root, ['add', '--all'], index);
    return git(root, ['write-tree'], index);
  } finally {
    rmSync(index.GIT_INDEX_FILE, { force: true });
  }
}

/**
 * The commit to compare with, when none is named: on a branch where it left main, on main the one before.
 * @param {string} root
 */
export function usualCommit(root) {
  const head = git(root, ['rev-parse', 'HEAD']);
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0 && stdout.trim() !== head) return stdout.trim();
  }
  return git(root, ['rev-parse', 'HEAD~1']);
}

/** @param {string} cwd @param {string[]} args of node @param {string} log file */
function run(cwd, args, log) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  });
  let words = '';
  child.stdout.on('data', (part) => (words += String(part)));
  child.stderr.on('data', (part) => (words += String(part)));
  return new Promise((resolve, reject) =>
    child.on('exit', (code) => {
      writeFileSync(log, words, { flag: 'a' });
      if (code === 0) resolve(undefined);
      else reject(new Error(`The workshop cannot be built:\n${words.slice(-2000)}\nAll of it is in ${log}.`));
    }),
  );
}

/**
 * Opens the files of a commit in a folder of their own, with the packages here where its lock file is the same.
 * @param {string} root @param {string} commit @param {string} source folder
 */
async function checkOut(root, commit, source) {
  await closeSource(root, source);
  git(root, ['worktree', 'add', '--detach', '--force', source, commit]);
  const lockOf = (/** @type {string} */ folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lockOf(source) === lockOf(root))
    symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction');
}

/** @param {string} root @param {string} source */
async function closeSource(root, source) {
  await rm(source, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'remove', '--force', source], { cwd: root });
}

/**
 * Builds what is not built yet. Of older builds none stays.
 * @param {string} root
 * @param {{ commit: string, before: string, after: string }} trees the commit, and the trees of both sides
 * @param {(words: string) => void} tell what is being done
 * @returns {Promise<{ before: string, after: string }>} folders
 */
export async function buildWorkshops(root, { commit, before, after }, tell) {
  const home = join(root, 'node_modules/.cache/visual/built');
  // Beside the product's own builds, where no other tool looks for sources.
  const source = join(root, 'dist/visual-source');
  const folders = { before: join(home, before), after: join(home, after) };
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home))
    if (name !== before && name !== after) rmSync(join(home, name), { recursive: true, force: true });
  /** @param {string} from @param {string} to */
  const build = async (from, to) => {
    const log = `${to}.log`;
    await run(from, ['scripts/setup.mjs'], log);
    const cli = 'node_modules/storybook/dist/bin/dispatcher.js';
    await run(from, [cli, 'build', '--test', '--output-dir', `${to}.part`, '--quiet'], log);
    renameSync(`${to}.part`, to);
  };
  if (!existsSync(folders.before)) {
    tell(`Building the workshop of ${commit.slice(0, 8)}`);
    await checkOut(root, commit, source);
    await build(source, folders.before).finally(() => closeSource(root, source));
  }
  if (!existsSync(folders.after)) {
    tell('Building the workshop as it is now');
    await build(root, folders.after);
  }
  return folders;
}
