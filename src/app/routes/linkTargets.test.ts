import { expect, test } from 'vitest';
import { centers } from './center/centers';
import type { PageManifest } from './page';

const manifests = Object.values(
  import.meta.glob<PageManifest | readonly PageManifest[]>(
    ['./**/*.route.ts', '!./personal/**', '!./agent/**'],
    { eager: true, import: 'default' },
  ),
).flat();
const known = new Set([
  ...manifests.flatMap(({ paths }) => Object.keys(paths)),
  ...Object.entries(centers).flatMap(([center, { pages }]) => [
    `/${center}`,
    ...pages.map(({ id }) => `/${center}/${id}`),
  ]),
]);

/** What screens and their bindings are written in; samples lead nowhere. */
const sources = import.meta.glob<string>(
  ['../../features/**/*.{ts,tsx}', './**/*.{ts,tsx}', '!../../**/*{.test,.stories,amples}.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
);

/** Addresses of this site in a text, without what follows a question mark. */
const addressesIn = (source: string): string[] =>
  [...source.matchAll(/(?<=['"`])\/[A-Za-z][\w/]*(?=['"`?#])/g)].map(([address]) => address);

const unknownIn = (source: string): string[] => addressesIn(source).filter((address) => !known.has(address));

test('every address that a screen or a menu leads to is a page', () => {
  const found = Object.entries(sources).flatMap(([file, source]) =>
    unknownIn(source).map((address) => `${file} ${address}`),
  );
  expect(found).toEqual([]);
  expect(Object.values(sources).flatMap(addressesIn).length).toBeGreaterThan(100);
});

test('an address that leads nowhere would be found', () => {
  expect(unknownIn("href: '/personal/bettingRecord', to: `/game?id=${id}`, at: '/vip#level'")).toEqual([
    '/personal/bettingRecord',
  ]);
});
