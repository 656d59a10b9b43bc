// @ts-check
// How far each language is: npm run locales, npm run locales -- missing <tag> [area].
import { tsImport } from 'tsx/esm/api';
import { coverageOf } from './locales-reviews.mjs';
import { readJson } from './root.mjs';

/** @param {string} name @returns {Record<string, any>} */
const read = (name) => readJson(`locales/${name}.json`);

/** @param {string} id */
const areaOf = (id) => id.slice(0, id.indexOf('.'));

/** @type {typeof import('../locales/registry')} */
const { locales } = await tsImport('../locales/registry.ts', import.meta.url);
const english = read('en');
const allowed = read('identical-ok');
const areas = [...new Set(Object.keys(english).map(areaOf))].sort();

/** How far one language is. @param {import('../locales/registry').LocaleRow} language */
function rowOf({ tag, tier }) {
  const own = read(tag);
  const has = Object.keys(english).filter((id) => id in own);
  const free = new Set([...(allowed['*'] ?? []), ...(allowed[tag] ?? [])]);
  const copied = has.filter(
    (id) => tag !== 'en' && own[id] === english[id] && /\p{L}/u.test(own[id]) && !free.has(id),
  );
  const shares = areas.map((area) => {
    const all = Object.keys(english).filter((id) => areaOf(id) === area);
    return all.filter((id) => id in own).length / all.length;
  });
  return { tag, tier, shares, messages: has.length, copied: copied.length, ...coverageOf(tag, english, own) };
}

/** @param {number} share */
const percent = (share) => (share === 1 ? 'all' : share === 0 ? '·' : `${Math.floor(share * 100)}%`);

/** Prints a table of all languages: messages by area, copies of the English, reviews. */
export function report() {
  const rows = locales.map(rowOf);
  const columns = ['tag', 'tier', ...areas, 'messages', 'copied', 'reviewed'];
  const lines = rows.map(({ tag, tier, shares, messages, copied, reviewed }) => [
    tag,
    tier,
    ...shares.map(percent),
    `${messages}/${Object.keys(english).length}`,
    String(copied),
    percent(reviewed),
  ]);
  const widths = columns.map((_, n) => Math.max(...[columns, ...lines].map((line) => line[n]?.length ?? 0)));
  for (const line of [columns, ...lines])
    console.log(
      line
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log();
  for (const [at, area] of areas.entries()) {
    const complete = rows.filter(({ shares }) => shares[at] === 1).map(({ tag }) => tag);
    console.log(`${area}: complete in ${complete.length} of ${rows.length}: ${complete.join(' ')}`);
  }
}

/** Says how many messages each language lacks: a change may bring some, a release may not. */
export function lacking() {
  const all = Object.keys(english).length;
  const counts = locales
    .map(rowOf)
    .filter(({ messages }) => messages < all)
    .map(({ tag, messages }) => `${tag} ${all - messages}`);
  if (counts.length > 0)
    console.log(
      `Read in English until they are translated, which a release asks for (npm run locales -- missing <tag>): ${counts.join(', ')}.`,
    );
}

/** Prints what is to be translated, with the note for the translator. @param {string} tag @param {string} [area] */
export function missing(tag, area) {
  const [own, descriptions] = [read(tag), read('descriptions')];
  const ids = Object.keys(english).filter((id) => !(id in own) && (!area || areaOf(id) === area));
  const wanted = ids.map((id) => [id, { english: english[id], note: descriptions[id] }]);
  console.log(JSON.stringify(Object.fromEntries(wanted), null, 2));
}
