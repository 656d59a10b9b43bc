// @ts-check
// Builds what `npm start` serves: the site, the server and the demo world. Each part is skipped while the
// files that it comes from are unchanged.
//   --force           build everything again
//   --only <parts>    some of them, such as site,pages,server
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readOptions } from './help.mjs';
import { isProgram, root } from './root.mjs';
import { setupOrExit } from './setup.mjs';
import { buildServiceWorker } from './vite/serviceWorker.mjs';

const at = (/** @type {string[]} */ ...parts) => join(root, ...parts);
/** Without the demo there is no page of a game or of a chat to build, and no world. */
export const hasDemo = existsSync(at('demo/guests.ts'));

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title what is being built, for the reader
 * @property {string[]} sources files and folders that decide the result
 * @property {string} result a file that exists when the part is built
 * @property {() => Promise<void>} build
 */

/** @type {Part[]} */
const parts = [
  {
    name: 'site',
    title: 'the site',
    sources: [
      'index.html',
      'vite.config.ts',
      'package-lock.json',
      'brands',
      'scripts/bundle-budget.mjs',
      'scripts/vite',
      'contract',
      'locales',
      'public',
      'sandbox/site',
      'src',
      'tokens',
    ],
    result: 'dist/site/index.html',
    build: buildSite,
  },
  {
    name: 'pages',
    title: 'the pages of words',
    sources: ['package-lock.json', 'scripts/vite', 'contract', 'locales', 'src'],
    result: 'dist/pages/renderPublicPage.js',
    build: buildPages,
  },
  {
    name: 'game',
    title: 'the game page',
    sources: ['package-lock.json', 'contract', 'demo/game-provider', 'sandbox/ports', 'sandbox/services'],
    result: 'dist/game/game.js',
    build: () => buildDemoPage('game', 'demo/game-provider/client/main.ts'),
  },
  {
    name: 'chat',
    title: 'the chat page',
    sources: ['package-lock.json', 'contract', 'demo/chat', 'sandbox/ports', 'sandbox/words'],
    result: 'dist/chat/chat.js',
    build: () => buildDemoPage('chat', 'demo/chat/client/main.ts'),
  },
  {
    name: 'server',
    title: 'the server',
    sources: ['package-lock.json', 'scripts/build.mjs', 'contract', 'sandbox', 'demo'],
    result: 'dist/server/node.js',
    build: buildServer,
  },
];

/** What `build` and `buildApart` can be asked for. */
export const partNames = parts.map(({ name }) => name);

/** Files under a path, in a fixed order; tests and stories decide nothing. */
function filesOf(/** @type {string} */ path) {
  if (!existsSync(at(path))) return [];
  const entries = readdirSync(at(path), { recursive: true, withFileTypes: true, encoding: 'utf8' });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:test|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @returns {string[]} */
function sourcesOf(/** @type {Part} */ { sources }) {
  return sources.flatMap((source) =>
    extname(source) === '' ? filesOf(source) : [at(source)].filter((file) => existsSync(file)),
  );
}

/** Looks at names, times and sizes only: quick, but a fresh checkout changes it although nothing is different. */
function quickHash(/** @type {string[]} */ files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function contentHash(/** @type {string[]} */ files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether a part stands as its sources want it, and what to write down once it does. */
function inspect(/** @type {Part} */ part) {
  const files = sourcesOf(part);
  const path = at('dist/.stamps', `${part.name}.json`);
  const stamp = existsSync(path) && existsSync(at(part.result)) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const quick = quickHash(files);
  if (stamp.quick === quick) return { isCurrent: true, path, stamp };
  const content = contentHash(files);
  return { isCurrent: stamp.content === content, path, stamp: { quick, content } };
}

async function buildSite() {
  const { build } = await import('vite');
  await build({ root, logLevel: 'warn', build: { rolldownOptions: { checks: { pluginTimings: false } } } });
  await buildServiceWorker();
  await pack(at('dist/site'));
}

/** Draws public pages on the server, from the site's own components. */
async function buildPages() {
  const { build } = await import('vite');
  await build({ configFile: at('scripts/vite/serverPages.config.ts') });
}

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];

/** Writes each text file of a folder packed beside it, so that serving costs nothing. */
async function pack(/** @type {string} */ folder) {
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile() && /\.(?:js|css|svg|json|txt|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('.vite'));
  for (const path of texts) {
    const bytes = readFileSync(path);
    if (bytes.length < 1_000) continue;
    writeFileSync(`${path}.br`, await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }));
    writeFileSync(`${path}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** Bundles the script of a page of a guest. */
async function buildDemoPage(/** @type {string} */ name, /** @type {string} */ entry) {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: `dist/${name}`,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: at(entry),
        output: { entryFileNames: `${name}.js`, codeSplitting: false },
      },
    },
  });
}

async function buildServer() {
  const { build } = await import('vite');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node20',
      copyPublicDir: false,
      // The platform, and the demo that comes to it as a guest: an operator's folder may be without one.
      rolldownOptions: {
        input: {
          node: at('sandbox/node.ts'),
          ...(hasDemo && { world: at('sandbox/node/world.ts'), demo: at('demo/guests.ts') }),
        },
      },
    },
  });
}

/**
 * Builds what is out of date.
 * @param {{ force?: boolean, only?: string[], say?: (words: string) => void }} [options]
 */
export async function build({ force = false, only, say = console.log } = {}) {
  mkdirSync(at('dist/.stamps'), { recursive: true });
  for (const part of parts) {
    if (only && !only.includes(part.name)) continue;
    if (!hasDemo && part.sources.some((source) => source.startsWith('demo/'))) continue;
    const { isCurrent, path, stamp } = inspect(part);
    if (isCurrent && !force) {
      writeFileSync(path, JSON.stringify(stamp));
      continue;
    }
    say(`Building ${part.title} …`);
    const started = Date.now();
    rmSync(path, { force: true });
    const mode = process.env['NODE_ENV'];
    await part.build();
    // Vite leaves its own behind, for whatever runs next in this process.
    if (mode === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = mode;
    // The sources may have changed meanwhile; the stamp names those that were seen, so that the next start looks again.
    writeFileSync(path, JSON.stringify(stamp));
    say(`Built ${part.title} in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  }
  if (only && !only.includes('world')) return;
  if (!hasDemo) return;
  const built = (/** @type {string} */ name) =>
    import(new URL(`../dist/server/${name}.js`, import.meta.url).href);
  const { ensureTodaysWorld } = await built('world');
  const { demoGuests } = await built('demo');
  await ensureTodaysWorld(demoGuests.world, { force, say });
}

/**
 * Builds what is out of date in a process of its own: what a build holds in memory is no part of what it was built for.
 * @param {...string} only
 * @throws {Error} when it failed; it has said why
 */
export async function buildApart(...only) {
  const isCurrent = (/** @type {string} */ name) =>
    parts.some((part) => part.name === name && inspect(part).isCurrent);
  if (only.every(isCurrent)) return;
  const program = `const { build } = await import(${JSON.stringify(import.meta.url)}); await build({ only: ${JSON.stringify(only)} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Building ${only.join(', ')} failed; the message is above.`);
}

if (isProgram(import.meta.url)) {
  setupOrExit();
  const { force, only } = readOptions({
    options: { force: { type: 'boolean' }, only: { type: 'string' } },
  }).values;
  await build({ ...(force && { force }), ...(only !== undefined && { only: only.split(',') }) });
}
