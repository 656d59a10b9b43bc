// @ts-check
// Takes a reviewer's file back: npm run locales -- take <file.json>
// Corrections go into the catalogue by the same checks as any translation; what was called right is marked as reviewed, if
// both texts are still those that the reviewer read.
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { addTranslations } from './locales-add.mjs';
import { catalogueText } from './locales.mjs';
import { readReviews, reviewFile, reviewMark } from './locales-reviews.mjs';
import { putFile } from './put-file.mjs';
import { readJson } from './root.mjs';

/** @typedef {{ english: string, text: string, correction?: string }} Verdict what was read, and what it should say */
/** @typedef {{ tag: string, messages: Record<string, Verdict> }} ReviewFile what the reviewer's page saves */

/**
 * Sorts a reviewer's verdicts: texts that changed since the page was made are left for another review.
 * @param {ReviewFile} file
 * @param {Record<string, string>} english @param {Record<string, string>} own
 * @returns {{ corrections: Record<string, string>, marks: Record<string, string>, outdated: string[] }}
 */
export function sortVerdicts({ messages }, english, own) {
  /** @type {Record<string, string>} */ const corrections = {};
  /** @type {Record<string, string>} */ const marks = {};
  /** @type {string[]} */ const outdated = [];
  for (const [id, { english: readEnglish, text, correction }] of Object.entries(messages)) {
    if (english[id] !== readEnglish || (own[id] ?? '') !== text) {
      outdated.push(id);
      continue;
    }
    const wanted = (correction?.trim() ? correction : text).normalize('NFC');
    if (wanted === '') continue;
    if (wanted !== text) corrections[id] = wanted;
    marks[id] = reviewMark(readEnglish, wanted);
  }
  return { corrections, marks, outdated };
}

/** @param {string} path @throws {Error} with what is wrong with the file, in lines */
export function importReview(path) {
  /** @type {ReviewFile} */
  const file = JSON.parse(readFileSync(path, 'utf8'));
  if (!/^[a-z]{2,3}(-[A-Z]{2})?$/.test(file.tag ?? '') || typeof file.messages !== 'object')
    throw new Error(`${path} is not a file that the review page has saved.`);
  /** @param {string} name @returns {Record<string, string>} */
  const read = (name) => readJson(`locales/${name}.json`);
  const { corrections, marks, outdated } = sortVerdicts(file, read('en'), read(file.tag));
  if (Object.keys(corrections).length > 0) addTranslations({ [file.tag]: corrections });
  mkdirSync(dirname(reviewFile(file.tag)), { recursive: true });
  putFile(reviewFile(file.tag), catalogueText({ ...readReviews(file.tag), ...marks }));
  const counts = [
    `${Object.keys(marks).length} reviewed`,
    `${Object.keys(corrections).length} of them corrected`,
    `${outdated.length} changed since and to be read again`,
  ];
  console.log(`${file.tag}: ${counts.join(', ')}.`);
  for (const id of outdated) console.log(`  ${id}`);
}
