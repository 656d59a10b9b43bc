// @ts-check
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readText } from './root.mjs';

const linesOf = (/** @type {string} */ path, /** @type {RegExp} */ begin) =>
  readText(path)
    .split('\n')
    .filter((line) => begin.test(line));
const lines = linesOf('docs/acceptance.md', /^\| (?:[A-J]\d+|\d) /);
const criteria = linesOf('docs/accessibility.md', /^\| \d\.\d\.\d+ /);
/** Rows with a test; what is said behind it is for readers. */
const tested = criteria.filter((line) => line.includes('“')).map((line) => line.replace(/”;.*/, '” |'));

/** Rows of the feature table, by area. */
const rowsOf = { A: 10, B: 15, C: 14, D: 5, E: 6, F: 13, G: 12, H: 6, I: 8, J: 3 };
const features = Object.entries(rowsOf).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, at) => `${area}${at + 1}`),
);

/** What runs tests: the projects of vitest.config.ts, and the stories. */
const isRun = (/** @type {string} */ path) =>
  /^(?:e2e|sandbox|demo|src|contract|locales|tokens|scripts|\.storybook\/matrix)\/.*\.test\.(?:ts|mjs)$/.test(
    path,
  ) || /^src\/.*\.stories\.tsx$/.test(path);

/** First arguments of calls, of which titles of tests are some; those of tests that are left out are not among them. */
function titlesIn(/** @type {string} */ text) {
  const calls = /(?<!\.(?:skip|todo|fails))\(\s*(['"`])((?:(?!\1).)*)\1,/g;
  return new Set([...text.matchAll(calls)].map(([, , title]) => title));
}

it.each([...lines, ...tested].map((line) => [line]))(
  'is held by a test that is there and runs: %s',
  (line) => {
    const held = /`([^`]+)` “(.+)” *\|$/.exec(line);
    const record = /\(decisions\/([\w.-]+\.md)\) *\|$/.exec(line);
    if (record)
      return expect(existsSync(new URL(`../docs/decisions/${record[1]}`, import.meta.url))).toBe(true);
    const [, path = '', title = ''] = held ?? [];
    expect(isRun(path), `${path} is run by nothing`).toBe(true);
    expect([...titlesIn(readText(path))]).toContain(title);
  },
);

it('names every row of the feature table, and nothing else', () => {
  const named = new Set(lines.flatMap((line) => /^\| ([A-J]\d+) /.exec(line)?.[1] ?? []));
  expect([...named].filter((row) => !features.includes(row))).toEqual([]);
  expect(features.filter((row) => !named.has(row))).toEqual([]);
});

it('says of each criterion of WCAG 2.2, A and AA, whether it holds, and by which test', () => {
  // Criteria by guideline; 4.1.1 is gone from 2.2.
  const wanted = {
    1.1: [1],
    1.2: [1, 2, 3, 4, 5],
    1.3: [1, 2, 3, 4, 5],
    1.4: [1, 2, 3, 4, 5, 10, 11, 12, 13],
    2.1: [1, 2, 4],
    2.2: [1, 2],
    2.3: [1],
    2.4: [1, 2, 3, 4, 5, 6, 7, 11],
    2.5: [1, 2, 3, 4, 7, 8],
    3.1: [1, 2],
    3.2: [1, 2, 3, 4, 6],
    3.3: [1, 2, 3, 4, 7, 8],
    4.1: [2, 3],
  };
  const numbers = Object.entries(wanted).flatMap(([guideline, each]) =>
    each.map((at) => `${guideline}.${at}`),
  );
  expect(criteria.map((line) => /^\| (\S+)/.exec(line)?.[1]).sort()).toEqual(numbers.sort());
  const isSaid = /\| holds +\| .*“.+”|\| partly +\| .*“.+”; \w|\| (?:open|not there) +\| \w/;
  expect(criteria.filter((line) => !isSaid.test(line))).toEqual([]);
});
