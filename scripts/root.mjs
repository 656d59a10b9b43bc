// @ts-check
// Where the repository stands, and what its files hold. Only node: built-ins may be imported here: node_modules may not
// exist yet.
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The text of a file of the repository. @param {string} path */
export const readText = (path) => readFileSync(root + path, 'utf8');

/** What a JSON file of the repository holds. @param {string} path @returns {any} */
export const readJson = (path) => JSON.parse(readText(path));

/** Whether a module is the program that was started, and not one that it imports. @param {string} url its `import.meta.url` */
export function isProgram(url) {
  const [, program] = process.argv;
  return program !== undefined && realpathSync(program) === fileURLToPath(url);
}
