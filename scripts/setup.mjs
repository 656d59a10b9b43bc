// @ts-check
// Makes every npm script work on a fresh clone. npm's own pre-hooks are off (.npmrc: ignore-scripts), so each script
// calls this one first. Only node: built-ins may be imported here: node_modules may not exist yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpIfAsked } from './help.mjs';
import { isProgram, root } from './root.mjs';

const stampPath = join(root, 'node_modules/.setup-stamp');
const oldest = { major: 20, minor: 19 };

/** Why this Node cannot run the project, in one line; undefined when it can. */
export function nodeComplaint(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest.major || (major === oldest.major && minor >= oldest.minor)) return undefined;
  return `Node ${oldest.major}.${oldest.minor} or newer is needed; this is ${version}. Get one from https://nodejs.org and try again.`;
}

/** Why the site cannot be built in this folder, in one line; undefined when it can. */
export function folderComplaint(folder = root) {
  const [sign] = /[#?*]/.exec(folder) ?? [];
  if (!sign) return undefined;
  return `The folder ${folder} has a ${sign} in its path. Vite, which builds the site, takes it for the end of a file's name. Move the folder to a path without #, ? and *, and try again.`;
}

/** @param {string} path */
const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/** Whether node_modules holds exactly what package-lock.json asks for, by npm's own record of what it installed. */
function isInstalledByHand(/** @type {string} */ lock) {
  const record = read(join(root, 'node_modules/.package-lock.json'));
  if (!record) return false;
  const wanted = Object.entries(JSON.parse(lock).packages);
  const installed = JSON.parse(record).packages;
  return wanted.every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

/** @param {string[]} args */
function npm(...args) {
  const cli = process.env['npm_execpath'];
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' });
  if (cli?.endsWith('.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (read(stampPath) === wanted) return;
  if (!isInstalledByHand(lock)) {
    console.log('Installing packages (about a minute, once) …');
    // Without --include=dev a NODE_ENV=production in the environment leaves out the build tools.
    const { status, error } = npm('ci', '--include=dev', '--no-audit', '--no-fund');
    if (error) throw new Error(`npm could not be started: ${error.message}`);
    if (status !== 0) throw new Error('npm ci failed; its message is above. Nothing else was changed.');
  }
  writeFileSync(stampPath, wanted);
}

/**
 * Brings generated files up to date. The generators check for themselves whether anything changed, so that an unchanged
 * tree costs two process starts.
 * @throws {Error} with what a generator said
 */
export function generate() {
  for (const generator of ['tokens.mjs', 'locales.mjs']) {
    const path = join(root, 'scripts', generator);
    if (!existsSync(path)) continue;
    const { status, stdout, stderr } = spawnSync(process.execPath, [path], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(`scripts/${generator} failed:\n${stdout}${stderr}`);
  }
}

/**
 * Installs packages when package-lock.json changed since the last time, and makes the generated files.
 * @throws {Error} with a sentence for the reader when Node is too old, Vite cannot work in this folder, npm fails or a generator fails
 */
export function setup() {
  const complaint = nodeComplaint() ?? folderComplaint();
  if (complaint) throw new Error(complaint);
  installPackages();
  generate();
}

/** As `setup`, but for programs: prints the sentence and ends the process instead of throwing. */
export function setupOrExit() {
  helpIfAsked();
  try {
    setup();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

if (isProgram(import.meta.url)) setupOrExit();
