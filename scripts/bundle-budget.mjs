// @ts-check
// What a first visit to the home page has to fetch before it can show anything, from the manifest of the build: exact,
// and the same on every machine. Exits with 1 when a budget is exceeded.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isProgram, root } from './root.mjs';

const site = join(root, 'dist/site');

/** Bytes, gzip: home, a hall, the heaviest page that the server draws (the login), and styles. */
export const budgets = { js: 175_000, hall: 228_500, page: 281_000, css: 20_000 };

/** Code of the halls of games. */
export const hallPage = 'src/app/routes/hall.page.tsx';

/** Code of the pages that the server draws. */
const drawnPages = () => {
  const files = readFileSync(join(root, 'src/app/server/pageFiles.ts'), 'utf8');
  return [...files.matchAll(/^ {2}'\/\w+': '([a-z]\w+)'/gm)].map(
    ([, name]) => `src/app/routes/${name}.page.tsx`,
  );
};

/** @typedef {{ file: string, css?: string[], imports?: string[] }} Chunk */

/** Length of a built file as it is sent, compressed with gzip. */
const sizeOf = (/** @type {string} */ folder, /** @type {string} */ file) =>
  gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;

/**
 * The files behind entries of the manifest, with everything that they import statically.
 * @param {Record<string, Chunk>} manifest
 * @param {string[]} entries
 */
export function closureOf(manifest, entries) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...entries];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest of the build has no ${key}.`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/**
 * @param {{ folder?: string, language?: string, brand?: string, pages?: string[] }} [options] `pages`: code of a page that is not home
 * @returns {{ js: number, css: number, files: { file: string, bytes: number }[] }} bytes, gzip
 */
export function measureBundle({ folder = site, language = 'en', brand = 'aurora', pages = [] } = {}) {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const files = closureOf(manifest, [
    'index.html',
    // The words of the first screen are code of their own, without which it does not render.
    `locales/.generated/${language}/index.js`,
    `src/design-system/theme/generated/brand-${brand}.css`,
    ...pages,
  ]).map((file) => ({ file, bytes: sizeOf(folder, file) }));
  const sum = (/** @type {string} */ ending) =>
    files.filter(({ file }) => file.endsWith(ending)).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum('.js'), css: sum('.css'), files: files.sort((a, b) => b.bytes - a.bytes) };
}

if (isProgram(import.meta.url)) {
  if (!existsSync(join(site, '.vite/manifest.json'))) {
    console.error('The site is not built: run npm run build first.');
    process.exit(1);
  }
  const ofPage = (/** @type {string} */ page) => measureBundle({ pages: [page] }).js;
  const measured = {
    ...measureBundle(),
    hall: ofPage(hallPage),
    page: Math.max(...drawnPages().map(ofPage)),
  };
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  for (const { file, bytes } of measured.files.slice(0, 8)) console.log(`${kb(bytes).padStart(10)}  ${file}`);
  for (const kind of /** @type {const} */ (['js', 'hall', 'page', 'css'])) {
    const isOver = measured[kind] > budgets[kind];
    console.log(`${isOver ? '✗' : '✓'} ${kind}: ${kb(measured[kind])} gzip of ${kb(budgets[kind])}`);
    if (isOver) process.exitCode = 1;
  }
}
