import { expect, test } from 'vitest';
import { pageFiles } from './pageFiles';
import { publicPages } from './publicPages';

const files = Object.keys(import.meta.glob('../routes/*.page.tsx'));

test('each page that the server draws, but home, names the file that its code is in', () => {
  expect(Object.keys(pageFiles).sort()).toEqual(
    Object.keys(publicPages)
      .filter((path) => path !== '/')
      .sort(),
  );
  for (const file of Object.values(pageFiles)) expect(files).toContain(`../routes/${file}.page.tsx`);
});
