import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx') && !/\.(?:stories|test)\.tsx$/.test(path))
  .map((path) => readFileSync(join(src, path), 'utf8'));

/** Names of regions as the code gives them; what is put into a name is left out. */
const named = (pattern: RegExp): string[] =>
  sources
    .flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name.replace(/\$\{.*/, '').trim()))
    .toSorted();

it('a fault is kept within each part of the site that stands beside others', () => {
  // Of the chrome, and what opens over a page.
  expect(named(/(?:\bregion="|\bwithin\(\s*'|<LazyDialog name=")([^"']+)/g)).toEqual(['chat', 'convert', 'dialog', 'drawer', 'footer', 'header', 'money', 'notices', 'play', 'popup', 'rail', 'redeem', 'tabs', 'vendor games']); // prettier-ignore
  // Of pages.
  expect(named(/<Region name=(?:"|\{`)([^"`]+)/g)).toEqual(['basket', 'chat', 'hall', 'point records']);
});
