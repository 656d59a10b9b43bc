// @ts-check
// npm run locales -- <command>
//   report                          how far each language is
//   missing <tag> [area]            what a language lacks, with notes for the translator
//   add <tag> <file.json>           puts translations (id → text) into a catalogue; for the tag `all`, tag → id → text
//   review <tag> [area]             a page for a reviewer: English, translation, picture of the place, correction
//   take <file.json>                takes back what the reviewer's page has saved
import { readFileSync } from 'node:fs';
import { setupOrExit } from './setup.mjs';

setupOrExit();
const [command = 'report', ...words] = process.argv.slice(2);

try {
  if (command === 'report') (await import('./locales-report.mjs')).report();
  else if (command === 'missing') (await import('./locales-report.mjs')).missing(words[0] ?? '', words[1]);
  else if (command === 'add') {
    const [tag = '', file = ''] = words;
    const { addTranslations } = await import('./locales-add.mjs');
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    /** @type {Record<string, Record<string, unknown>>} */
    const byTag = tag === 'all' ? texts : { [tag]: texts };
    addTranslations(byTag);
    for (const [each, added] of Object.entries(byTag))
      console.log(`${each}: ${Object.keys(added).length} messages added.`);
  } else if (command === 'review') {
    await (await import('./locales-review.mjs')).review(words);
  } else if (command === 'take') {
    (await import('./locales-take.mjs')).importReview(words[0] ?? '');
  } else
    throw new Error(
      'Commands: report, missing <tag> [area], add <tag> <file>, review <tag> [area], take <file>.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
