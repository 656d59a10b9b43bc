// @ts-check
// Home on a phone with a slow network, as Lighthouse simulates it.
import lighthouse from 'lighthouse';
import { spawnBrowser } from './browsers.mjs';
import { figure } from './figures.mjs';

/** The audits that tell what a visitor feels, with their targets. */
const audits = /** @type {const} */ ([
  ['first contentful paint', 'first-contentful-paint', 'ms', {}],
  ['largest contentful paint', 'largest-contentful-paint', 'ms', { most: 2_500 }],
  ['total blocking time', 'total-blocking-time', 'ms', { most: 200 }],
  ['layout shift', 'cumulative-layout-shift', 'score', { most: 0.02 }],
  ['speed index', 'speed-index', 'ms', {}],
]);

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHome({ site, runs, say }) {
  /** @type {Result[]} */
  const results = [];
  const browser = await spawnBrowser();
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`Lighthouse, run ${run} of ${runs}`);
      results.push(await audit(site, browser.port));
    }
  } finally {
    await browser.close();
  }
  return [
    figure('performance', 'points', results.map(scoreOf), { least: 90 }),
    ...audits.map(([name, id, unit, target]) =>
      figure(
        name,
        unit,
        results.map((result) => valueOf(result, id)),
        target,
      ),
    ),
  ];
}

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Result */

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Result>}
 */
async function audit(url, port) {
  const outcome = await lighthouse(url, { port, logLevel: 'error', onlyCategories: ['performance'] });
  if (!outcome) throw new Error('Lighthouse gave no result.');
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`);
  return lhr;
}

const scoreOf = (/** @type {Result} */ { categories }) =>
  100 * (categories['performance']?.score ?? Number.NaN);

const valueOf = (/** @type {Result} */ { audits }, /** @type {string} */ id) =>
  audits[id]?.numericValue ?? Number.NaN;
