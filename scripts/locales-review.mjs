// @ts-check
// A reviewer's way in: one page with every message of a language, its English, its note and the place where it is used.
//   npm run locales -- review th                 writes dist/review/th/index.html, with pictures of the screens
//   npm run locales -- review th wallet          one area
//   npm run locales -- review th --no-pictures   at once, without building and visiting the workshop
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { syncLocales } from './locales.mjs';
import { readReviews, reviewMark } from './locales-reviews.mjs';
import { reviewPage } from './review/page.mjs';
import { readJson, root } from './root.mjs';

/** @param {string} name @returns {Record<string, string>} */
const read = (name) => readJson(`locales/${name}.json`);

/**
 * The messages of a language as a reviewer needs them.
 * @param {string} tag @param {string} [area]
 * @returns {import('./review/page.mjs').ReviewRow[]}
 */
export function reviewRows(tag, area) {
  const [english, own, notes, reviews] = [read('en'), read(tag), read('descriptions'), readReviews(tag)];
  return Object.entries(english)
    .filter(([id]) => !area || id.startsWith(`${area}.`))
    .map(([id, text]) => ({
      id,
      english: text,
      text: own[id] ?? '',
      ...(notes[id] && { note: notes[id] }),
      isReviewed: own[id] !== undefined && reviews[id] === reviewMark(text, own[id]),
    }));
}

/** @param {string[]} words of the command line */
export async function review(words) {
  const [tag = '', area] = words.filter((word) => !word.startsWith('--'));
  syncLocales();
  const rows = reviewRows(tag, area);
  if (rows.length === 0) throw new Error(`No message has an id that starts with "${area}.".`);
  const folder = join(root, 'dist/review', tag);
  mkdirSync(folder, { recursive: true });
  /** @type {Awaited<ReturnType<typeof import('./review/pictures.mjs').captureScreenshots>>} */
  let places = {};
  if (!words.includes('--no-pictures')) {
    const { captureScreenshots } = await import('./review/pictures.mjs');
    places = await captureScreenshots(tag, rows, folder);
  }
  writeFileSync(join(folder, 'index.html'), reviewPage(tag, rows, places));
  const seen = rows.filter(({ id }) => places[id]).length;
  console.log(
    `${rows.length} messages, ${seen} with a picture of their place: dist/review/${tag}/index.html`,
  );
  console.log('The page saves a file; put it back with: npm run locales -- take <file>');
}
