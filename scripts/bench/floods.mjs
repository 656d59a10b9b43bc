// @ts-check
// What floods cost others and what a page with words costs, as the platform's own test of them tells.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { figure, ratio } from './figures.mjs';

const test = ['run', '--project', 'sandbox-full', 'sandbox/testing/floods.full.test.ts', '--no-color'];

/** @param {Pick<import('./measures.mjs').Bench, 'say'>} bench */
export async function measureFloods({ say }) {
  say('a calm platform and a flooded one in turn');
  // What misses its bar fails the test, and has told its figures.
  const { stdout } = await promisify(execFile)('npx', ['vitest', ...test], { maxBuffer: 1e8 }).catch(
    (told) => told,
  );
  const floods = [...stdout.matchAll(/^ {2}(.+): ([\d.]+) ms under .*, ([\d.]+) ms calm$/gm)];
  const pages = [
    ...stdout.matchAll(/^ {2}a (kept|new) page: ([\d.]+) ms(?:, an empty answer: ([\d.]+) ms)?$/gm),
  ];
  if (floods.length < 7 || pages.length < 2)
    throw new Error(`The floods did not come to their end:\n${stdout}`);
  return [
    ...floods.map(([, name = '', flooded, calm]) => ratio(`a balance under ${name}`, [Number(flooded)], [Number(calm)], 3)), // prettier-ignore
    ...pages.map(
      ([, kind = '', cost, bare = 0]) =>
      figure(`processor of a ${kind} page, beside an empty answer`, 'ms', [Number(cost) - Number(bare)], { most: kind === 'new' ? 60 : 2 }), // prettier-ignore
    ),
    ...floods.map(([, name = '', flooded]) => figure(`a balance under ${name}`, 'ms', [Number(flooded)])),
  ];
}
