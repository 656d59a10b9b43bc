// @ts-check
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step, so that a reader never sees half of it; leaves it alone if nothing changed.
 * @param {string} path @param {string} text @returns {boolean} whether it was another text
 */
export function putFile(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
  return true;
}
