// @ts-check
// What a guide asks its reader to do, read out of its fenced blocks.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ kind: 'command' | 'diff' | 'file', path: string, text: string }} Step */

/** Folders whose documents may be guides, the way in first. */
const folders = ['', 'docs', 'brands', 'locales', 'tokens', 'visual', '.storybook/guide'];

/** Their commands want a platform that runs and a server: tests of sandbox/ walk them. */
export const runbooks = ['docs/backup.md', 'docs/incident.md'];

/** A whole run of all tests is what `npm run test:full` comes after. */
const isLeft = (/** @type {string} */ command) => command === 'npm test' || command.includes('…');

/**
 * What a document asks for, in its order.
 * @param {string} document text of a Markdown or MDX file
 * @returns {Step[]}
 */
export function stepsOf(document) {
  const blocks = [...document.matchAll(/^```(\w+)[ \t]*([^\n]*)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap(([, language, path = '', text = '']) => {
    /** @type {Step} */
    const block = { kind: language === 'diff' ? 'diff' : 'file', path, text };
    if (language === 'diff' || path !== '') return [block];
    if (language !== 'sh') return [];
    return text
      .replaceAll('\\\n', ' ')
      .split('\n')
      .map((line) => line.replace(/\s+# .*$/, '').trim())
      .filter((command) => command !== '' && !command.startsWith('#') && !isLeft(command))
      .map((command) => ({ kind: /** @type {const} */ ('command'), path: '', text: command }));
  });
}

/** How many files a document says that it touches, where it says so: `Walked: 6 files`. @param {string} document */
export function toldFiles(document) {
  const [, files] = /^Walked: (\d+) files/m.exec(document) ?? [];
  return files === undefined ? undefined : Number(files);
}

/** The documents of the repository that ask for something. @param {string} root */
export const guides = (root) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter(
      (path) =>
        /\.mdx?$/.test(path) &&
        !runbooks.includes(path) &&
        stepsOf(readFileSync(join(root, path), 'utf8')).length > 0,
    );
