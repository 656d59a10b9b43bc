import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dataFolders, workshopData } from './data-folders.mjs';

test('what keeps a world below .data is known to npm run reset', () => {
  expect(dataFolders).toContain(workshopData);
  const here = new URL('.', import.meta.url);
  const others = readdirSync(here)
    .filter((name) => name.endsWith('.mjs') && !name.startsWith('data-folders'))
    .filter((name) => /\.data\//.test(readFileSync(new URL(name, here), 'utf8')));
  expect(others).toEqual([]);
});
