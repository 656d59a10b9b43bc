// @ts-check
// The workshop as it is, and as it was at a commit: both built on this machine, each with its own packages.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** @param {string} root of the repository @param {string[]} args @param {Record<string, string>} [env] */
export const git = (root, args, env) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();

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

/** The commit to compare with: on a branch where it left main, on main the one before. @param {string} root */
export function usualCommit(root) {
  const head = git(root, ['rev-parse', 'HEAD']);
  for (const main of ['origin/main', 'main']) {
    const { stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' });
    if (stdout.trim() !== '' && stdout.trim() !== head) return stdout.trim();
  }
  return 'HEAD~1';
}

/** @param {string} source folder @param {string} to folder that is made, whole or not at all */
async function build(source, to) {
  const cli = 'node_modules/storybook/dist/bin/dispatcher.js';
  const options = { cwd: source, env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }, maxBuffer: 1e9 };
  for (const args of [
    ['scripts/setup.mjs'],
    [cli, 'build', '--test', '--quiet', '--output-dir', `${to}.part`],
  ])
    await promisify(execFile)(process.execPath, args, options).catch(({ stdout, stderr }) => {
      throw new Error(`The workshop in ${source} cannot be built:\n${stdout}${stderr}`);
    });
  renameSync(`${to}.part`, to);
}

/**
 * Builds the workshop of a commit from its files in a folder of their own, with the packages here where its lock file is
 * the same.
 * @param {string} root @param {string} commit @param {string} to
 */
async function buildCommit(root, commit, to) {
  // Where no other tool looks for sources.
  const source = join(root, 'dist/visual-source');
  const close = async () => {
    await rm(source, { recursive: true, force: true });
    spawnSync('git', ['worktree', 'remove', '--force', source], { cwd: root });
  };
  await close();
  git(root, ['worktree', 'add', '--detach', '--force', source, commit]);
  const [lock, own] = [source, root].map((folder) => readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  if (lock === own) symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'), 'junction');
  try {
    await build(source, to);
  } finally {
    await close();
  }
}

/**
 * Builds what is not built yet. Of older builds none stays.
 * @param {string} root
 * @param {{ commit: string, before: string, after: string }} trees the commit, its tree and the one of now
 * @param {(words: string) => void} tell what is being done
 * @returns {Promise<{ before: string, after: string }>} folders
 */
export async function buildWorkshops(root, { commit, before, after }, tell) {
  const home = join(root, 'node_modules/.cache/visual/built');
  const folders = { before: join(home, before), after: join(home, after) };
  mkdirSync(home, { recursive: true });
  for (const name of readdirSync(home))
    if (name !== before && name !== after) rmSync(join(home, name), { recursive: true });
  if (!existsSync(folders.before)) {
    tell(`Building the workshop of ${commit.slice(0, 8)}`);
    await buildCommit(root, commit, folders.before);
  }
  if (!existsSync(folders.after)) {
    tell('Building the workshop as it is now');
    await build(root, folders.after);
    if (workingTree(root) !== after) {
      rmSync(folders.after, { recursive: true });
      throw new Error('Files were changed while the workshop was built. Run it again.');
    }
  }
  return folders;
}
