// @ts-check
// Finds (or provides) the Chromium that story tests, e2e and audits run in. The pinned one comes first after the
// environment variable because only one known binary gives every machine the same pixels.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { installFromDebian } from './debian.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} Browser
 * @property {string} executablePath absolute path of the Chromium, Chrome or Edge binary
 * @property {string} source which step of the search found it, for the log
 * @property {Record<string, string>} env variables the binary needs besides the caller's own
 */

/** Command-line switches for every Chromium we start: same pixels everywhere, no traffic of its own. */
export const chromiumArgs = [
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium refuses to start its sandbox as root, which is what a CI container usually is.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** What is said where none is found. */
export const noBrowser = 'No Chromium found. Set CHROME_PATH to a Chrome, Chromium or Edge binary.';

/** @returns {Promise<Browser | undefined>} */
async function fromEnvironment() {
  const executablePath = process.env['CHROME_PATH'];
  if (!executablePath) return undefined;
  if (!existsSync(executablePath))
    throw new Error(`CHROME_PATH points to a file that does not exist: ${executablePath}`);
  return { executablePath, source: 'CHROME_PATH', env: {} };
}

/**
 * Unpacks the Chromium inside @sparticuz/chromium once per version. Its own executablePath() is not used: that one
 * unpacks into the shared temp folder and reuses whatever lies there, even half a file of another version.
 * @returns {Promise<Browser | undefined>}
 */
async function fromLockfile() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packageDir = join(root, 'node_modules/@sparticuz/chromium');
  if (!existsSync(join(packageDir, 'bin/chromium.br'))) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageDir, 'package.json'), 'utf8'));
  const home = join(root, 'node_modules/.cache/chromium', version);
  const executablePath = join(home, 'chromium');
  if (!existsSync(executablePath)) unpack(join(packageDir, 'bin'), home);
  const linked = spawnSync('ldd', [executablePath], { encoding: 'utf8' }).stdout ?? '';
  const env = linked.includes('not found')
    ? { LD_LIBRARY_PATH: [join(home, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':') }
    : {};
  return {
    executablePath,
    source: `@sparticuz/chromium ${version}`,
    env: /** @type {Record<string, string>} */ (env),
  };
}

/**
 * Everything is written beside the final folder and renamed at the end, so a parallel caller or a killed process never
 * leaves a half-written browser behind.
 * @param {string} packed folder with the package's brotli files
 * @param {string} home where the unpacked browser has to be
 */
function unpack(packed, home) {
  mkdirSync(dirname(home), { recursive: true });
  const draft = mkdtempSync(`${home}.`);
  const inflate = (/** @type {string} */ file) => brotliDecompressSync(readFileSync(join(packed, file)));
  writeFileSync(join(draft, 'chromium'), inflate('chromium.br'), { mode: 0o755 });
  // NSS, NSPR and expat for machines that lack them.
  execFileSync('tar', ['-xf', '-', '-C', draft], { input: inflate('al2023.tar.br') });
  try {
    renameSync(draft, home);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(join(home, 'chromium'))) throw error;
  }
}

/** @type {Partial<Record<NodeJS.Platform, string[]>>} */
const installed = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  ),
  win32: [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

/** @returns {Promise<Browser | undefined>} */
async function fromSystem() {
  const executablePath = installed[process.platform]?.find((path) => existsSync(path));
  return executablePath ? { executablePath, source: 'system', env: {} } : undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function fromPlaywright() {
  const { chromium } = await import('playwright');
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath, source: 'Playwright cache', env: {} } : undefined;
}

/** @returns {Promise<Browser | undefined>} */
async function fromDownload() {
  const cli = join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const downloaded = await fromPlaywright();
  if (!downloaded) installFromDebian(['chromium']);
  return downloaded ?? fromSystem();
}

/**
 * Looks in order at CHROME_PATH, the Chromium pinned in package-lock.json (Linux x64), the system's browsers and
 * Playwright's cache; only with `install` does it go to the network (Playwright's download, then apt as root).
 * @param {{ install?: boolean }} [options]
 * @returns {Promise<Browser | undefined>} undefined when none was found and none could be installed
 * @throws {Error} when CHROME_PATH is set but no such file exists
 */
export async function findBrowser({ install = false } = {}) {
  return (
    (await fromEnvironment()) ??
    (await fromLockfile()) ??
    (await fromSystem()) ??
    (await fromPlaywright()) ??
    (install ? fromDownload() : undefined)
  );
}

/**
 * Starts the browser that is found.
 * @param {import('playwright').LaunchOptions} [options] `args` come after those of every Chromium here
 * @throws {Error} when there is none and none could be installed
 */
export async function launchBrowser({ args = [], ...options } = {}) {
  const found = await findBrowser({ install: true });
  if (!found) throw new Error(noBrowser);
  const { chromium } = await import('playwright');
  const env = /** @type {Record<string, string>} */ ({ ...process.env, ...found.env });
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...chromiumArgs, ...args],
    env,
    ...options,
  });
}
