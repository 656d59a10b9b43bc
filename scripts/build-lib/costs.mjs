// @ts-check
// What each component adds to an application, for its page in the workshop.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entries, root } from './code.mjs';
import { appOf, weigh } from './measure.mjs';

/** Folder that the workshop serves as `costs/`. */
export const costsFolder = join(root, 'dist/costs');
const report = join(costsFolder, 'components.json');

/**
 * Weighs every component of a built library and writes dist/costs/components.json: bytes, gzip, beyond react and
 * react-dom, by the component's name. A library that has not changed since is not weighed again.
 * @param {string} lib folder of the built library
 * @returns {Promise<number>} how many were weighed now
 */
export async function writeCosts(lib) {
  const hash = hashOf(lib);
  const known = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  if (known?.hash === hash) return 0;
  /** @type {Record<string, { initial: number, lazy: number }>} */
  const components = {};
  const shown = entries().filter(({ name }) => /^[A-Z]/.test(name));
  for (const { name } of shown) {
    const { initial, lazy } = await weigh(lib, appOf(name));
    components[name] = { initial, lazy };
  }
  mkdirSync(costsFolder, { recursive: true });
  writeFileSync(`${report}.${process.pid}`, JSON.stringify({ hash, components }));
  renameSync(`${report}.${process.pid}`, report);
  return shown.length;
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
