// @ts-check
import { readJson } from '../root.mjs';

/** @type {Record<string, string>} */
const messages = readJson('locales/en.json');

/**
 * What the site says in English: the bench finds things by their words, as visitors do.
 * @param {string} id of a message
 * @throws {Error} when there is no such message
 */
export function word(id) {
  const text = messages[id];
  if (text === undefined) throw new Error(`There is no message ${id}.`);
  return text;
}
