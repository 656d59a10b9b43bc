import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableKinds } from '#contract';
import { locales } from '#locales';
import { dealtTable } from '#platform/tableRounds';

const inLanguage = (folder: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(
    readFileSync(new URL(`../../../${folder}/${language}.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>;
const english = inLanguage('locales', 'en');
const nameIn = (names: Readonly<Record<string, string>>, kind: string): string =>
  names[`slots.table.${kind}`] ?? '';

/** Tables that can be found and not yet be played at; "other" and "wheel" are words of many meanings. */
const notDealt = tableKinds.filter(
  (kind) =>
    !['other', 'wheel'].includes(kind) &&
    !dealtTable({ id: 'any', category: 'LIVE', name: nameIn(english, kind) }),
);

it.each(locales.map(({ tag }) => tag))('no banner promises a table that is not dealt, in %s', (language) => {
  const names = inLanguage('locales', language);
  const banners = Object.entries(inLanguage('sandbox/words', language)).filter(([id]) =>
    id.startsWith('demo.banner.'),
  );
  expect(banners.length).toBeGreaterThan(20);
  for (const [id, words] of banners)
    for (const kind of notDealt)
      expect(words.toLowerCase(), id).not.toContain(nameIn(names, kind).toLowerCase());
});
