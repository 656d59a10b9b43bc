// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const read = (/** @type {string} */ path) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const lines = read('docs/acceptance.md')
  .split('\n')
  .filter((line) => /^\| (?:[A-J]\d+|\d) /.test(line));

/** Rows of the feature table, by area. */
const rowsOf = { A: 10, B: 15, C: 14, D: 5, E: 6, F: 13, G: 12, H: 6, I: 8, J: 3 };
const features = Object.entries(rowsOf).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, at) => `${area}${at + 1}`),
);

/** What runs tests: the projects of vitest.config.ts, and the stories. */
const isRun = (/** @type {string} */ path) =>
  /^(?:e2e|sandbox|demo|src|contract|locales|tokens|scripts)\/.*\.test\.(?:ts|mjs)$/.test(path) ||
  /^src\/.*\.stories\.tsx$/.test(path);

/** First arguments of calls, of which titles of tests are some; those of tests that are left out are not among them. */
function titlesIn(/** @type {string} */ text) {
  const calls = /(?<!\.(?:skip|todo|fails))\(\s*(['"`])((?:(?!\1).)*)\1,/g;
  return new Set([...text.matchAll(calls)].map(([, , title]) => title));
}

it.each(lines.map((line) => [line]))('is held by a test that is there and runs: %s', (line) => {
  const held = /`([^`]+)` “(.+)” *\|$/.exec(line);
  const record = /\(decisions\/([\w.-]+\.md)\) *\|$/.exec(line);
  if (record)
    return expect(existsSync(new URL(`../docs/decisions/${record[1]}`, import.meta.url))).toBe(true);
  const [, path = '', title = ''] = held ?? [];
  expect(isRun(path), `${path} is run by nothing`).toBe(true);
  expect([...titlesIn(read(path))]).toContain(title);
});

it('names every row of the feature table, and nothing else', () => {
  const named = new Set(lines.flatMap((line) => /^\| ([A-J]\d+) /.exec(line)?.[1] ?? []));
  expect([...named].filter((row) => !features.includes(row))).toEqual([]);
  expect(features.filter((row) => !named.has(row))).toEqual([]);
});
