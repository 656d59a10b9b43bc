// @ts-check
// Home on a phone with a slow network, as Lighthouse simulates it; and the other public pages as such a phone sees them.
import lighthouse from 'lighthouse';
import { leaveAge, spawnBrowser } from './browsers.mjs';
import { figure } from './figures.mjs';

/** The audits that tell what a visitor feels, with their targets. */
const audits = /** @type {const} */ ([
  ['first contentful paint', 'first-contentful-paint', 'ms', {}],
  ['largest contentful paint', 'largest-contentful-paint', 'ms', { most: 1_600 }],
  ['total blocking time', 'total-blocking-time', 'ms', { most: 120 }],
  ['layout shift', 'cumulative-layout-shift', 'score', { most: 0 }],
  ['speed index', 'speed-index', 'ms', {}],
]);

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHome({ site, runs, say }) {
  /** @type {Result[]} */
  const results = [];
  const browser = await spawnBrowser();
  try {
    // Three runs of other measures, five of this one.
    const visits = 2 * runs - 1;
    for (let run = 1; run <= visits; run += 1) {
      say(`Lighthouse, run ${run} of ${visits}`);
      results.push(await audit(site, browser.port));
    }
  } finally {
    browser.kill();
  }
  return [
    figure('performance', 'points', results.map(scoreOf), { least: 97 }),
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

/** Pages that are answered with their words in them. */
const publicPages = ['/', '/promotions', '/help', '/news', '/join', '/download', '/aboutUs', '/noticePage', '/vip', '/pointMall', '/elott', '/gameCenter', '/hotgame', '/jackpots']; // prettier-ignore

const categories = /** @type {const} */ ([
  ['accessibility', 'accessibility'],
  ['best practices', 'best-practices'],
  ['search engines', 'seo'],
]);

/**
 * Here the line and the processor are slowed down in truth: the simulation counts what loads behind a page's words as if
 * the words waited for it. A page is drawn by the platform for whoever comes first, so the first visit is not measured.
 * @param {import('./measures.mjs').Bench} bench
 */
export async function measurePublicPages({ site, runs, say }) {
  /** @type {import('./figures.mjs').Figure[]} */
  const figures = [];
  /** @type {Result[]} */
  const all = [];
  const browser = await spawnBrowser();
  try {
    for (const path of publicPages) {
      say(path);
      await (await fetch(site + path)).text();
      /** @type {Result[]} */
      const results = [];
      for (let run = 1; run <= Math.min(runs, 3); run += 1)
        results.push(await audit(site + path, browser.port, seen));
      const paints = results.map((result) => valueOf(result, 'largest-contentful-paint'));
      figures.push(figure(`largest contentful paint of ${path}`, 'ms', paints, { most: 1_800 }));
      all.push(...results);
    }
  } finally {
    browser.kill();
  }
  const least = (/** @type {typeof categories[number][1]} */ id) =>
    Math.min(...all.map((result) => 100 * (result.categories[id]?.score ?? Number.NaN)));
  const shift = Math.max(...all.map((result) => valueOf(result, 'cumulative-layout-shift')));
  return [
    ...figures,
    figure('largest layout shift of them', 'score', [shift], { most: 0.02 }),
    ...categories.map(([name, id]) =>
      figure(`${name}, least of them`, 'points', [least(id)], { least: 100 }),
    ),
  ];
}

/** Options of Lighthouse for a page that is looked at in every way, on a line that is slow in truth. */
const seen = /** @type {import('lighthouse').Flags} */ ({
  onlyCategories: ['performance', ...categories.map(([, id]) => id)],
  throttlingMethod: 'devtools',
});

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']} Result */

/**
 * @param {string} url
 * @param {number} port
 * @param {import('lighthouse').Flags} [flags]
 * @returns {Promise<Result>}
 */
async function audit(url, port, flags = { onlyCategories: ['performance'] }) {
  await leaveAge(port, url);
  const outcome = await lighthouse(url, { port, logLevel: 'error', disableStorageReset: true, ...flags });
  if (!outcome) throw new Error('Lighthouse gave no result.');
  const { lhr } = outcome;
  if (lhr.runtimeError) throw new Error(`Lighthouse failed: ${lhr.runtimeError.message}`);
  return lhr;
}

const scoreOf = (/** @type {Result} */ { categories }) =>
  100 * (categories['performance']?.score ?? Number.NaN);

const valueOf = (/** @type {Result} */ { audits }, /** @type {string} */ id) =>
  audits[id]?.numericValue ?? Number.NaN;
