import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categoryPaths } from '../routes/categoryPaths';
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
  // What one kind of halls brings is asked for by the halls' code, and named here so that it does not wait for it.
  const halls = readFileSync('src/app/routes/hall.page.tsx', 'utf8');
  const asked = [...halls.matchAll(/import\('..\/..\/(features\/[\w/]+)'\)/g)].map(
    ([, file]) => `src/${file}.tsx`,
  );
  expect(asked.length).toBeGreaterThan(0);
  const named = categoryPaths.flatMap(({ path }) =>
    pageSources(path).filter((file) => file.startsWith('src/features/')),
  );
  expect(named.sort()).toEqual(asked.sort());
});
