// @ts-check
// What reading calls take in a world of 100,000 members and 5,000,000 bets, beside the demo's.
import { figure, print } from './figures.mjs';
import { figuresOf } from './program.mjs';

/** A call may take so much longer, or so many milliseconds, whichever is more. */
const most = { times: 1.2, ms: 5 };
/** A file has a row for each bet: it grows with them, and is told without a target. */
const isFile = (/** @type {string} */ name) => /\.export/.test(name);

/** @param {import('./measures.mjs').Bench} bench */
export async function measureGrowth({ say }) {
  say('5,000,000 bets of 100,000 members');
  const size = ['--bets', '5000000', '--accounts', '100000'];
  /** @type {{ seconds: number, calls: { name: string, demo: number, grown: number }[], refused: string[] }} */
  const { seconds, calls, refused } = await figuresOf('growth.ts', ...size);
  const grew = calls
    .filter(({ demo, grown }) => grown > Math.max(demo * most.times, demo + most.ms))
    .toSorted((a, b) => b.grown - b.demo - (a.grown - a.demo));
  if (refused.length > 0) say(`not measured, as there is nothing to ask for: ${refused.join(', ')}`);
  return [
    figure('calls measured', 'count', [calls.length]),
    figure(`calls that take more than ${most.times} times and ${most.ms} ms`, 'count', [grew.filter(({ name }) => !isFile(name)).length], { most: 0 }), // prettier-ignore
    ...grew.map(({ name, demo, grown }) => figure(`${name}, ${print(demo, 'ms')} before`, 'ms', [grown])),
    figure('made in', 'ms', [seconds * 1000]),
  ];
}
