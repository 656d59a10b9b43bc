// @ts-check
// What a person has reviewed, message by message: locales/reviews/<tag>.json maps an id to a mark of the two texts that
// the person compared. When the English or the translation changes, the mark fits no more and the review has fallen.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const folder = join(root, 'locales/reviews');

/** The language that the messages are written in, which nobody has to review. */
const source = 'en';

/** Where the reviews of a language are kept. @param {string} tag */
export const reviewFile = (tag) => join(folder, `${tag}.json`);

/** The mark of a review: the English and the translation that were read. @param {string} english @param {string} text */
export const reviewMark = (english, text) =>
  createHash('sha256').update(`${english}\0${text}`).digest('hex').slice(0, 12);

/** Marks by message id; empty for a language that nobody has reviewed. @param {string} tag @returns {Record<string, string>} */
export const readReviews = (tag) =>
  existsSync(reviewFile(tag)) ? JSON.parse(readFileSync(reviewFile(tag), 'utf8')) : {};

/**
 * How much of the English a language says, and how much of that a person has reviewed as it stands.
 * @param {string} tag
 * @param {Record<string, string>} english
 * @param {Record<string, string>} own the language's catalogue
 * @param {Record<string, string>} [reviews]
 * @returns {{ translated: number, reviewed: number }} shares of 1, cut to whole per cents: 1 means all
 */
export function coverageOf(tag, english, own, reviews = readReviews(tag)) {
  if (tag === source) return { translated: 1, reviewed: 1 };
  const ids = Object.keys(english);
  const share = (/** @type {number} */ count) => Math.floor((count / ids.length) * 100) / 100;
  const isReviewed = (/** @type {string} */ id) =>
    own[id] !== undefined && reviews[id] === reviewMark(english[id] ?? '', own[id]);
  return {
    translated: share(ids.filter((id) => id in own).length),
    reviewed: share(ids.filter(isReviewed).length),
  };
}
