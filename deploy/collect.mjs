// @ts-check
// Puts into a folder what a running platform reads: its part of the build, schema, brands, and a package.json with the
// packages that are loaded.    node deploy/collect.mjs <folder> [demo]
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [out = '', demo] = process.argv.slice(2);
const imported = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`\n]+)["'`]/g;
/** @type {Set<string>} */
const packages = new Set();

/** @param {string} path */
function take(path) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  cpSync(join(root, path), join(out, path), { recursive: true });
}

/** Takes a built file, what it imports, and the names of the packages that it loads. @param {string} path */
function takeProgram(path) {
  if (existsSync(join(out, path))) return;
  take(path);
  for (const [, name = ''] of readFileSync(join(root, path), 'utf8').matchAll(imported))
    if (!name.startsWith('.')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    else if (existsSync(join(root, dirname(path), name))) takeProgram(join(dirname(path), name));
}

takeProgram('dist/server/node.js');
takeProgram('dist/pages/renderPublicPage.js');
for (const path of ['dist/site', 'sandbox/db/baseline', 'sandbox/db/migrations', 'brands']) take(path);
for (const path of ['scripts/serve.mjs', 'deploy/start.sh', 'package-lock.json', '.npmrc']) take(path);
if (demo) {
  takeProgram('dist/server/demo.js');
  for (const path of [
    'dist/game',
    'dist/chat',
    'demo/content',
    'demo/artwork/drawings',
    'docs/check-spin.mjs',
  ])
    take(path);
}

const { name, version, type, engines, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const loaded = Object.entries(dependencies).filter(([each]) => packages.has(each));
const manifest = { name, version, private: true, type, engines, dependencies: Object.fromEntries(loaded) };
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
