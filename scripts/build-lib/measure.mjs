// @ts-check
// What importing from the library adds to an application: each measure builds a fresh Vite application.
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../root.mjs';
import { buildForRelease } from './code.mjs';

const home = join(root, 'node_modules/.cache/build-lib');

/** React itself, which an application has anyway. */
const reactItself = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/** Length of code as it is sent, compressed with gzip. */
const gzipLength = (/** @type {string} */ code) => gzipSync(code, { level: 9 }).length;

/**
 * Builds an application of one module with Vite's defaults and weighs its JavaScript.
 * @param {string} lib folder of the built library
 * @param {string} source the module; it imports the library by its package name
 * @param {import('vite').UserConfig} [config] what the application has in its own configuration
 * @returns {Promise<{ initial: number, lazy: number, modules: string[] }>} bytes, gzip, beyond react and react-dom: what
 *   the page needs at once, and what it fetches when something is used; `modules` are paths of all that is in them
 */
export async function weigh(lib, source, config = {}) {
  const app = freshApp(lib);
  try {
    writeFileSync(
      join(app, 'index.html'),
      '<!doctype html><html lang="en"><title>App</title><div id="root"></div><script type="module" src="/main.jsx"></script></html>',
    );
    writeFileSync(join(app, 'main.jsx'), source);
    const built = await buildForRelease({
      ...config,
      root: app,
      logLevel: 'error',
      build: {
        write: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'react', test: reactItself }] } } },
      },
    });
    if (Array.isArray(built) || !('output' in built)) throw new Error('Vite gave no output.');
    return sum(built.output.filter((file) => file.type === 'chunk'));
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/**
 * A folder of an application that has the library installed, and React beside it. The caller removes it.
 * @param {string} lib folder of the built library
 */
export function freshApp(lib) {
  mkdirSync(home, { recursive: true });
  const app = mkdtempSync(join(home, 'app-'));
  mkdirSync(join(app, 'node_modules'));
  symlinkSync(lib, join(app, 'node_modules/white-label-design-system'), 'junction');
  writeFileSync(join(app, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
  return app;
}

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {Chunk[]} chunks */
function sum(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  /** @type {Set<string>} */
  const first = new Set();
  const waiting = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
  for (const name of waiting) {
    if (first.has(name)) continue;
    first.add(name);
    waiting.push(...(byName.get(name)?.imports ?? []));
  }
  const ours = chunks.filter(({ name }) => name !== 'react');
  const total = (/** @type {Chunk[]} */ some) =>
    some.reduce((bytes, { code }) => bytes + gzipLength(code), 0);
  return {
    initial: total(ours.filter(({ fileName }) => first.has(fileName))),
    lazy: total(ours.filter(({ fileName }) => !first.has(fileName))),
    modules: ours.flatMap(({ moduleIds }) => moduleIds).filter((id) => existsSync(id)),
  };
}

/** The smallest application that shows a component's module: whatever the entry exports is kept. */
export const appOf = (/** @type {string} */ entry) =>
  `import { createRoot } from 'react-dom/client';
import * as shown from 'white-label-design-system/${entry}';
createRoot(document.getElementById('root')).render(null);
globalThis.shown = shown;
`;
