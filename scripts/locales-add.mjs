// @ts-check
// Puts translations into catalogues: npm run locales -- add <tag> <file.json>, or add all <file.json>
// The file maps ids to texts; for all languages at once, each language to such a map. Ids that the English has not are refused, text is brought into Unicode NFC, and what the
// catalogue had for other ids stays.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueText, syncLocales } from './locales.mjs';
import { putFile } from './put-file.mjs';
import { root } from './root.mjs';

/** @param {string} path @returns {Record<string, unknown>} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

const catalogueOf = (/** @type {string} */ tag) => join(root, 'locales', `${tag}.json`);

/** @param {string} tag @param {Record<string, unknown>} texts @returns {string[]} what is wrong with them */
function complaints(tag, texts) {
  if (tag === 'en') return ['The English comes from the messages in the source, not from here.'];
  if (!existsSync(catalogueOf(tag)))
    return [`There is no catalogue for "${tag}". A language begins with its row in registry.ts.`];
  const english = read(join(root, 'locales/en.json'));
  return Object.entries(texts).flatMap(([id, text]) => {
    if (!(id in english)) return [`${id} is not an id of the English catalogue.`];
    return typeof text === 'string' && text.trim() ? [] : [`${id} has no text.`];
  });
}

/**
 * Puts translations into the catalogues of languages and compiles them.
 * @param {Record<string, Record<string, unknown>>} byTag id to text, by language
 * @throws {Error} with a line for each text that cannot go in; then none does
 */
export function addTranslations(byTag) {
  syncLocales();
  const wrong = Object.entries(byTag).flatMap(([tag, texts]) => complaints(tag, texts));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const before = Object.keys(byTag).map((tag) => ({ tag, text: readFileSync(catalogueOf(tag), 'utf8') }));
  for (const { tag, text } of before) {
    const added = Object.entries(byTag[tag] ?? {}).map(([id, each]) => [id, String(each).normalize('NFC')]);
    putFile(catalogueOf(tag), catalogueText({ ...JSON.parse(text), ...Object.fromEntries(added) }));
  }
  const { broken } = syncLocales();
  if (broken.length > 0) {
    for (const { tag, text } of before) putFile(catalogueOf(tag), text);
    throw new Error(broken.join('\n'));
  }
}
