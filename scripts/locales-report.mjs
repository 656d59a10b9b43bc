// @ts-check
// How far each language is.
//   node scripts/locales-report.mjs                       a table: messages by area, copies of the English, reviews
//   node scripts/locales-report.mjs --json                the same for programs
//   node scripts/locales-report.mjs --missing vi [area]   what is to be translated, with the note for the translator
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { coverageOf } from './locales-reviews.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} name @returns {Record<string, any>} */
const read = (name) => JSON.parse(readFileSync(join(root, 'locales', `${name}.json`), 'utf8'));

/** @param {string} id */
const areaOf = (id) => id.slice(0, id.indexOf('.'));

/** @type {typeof import('../locales/registry')} */
const { locales } = await tsImport('../locales/registry.ts', import.meta.url);
const english = read('en');
const allowed = read('identical-ok');
const areas = [...new Set(Object.keys(english).map(areaOf))].sort();

const rows = locales.map(({ tag, tier }) => {
  const own = read(tag);
  const has = Object.keys(english).filter((id) => id in own);
  const free = new Set([...(allowed['*'] ?? []), ...(allowed[tag] ?? [])]);
  const copied =
    tag === 'en'
      ? []
      : has.filter((id) => own[id] === english[id] && /\p{L}/u.test(own[id]) && !free.has(id));
  const shares = Object.fromEntries(
    areas.map((area) => {
      const all = Object.keys(english).filter((id) => areaOf(id) === area);
      return [area, all.filter((id) => id in own).length / all.length];
    }),
  );
  const { reviewed } = coverageOf(tag, english, own);
  return { tag, tier, reviewed, messages: has.length, copied: copied.length, shares };
});

/** @param {number} share */
const percent = (share) => (share === 1 ? 'all' : share === 0 ? '·' : `${Math.floor(share * 100)}%`);

const [missingFor, missingArea] = process.argv.slice(process.argv.indexOf('--missing') + 1);
if (process.argv.includes('--missing') && missingFor) {
  const [own, descriptions] = [read(missingFor), read('descriptions')];
  const ids = Object.keys(english).filter(
    (id) => !(id in own) && (!missingArea || areaOf(id) === missingArea),
  );
  const wanted = ids.map((id) => [id, { english: english[id], note: descriptions[id] }]);
  console.log(JSON.stringify(Object.fromEntries(wanted), null, 2));
} else if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else {
  const columns = ['tag', 'tier', ...areas, 'messages', 'copied', 'reviewed'];
  const lines = rows.map((row) => [
    row.tag,
    row.tier,
    ...areas.map((area) => percent(row.shares[area] ?? 0)),
    `${row.messages}/${Object.keys(english).length}`,
    String(row.copied),
    percent(row.reviewed),
  ]);
  const widths = columns.map((column, n) =>
    Math.max(column.length, ...lines.map((line) => line[n]?.length ?? 0)),
  );
  for (const line of [columns, ...lines])
    console.log(
      line
        .map((cell, n) => cell.padEnd(widths[n] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log();
  for (const area of areas) {
    const complete = rows.filter((row) => row.shares[area] === 1).map((row) => row.tag);
    console.log(`${area}: complete in ${complete.length} of ${rows.length}: ${complete.join(' ')}`);
  }
}
