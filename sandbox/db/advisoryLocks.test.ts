import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { advisoryLocks } from './advisoryLocks';

const own = 'sandbox/db/advisoryLocks.ts';
const sources = ['sandbox', 'demo', 'scripts', 'bench', 'e2e'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => `${folder}/${String(path)}`)
    .filter((path) => /\.(?:ts|mjs|sql)$/.test(path) && !path.includes('node_modules') && path !== own)
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
);

it('each advisory lock has a number of its own', () => {
  expect(new Set(Object.values(advisoryLocks)).size).toBe(Object.keys(advisoryLocks).length);
});

it('only SQL repeats a number, each once', () => {
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/advisory\w*\(\s*(\d[\d_]*)|\b(73\d{5}|7_3\d\d_\d{3})\b/g)].map((match) => ({
      path,
      number: Number((match[1] ?? match[2] ?? '').replaceAll('_', '')),
    })),
  );
  expect(found).toEqual([
    { path: 'sandbox/db/baseline/months.sql', number: advisoryLocks.months },
    { path: 'sandbox/db/baseline/operators.sql', number: advisoryLocks.operatorActs },
    { path: 'sandbox/db/baseline/teams.sql', number: advisoryLocks.teamDays },
  ]);
});
