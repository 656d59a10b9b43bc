// @ts-check
// The documents of the repository: what they name is there.
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, root } from './root.mjs';

/** @type {string[]} */
const scripts = Object.keys(JSON.parse(readText('package.json')).scripts);
const documents = [
  '',
  'docs',
  'docs/decisions',
  'brands',
  'locales',
  'tokens',
  'visual',
  'demo/game-provider',
]
  .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.md'));

test('README is read in one sitting, and npm run lists no more than can be looked through', () => {
  expect(readText('README.md').split('\n').length).toBeLessThanOrEqual(110);
  expect(scripts.length).toBeLessThanOrEqual(20);
});

test('each script has a sentence in CONTRIBUTING', () => {
  const told = [...readText('CONTRIBUTING.md').matchAll(/^\| `npm (?:run )?([\w:]+)/gm)].map(
    ([, name]) => name,
  );
  expect(scripts.filter((name) => !told.includes(name))).toEqual([]);
});

test.each(documents)('%s names scripts and leads to files that are there', (path) => {
  const text = readText(path);
  const named = [...text.matchAll(/npm run ([a-z][\w:]*)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:|#|\?path)([^)#\s]+)/g)].map(([, to = '']) => to);
  expect(links.filter((to) => !existsSync(join(root, dirname(path), to)))).toEqual([]);
});

test('compliance: each row has a verdict, and what holds names tests that are there', () => {
  const text = readText('docs/compliance.md');
  const sources = ['RTS 12', 'RTS 13', '812a', '814a', 'GLI-19'];
  const verdicts = ['holds', "brand's setting", "operator's duty", 'not applicable', 'does not hold yet'];
  const table = text.split('\n').filter((line) => line.startsWith('|'));
  const rows = table.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  expect(text.split('\n').length).toBeLessThanOrEqual(81);
  expect([...new Set(rows.map(([source]) => source))]).toEqual(sources);
  const faults = rows.flatMap(([, asked = '', verdict = '', shown = '', ...more]) => {
    const named = [...shown.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    const isTested =
      named.length > 0 && named.every((path) => /\.(test\.(?:ts|mjs)|stories\.tsx)$/.test(path));
    const gone = named.filter((path) => !existsSync(join(root, path)));
    return [
      ...(verdicts.includes(verdict) ? [] : [`${asked}: no verdict`]),
      ...(shown === '' || more.length > 0 ? [`${asked}: not told how`] : []),
      ...(verdict === 'holds' && !isTested ? [`${asked}: holds by no test`] : []),
      ...gone.map((path) => `${asked}: ${path} is not there`),
    ];
  });
  expect(faults).toEqual([]);
});
