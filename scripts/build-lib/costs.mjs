// @ts-check
// What each component adds to an application, for its page in the workshop.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { entries } from './code.mjs';
import { appOf, weigh } from './measure.mjs';

/** @typedef {Record<string, { initial: number, lazy: number }>} Costs bytes by the component's name */

/** Folder that the workshop reads. */
export const costsFolder = join(root, 'dist/costs');
const report = join(costsFolder, 'components.json');

/**
 * Weighs every component of a built library and writes dist/costs/components.json: bytes, gzip, beyond react and
 * react-dom, by the component's name. A library that has not changed since is not weighed again.
 * @param {string} lib folder of the built library
 * @returns {Promise<{ weighed: number, components: Costs }>} how many were weighed now, and what all of them weigh
 */
export async function writeCosts(lib) {
  const hash = hashOf(lib);
  const known = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (known?.hash === hash) return { weighed: 0, components: known.components };
  /** @type {Costs} */
  const components = {};
  const shown = entries().filter(({ name }) => /^[A-Z]/.test(name));
  for (const { name } of shown) {
    const { initial, lazy } = await weigh(lib, appOf(name));
    components[name] = { initial, lazy };
  }
  mkdirSync(costsFolder, { recursive: true });
  writeFileSync(`${report}.${process.pid}`, JSON.stringify({ hash, components }));
  renameSync(`${report}.${process.pid}`, report);
  return { weighed: shown.length, components };
}

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);

/**
 * Puts a table of what the components weigh at the end of the package's own description.
 * @param {string} lib folder of the built library
 * @param {Costs} components
 */
export function writeCostTable(lib, components) {
  const path = join(lib, 'README.md');
  const rows = Object.entries(components)
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(
      ([name, { initial, lazy }]) =>
        `| ${name} | ${kilobytes(initial)} | ${lazy > 0 ? kilobytes(lazy) : ''} |`,
    );
  const table = `
## What a component weighs

In kB of JavaScript, gzip, beyond \`react\` and \`react-dom\`, in an application that shows nothing else. Components share most of it: a second one adds far less than its row says. What is fetched later comes when it is first used.

| Component | At once | Later |
| --------- | ------: | ----: |
${rows.join('\n')}
`;
  const [description = ''] = readFileSync(path, 'utf8').split('\n## What a component weighs');
  writeFileSync(path, `${description.trimEnd()}\n${table}`);
}

/** What decides the weights: the library's code, and the versions of what it imports. */
function hashOf(/** @type {string} */ lib) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(join(lib, file)));
  return hash.digest('hex');
}
