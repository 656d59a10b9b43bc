import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joinFacts } from './joinFacts';

it('leaves out what is not there', () => {
  expect(joinFacts(['minh', undefined, '', false, null, '12'])).toBe('minh · 12');
});

it('keeps each fact together, and in its place, as soon as one of them runs from right to left', () => {
  expect(joinFacts(['أمير', 'Member', '12'])).toBe('\u2068أمير\u2069 · \u2068Member\u2069 · \u206812\u2069');
});

it('is how every line of facts is made', () => {
  // The names of tabs are one after the other in every language; a maintenance page says Vietnamese and English.
  const others = ['app/routes/usePageTitle.ts', 'app/server/pageHead.ts', 'features/start/Bilingual.tsx'];
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/(test|stories|messages|amples|styles)\.tsx?$|testing/.test(name),
    )
    .filter((name) => /['"`] · ['"`]|[`}] · |· \$\{/.test(readFileSync(`src/${name}`, 'utf8')))
    .map((name) => name.replaceAll('\\', '/'));
  expect(found.toSorted()).toEqual([...others, 'design-system/i18n/joinFacts.ts'].toSorted());
});
