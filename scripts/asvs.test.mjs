// @ts-check
// The table of OWASP ASVS: whole, counted, and naming files and tests that are there.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readText, root } from './root.mjs';

const text = readText('docs/asvs.md');
const verdicts = ['holds', 'holds by reading', 'deployer', 'not applicable', 'does not hold', 'not verified'];
const rows = [...text.matchAll(/^\| +(\d+\.\d+\.\d+) +\| ([12]) +\|(.*)\|$/gm)].map(
  ([, number = '', level = '', rest = '']) => {
    const [asked = '', verdict = '', shown = '', ...more] = rest.split('|').map((cell) => cell.trim());
    return { number, level, asked, verdict, shown, more };
  },
);

/** Requirements of levels 1 and 2 by chapter. Source: the standard's own table of 5.0.0. */
const perChapter = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('each requirement of levels 1 and 2 has one row', () => {
  const chapters = rows.map(({ number }) => Number.parseInt(number, 10) - 1);
  expect(perChapter.map((_, at) => chapters.filter((chapter) => chapter === at).length)).toEqual(perChapter);
  expect(rows.length).toBe(253);
  expect(rows.filter(({ level }) => level === '1').length).toBe(70);
  expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
});

test('each row has a verdict, and the introduction counts them', () => {
  const odd = rows.filter(
    ({ asked, verdict, shown, more }) => !verdicts.includes(verdict) || !asked || !shown || more.length > 0,
  );
  expect(odd).toEqual([]);
  const counts = verdicts.map((name) => `${name}: ${rows.filter(({ verdict }) => verdict === name).length}`);
  const told = [...text.matchAll(/^- \*\*([a-z ]+)\*\*: (\d+)/gm)].map(
    ([, name, count]) => `${name}: ${count}`,
  );
  expect(told).toEqual(counts);
});

test('what holds names tests that are there, and what was read names code', () => {
  const paths = /`([\w.-]+(?:\/[\w.-]+)+|[\w.]+\.(?:ts|js|json|yaml))`/g;
  const faults = rows.flatMap(({ number, verdict, shown }) => {
    const named = [...shown.matchAll(paths)].map(([, path = '']) => path);
    const titled = [...shown.matchAll(/`([^`]+)` “([^”]+)”/g)];
    const isTested = named.some((path) => /\.(?:test\.tsx?|test\.mjs|cases\.ts|stories\.tsx)$/.test(path));
    const gone = named.filter((path) => !existsSync(root + path));
    const lost = titled.filter(
      ([, path = '', title = '']) => !gone.includes(path) && !readText(path).includes(title),
    );
    return [
      ...(verdict === 'holds' && !isTested ? [`${number}: holds by no test`] : []),
      ...(verdict === 'holds by reading' && named.length === 0 ? [`${number}: names no code`] : []),
      ...gone.map((path) => `${number}: ${path} is not there`),
      ...lost.map(([each]) => `${number}: no such test: ${each}`),
    ];
  });
  expect(faults).toEqual([]);
});
