// @ts-check
// How the steps run tests, whichever Node and whichever PostgreSQL they run on.
import { fileURLToPath } from 'node:url';

const results = fileURLToPath(new URL('results/', import.meta.url));

/** Where the tests of a step are reported, for the closing table. @param {string} step */
export const reportOf = (step) => `${results}${step}.tests.json`;

/**
 * What Node is given to run tests. A second try is never silent: the table names each test that needed one.
 * @param {string} step
 * @param {string[]} given projects, files and other words for Vitest
 */
export const vitestArgs = (step, given) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--retry=1',
  '--reporter=default',
  '--reporter=./checks/atOnce.mjs',
  '--reporter=json',
  `--outputFile.json=${reportOf(step)}`,
  ...given,
];
