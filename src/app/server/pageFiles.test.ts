import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lazyContentPages } from '../routes/lazyContentPages';
import { pageFiles, pageSources } from './pageFiles';
import { publicPages } from './publicPages';

test('each page that the server draws, but home, names the file that its code is in', () => {
  expect(Object.keys(pageFiles).sort()).toEqual(
    Object.keys(publicPages)
      .filter((path) => path !== '/')
      .sort(),
  );
  for (const file of Object.values(pageFiles))
    expect(['hall', ...Object.keys(lazyContentPages)]).toContain(file);
});

test('the code of a page of words comes with the file that names it', () => {
  expect(pageSources('/help')).toEqual([
    'src/app/routes/lazyContentPages.ts',
    'src/app/routes/help.page.tsx',
  ]);
  expect(pageSources('/rng')).toEqual(['src/app/routes/hall.page.tsx']);
  expect(pageSources('/')).toEqual([]);
});

test('every file that a page names is there', () => {
  for (const source of Object.keys(pageFiles).flatMap(pageSources))
    expect(existsSync(source), source).toBe(true);
  expect(pageSources('/live')).toContain('src/features/slots/looks/LiveTables.tsx');
});
