// @ts-check
// Every screen of the site, opened before: from the press of a link to its words and first rows, at the machine's own speed.
import { readFileSync, readdirSync } from 'node:fs';
import { figure, median, quantile } from './figures.mjs';
import { samplesOf, signIn } from './visits.mjs';

const folder = new URL('../../src/app/routes/', import.meta.url);
/** What pages need that show one thing of many. */
const queries = /** @type {Record<string, string>} */ ({
  '/promoDetail': '?id=aurora-promo-stake-back',
  '/game': '?id=g0&vassalage=VELORA',
});
/** Second addresses of a page, help for apps among them; what is closed to somebody who is signed in; windows of lotteries, which are no page's. */
const left = /^\/(seamless|helpmc|register|register\.html|login|lottery|vnlottery)$/;
/** Milliseconds between two pages, in which the earlier one ends what it does behind its words. */
const pause = 150;

/** Addresses of the pages of a part of the site, as the files of its routes have them. @param {RegExp} part */
const pathsOf = (part) => [
  ...new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => part.test(file))
      .flatMap((file) => {
        const text = readFileSync(new URL(file, folder), 'utf8');
        const [, center] = /^(personal|agent)\//.exec(file) ?? [];
        const found = text.matchAll(center === undefined ? /'(\/\w[\w.]*)'/g : /^ {2}id: '(\w+)'/gm);
        return [...found].map(([, path = '']) => (center === undefined ? path : `/${center}/${path}`));
      })
      .filter((path) => !left.test(path)),
  ),
];

/** @param {import('./measures.mjs').Bench} bench */
export async function measureNavigation(bench) {
  const own = [...pathsOf(/^(\w+\.route|categoryPaths)\.ts$/), ...pathsOf(/^personal\/\w+\.route\.ts$/), '/'];
  const walks = [
    { name: 'pages of everybody and of a member', paths: own },
    { name: 'pages of an agent', paths: pathsOf(/^agent\/\w+\.route\.ts$/), as: { username: 'arun', password: 'copper-bridge' } }, // prettier-ignore
  ];
  /** @type {[path: string, times: number[]][]} */
  const screens = [];
  for (const { name, paths, as } of walks) {
    const visit = async (/** @type {import('playwright').Page} */ page) => {
      await signIn(page, as);
      return walk(page, paths, bench.runs);
    };
    const times = await samplesOf({ ...bench, runs: 1 }, name, visit, { reducedMotion: 'reduce' });
    screens.push(
      ...Object.entries(times).map(([path, [found]]) => /** @type {[string, number[]]} */ ([path, found])),
    );
  }
  const slowest = screens.toSorted(([, a], [, b]) => median(b) - median(a));
  const all = screens.flatMap(([, times]) => times);
  return [
    figure('press of a link to words and first rows, median of all', 'ms', [median(all)], { most: 100 }),
    figure('p95 of all', 'ms', [quantile(all, 0.95)], { most: 200 }),
    figure('screens whose median is over 100 ms', 'count', [slowest.filter(([, times]) => median(times) > 100).length], { most: 0 }), // prettier-ignore
    figure('screens', 'count', [screens.length]),
    ...slowest.map(([path, times]) => figure(path, 'ms', times)),
  ];
}

/**
 * Goes through all pages once, so that their code is there, and then as often as is asked for.
 * @param {import('playwright').Page} page @param {string[]} paths @param {number} rounds
 */
async function walk(page, paths, rounds) {
  /** @type {Record<string, number[]>} */
  const times = {};
  /** @type {string[]} */
  const missing = [];
  for (let round = 0; round <= rounds && missing.length === 0; round += 1)
    for (const path of paths) {
      const { time, instead } = await page.evaluate(followLink, path + (queries[path] ?? ''));
      if (instead !== undefined) missing.push(`${path}: ${instead}`);
      if (round > 0) (times[path] ??= []).push(time);
      await page.waitForTimeout(pause);
    }
  if (missing.length > 0)
    throw new Error(`Pages that did not come, and what was there:\n${missing.join('\n')}`);
  return times;
}

/**
 * Presses a link inside the site, and gives the milliseconds until the page is painted with its own heading or title and
 * without a placeholder in it.
 * @param {string} to
 * @returns {Promise<{ time: number, instead?: string }>}
 */
function followLink(to) {
  const top = () => [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.querySelector('main');
  // Rows that are there while newer ones are asked for are no placeholder.
  const waiting = '[data-skeletons], [aria-busy=true]:empty';
  const named = () => `${document.title} ${top()?.querySelector('h1, h2')?.textContent}`;
  const before = named();
  const link = document.createElement('a');
  link.href = to;
  document.body.append(link);
  const began = performance.now();
  link.click();
  link.remove();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve({ time: performance.now() - began });
    const look = () => {
      const isThere = location.pathname + location.search === to && named() !== before;
      const page = top();
      if (isThere && page?.textContent && !page.querySelector(waiting)) port2.postMessage(null);
      else if (performance.now() - began > 20_000)
        resolve({ time: Number.NaN, instead: `${location.href}, ${named()}` });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
