import { expect, test } from 'vitest';
import { sitePaths } from '#contract';
import type { PageManifest } from './page';

const found = import.meta.glob<PageManifest | readonly PageManifest[]>(
  ['./**/*.route.ts', '!./personal/**', '!./agent/**'],
  { eager: true, import: 'default' },
);
const centers = import.meta.glob<{ id: string }>(['./personal/*.route.ts', './agent/*.route.ts'], {
  eager: true,
  import: 'default',
});

test('every page that the texts of an operator can lead to is there', () => {
  const pages = Object.values(found)
    .flat()
    .flatMap(({ paths }) => Object.keys(paths));
  const centerPages = Object.entries(centers).map(([file, { id }]) => `/${file.split('/')[1] ?? ''}/${id}`);
  const known = new Set([...pages, ...centerPages, '/personal', '/agent', '/login', '/register']);
  expect(sitePaths.filter((path) => !known.has(path))).toEqual([]);
});
