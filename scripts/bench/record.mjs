// @ts-check
// The betting record of somebody with 100,000 bets in a year: as it is seen in a browser, and what the platform answers.
import { PgDialect } from 'drizzle-orm/pg-core';
import { tsImport } from 'tsx/esm/api';
import { figure } from './figures.mjs';
import { shown } from './inPage.mjs';
import { figuresOf } from './program.mjs';
import { pressToOtherRows } from './seen.mjs';
import { samplesOf, signIn } from './visits.mjs';
import { word } from './words.mjs';

const bets = 100_000;
const games = 'tbody th button';
const rows = 'tbody tr';
const address = '/personal/personalHistoryCopy?period=366';
/** In the address of the record's data. */
const data = 'getBettingRecord';
/** Until the page is at rest; the stream of events of somebody who is signed in never ends. */
const rest = 2_000;
/** No answer is larger, bytes before compression. */
const largest = 100_000;

/** @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench */
export async function measureRecord(bench) {
  const { Platform } = await tsImport('../../e2e/harness/platform.ts', import.meta.url);
  const { advanceDemoData } = await tsImport('../../demo/seed/advanceDemoData.ts', import.meta.url);
  const platform = await Platform.fresh();
  try {
    bench.say(`${bets} bets`);
    const dialect = new PgDialect();
    const db = {
      execute: async (/** @type {import('drizzle-orm').SQL} */ query) => {
        const { sql, params } = dialect.sqlToQuery(query);
        return { rows: await platform.query(sql, params) };
      },
    };
    const growth = {
      merchant: 'aurora',
      root: 'aurora-arun',
      owner: 'aurora-mira',
      at: new Date(),
      days: 364,
    };
    await advanceDemoData(db, { ...growth, bets, shares: { LIVE: 5_000, PVP: 5_000 } });
    const samples = await samplesOf({ ...bench, site: platform.siteOrigin }, 'betting record', visit);
    const { answers } = await answersOf(bench, ['--bets', String(bets)]);
    return [
      figure('first rows, after their data', 'ms', samples.first, { most: 300 }),
      figure('other rows after a filter, after their data', 'ms', samples.filtered, { most: 300 }),
      figure('other rows after a filter, after the press', 'ms', samples.sincePress),
      figure('a filter’s answer at the platform, p95', 'ms', [answers.filtered?.p95 ?? Number.NaN], {
        most: 200,
      }),
      figure('a page far down, p95', 'ms', [answers.deep?.p95 ?? Number.NaN], { most: 200 }),
      figure('profit and loss, p95', 'ms', [answers.profit?.p95 ?? Number.NaN], { most: 200 }),
      figure('largest answer', 'bytes', [largestOf(answers)], { most: largest }),
    ];
  } finally {
    await platform.remove();
  }
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  await signIn(page);
  await page.goto(address, { waitUntil: 'commit' });
  const { sinceData: first } = await page.evaluate(shown, { selector: games, resource: data });
  await page.waitForTimeout(rest);

  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('common.label.status') })
    .click();
  const option = page.getByRole('option', { name: word('records.betting.won'), exact: true });
  await option.hover();
  await page.waitForTimeout(rest);
  const settled = await page.evaluateHandle(pressToOtherRows, { item: rows, resource: 'statuses=won' });
  await option.click();
  const { sincePress, sinceData: filtered } = await settled.evaluate((wait) => wait());
  return { first, filtered, sincePress };
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
