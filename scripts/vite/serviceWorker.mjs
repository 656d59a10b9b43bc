// @ts-check
// Builds `/sw.js` from src/app/worker, once the site is there: it is told which files that one has.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { closureOf } from '../bundle-budget.mjs';
import { root } from '../root.mjs';

/** What every page may need at once: the page's own code, what stands in for it, and each brand's styles. */
const firstSources =
  /^(?:index\.html|src\/app\/routes\/(?:StartPages|OfflineBinding)\.tsx|.*\/generated\/brand-[\w-]+\.css)$/;
const wordsOf = /^locales\/\.generated\/([\w-]+)\//;

/**
 * The files of a build, by when a browser that keeps them fetches them.
 * @param {Record<string, import('../bundle-budget.mjs').Chunk>} manifest of the build
 * @param {readonly string[]} assets names of all its files
 * @returns {import('../../src/app/worker/keptFiles.ts').BuildFiles}
 */
export function filesOf(manifest, assets) {
  const sources = Object.keys(manifest);
  const nameOf = (/** @type {string} */ file) => file.replace(/^assets\//, '');
  const start = closureOf(
    manifest,
    sources.filter((source) => firstSources.test(source)),
  ).map(nameOf);
  /** @type {Record<string, string[]>} */
  const words = {};
  for (const [source, { file }] of Object.entries(manifest)) {
    const language = wordsOf.exec(source)?.[1];
    if (language) (words[language] ??= []).push(nameOf(file));
  }
  const placed = new Set([...start, ...Object.values(words).flat()]);
  const rest = assets.filter((name) => /\.(?:js|css)$/.test(name) && !placed.has(name));
  const version = createHash('sha256')
    .update([...assets].sort().join('\n'))
    .digest('hex')
    .slice(0, 12);
  return { version, start: start.sort(), rest: rest.sort(), words };
}

/** Writes the service worker of a built site beside it. */
export async function buildServiceWorker(folder = join(root, 'dist/site')) {
  const { build } = await import('vite');
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const assets = readdirSync(join(folder, 'assets')).filter((name) => !/\.(?:br|gz|map)$/.test(name));
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: {
      __BUILD_FILES__: JSON.stringify(filesOf(manifest, assets)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, 'src/app/worker/serviceWorker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife', codeSplitting: false },
      },
    },
  });
}
