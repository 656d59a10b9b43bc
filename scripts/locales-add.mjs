// @ts-check
// Puts translations into a catalogue: node scripts/locales-add.mjs <tag> <file.json>
// The file maps ids to texts. Ids that the English has not are refused, text is brought into Unicode NFC, and what the
// catalogue had for other ids stays.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogueText, syncLocales } from './locales.mjs';
import { putFile } from './put-file.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [tag = '', file = ''] = process.argv.slice(2);
const catalogue = join(root, 'locales', `${tag}.json`);

/** @param {string} path @returns {Record<string, unknown>} */
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** @returns {string[]} what is wrong with the file */
function complaints() {
  if (tag === 'en') return ['The English comes from the messages in the source, not from here.'];
  if (!existsSync(catalogue))
    return [`There is no catalogue for "${tag}". A language begins with its row in registry.ts.`];
  const english = read(join(root, 'locales/en.json'));
  return Object.entries(read(file)).flatMap(([id, text]) => {
    if (!(id in english)) return [`${id} is not an id of the English catalogue.`];
    return typeof text === 'string' && text.trim() ? [] : [`${id} has no text.`];
  });
}

syncLocales();
const wrong = complaints();
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);

const added = Object.fromEntries(
  Object.entries(read(file)).map(([id, text]) => [id, String(text).normalize('NFC')]),
);
putFile(catalogue, catalogueText({ ...read(catalogue), ...added }));
const { broken } = syncLocales();
for (const line of broken) console.error(line);
if (broken.length > 0) process.exit(1);
console.log(`${tag}: ${Object.keys(added).length} messages added.`);
