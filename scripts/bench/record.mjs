// @ts-check
// What the platform answers somebody with 100,000 bets in a year, and an agent whose team grows.
import { figure } from './figures.mjs';
import { figuresOf } from './program.mjs';

/** No answer is larger, bytes before compression. */
const largest = 100_000;

/** @param {Pick<import('./measures.mjs').Bench, 'say'>} bench */
export async function measureRecord(bench) {
  const { answers } = await answersOf(bench, ['--bets', '100000']);
  const p95 = (/** @type {string} */ name) => [answers[name]?.p95 ?? Number.NaN];
  return [
    figure('a filter’s answer at the platform, p95', 'ms', p95('filtered'), { most: 200 }),
    figure('a page far down, p95', 'ms', p95('deep'), { most: 200 }),
    figure('profit and loss, p95', 'ms', p95('profit'), { most: 200 }),
    figure('largest answer', 'bytes', [largestOf(answers)], { most: largest }),
  ];
}

/**
 * @typedef {{ median: number, p95: number, bytes: number }} Answers
 * @typedef {{ seconds: number, answers: Record<string, Answers> }} World
 */

/** @param {Record<string, Answers>} answers */
const largestOf = (answers) => Math.max(...Object.values(answers).map(({ bytes }) => bytes));

/**
 * What the platform answers in a world of some size.
 * @param {Pick<import('./measures.mjs').Bench, 'say'>} bench
 * @param {string[]} size
 * @returns {Promise<World>}
 */
async function answersOf({ say }, size) {
  say(`answers in a world of ${size.join(' ').replaceAll('--', '')}`);
  return figuresOf('reports.ts', ...size);
}

/** Sizes of teams: bets and accounts. */
const sizes = [
  [10_000, 500],
  [100_000, 5_000],
  [1_000_000, 50_000],
];

/**
 * Reports of an agent whose team grows.
 * @param {Pick<import('./measures.mjs').Bench, 'say'>} bench
 */
export async function measureReports(bench) {
  const figures = [];
  for (const [count = 0, accounts = 0] of sizes) {
    const size = ['--bets', String(count), '--accounts', String(accounts), '--tries', '20'];
    const world = await answersOf(bench, size);
    figures.push(...tell(world, `${count.toLocaleString('en')} bets`, { overview: 300, report: 500 }));
  }
  return figures;
}

/**
 * @param {World} world
 * @param {string} name
 * @param {{ overview: number, report: number }} most ms
 */
function tell({ answers, seconds }, name, most) {
  const { overview, ...reports } = answers;
  const [slowest, worst] = Object.entries(reports).reduce((a, b) => (b[1].p95 > a[1].p95 ? b : a));
  return [
    figure(`${name}: overview, p95`, 'ms', [overview?.p95 ?? Number.NaN], { most: most.overview }),
    figure(`${name}: slowest report (${slowest}), p95`, 'ms', [worst.p95], { most: most.report }),
    figure(`${name}: largest answer`, 'bytes', [largestOf(answers)], { most: largest }),
    figure(`${name}: made in`, 'ms', [seconds * 1000]),
  ];
}
