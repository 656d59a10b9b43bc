// @ts-check
// The design system's table with 100,000 rows beside the same rows in bare React, on a machine that is slowed down four times.
import { withPage } from './builtPage.mjs';
import { figure, median, ratio } from './figures.mjs';
import { itemsOnScreen, keyToLastChange } from './seen.mjs';
import { fling, inTurn, press, slowDown } from './visits.mjs';

/** Typed into the filter of the page. */
const filterWord = 'prism';
const quiet = 450;

/** @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench */
export const measureTable = (bench) =>
  withPage('bench/table', (site) => withPage('bench/floors/report', (bare) => beside(bench, site, bare)), {
    jsxImportSource: '@emotion/react',
  });

/** @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench @param {string} site @param {string} bare */
async function beside(bench, site, bare) {
  const { table, react } = await inTurn(bench, { table: { site, visit }, react: { site: bare, visit } });
  const frames = react.longFrames.map((count) => Math.max(1, count));
  return [
    ratio('six rows on screen, to bare React', table.sinceStart, react.sinceStart, 1),
    ratio('filter, key to last change, to bare React', table.filter, react.filter, 1),
    ratio('sort by a number, to bare React', table.sort, react.sort, 1),
    ratio('frames over 50 ms in 100 screens, to bare React', table.longFrames, frames, 1),
    figure('first rows', 'ms', table.rows, { most: 300 }),
    figure('points without a row in 100 screens', 'share', table.blank, { most: 0.02 }),
    figure('JavaScript heap', 'megabytes', table.heap, { most: 60_000_000 }),
    ...[
      { of: table, name: 'the table' },
      { of: react, name: 'bare React' },
    ].flatMap(({ of, name }) => [
      figure(`six rows on screen in ${name}`, 'ms', of.sinceStart),
      figure(`filter in ${name}`, 'ms', of.filter),
      figure(`sort in ${name}`, 'ms', of.sort),
      figure(`frames over 50 ms of ${name}`, 'count', of.longFrames),
      figure(`points without a row in ${name}`, 'share', of.blank),
    ]),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  const cdp = await slowDown(page);
  await page.goto('/?rows', { waitUntil: 'commit' });
  const sinceStart = await page.evaluate(itemsOnScreen, { selector: '[role=rowheader]', count: 6 });

  await page.goto('/', { waitUntil: 'networkidle' });
  const rows = await press(page, page.getByRole('button', { name: 'Show' }), '[role=rowheader]');
  const stake = page.getByRole('columnheader', { name: 'Stake' }).getByRole('button');
  const sort = await press(page, stake, '[aria-sort=ascending], [aria-sort=descending]');
  const filter = await narrow(page);

  const flung = await fling(page, cdp, { box: '[role=grid]', item: '[data-row]', gap: 0 });
  return { sinceStart, rows, sort, filter, ...flung };
}

/** Types into the filter and takes it back; gives the median ms from a key to the last change of the rows. */
async function narrow(/** @type {import('playwright').Page} */ page) {
  await page.getByRole('searchbox').focus();
  const keys = [...filterWord, ...[...filterWord].map(() => 'Backspace')];
  /** @type {number[]} */
  const changes = [];
  for (const key of keys) {
    const watched = { item: '[role=grid] [data-row]', count: 'output', quiet };
    const settled = await page.evaluateHandle(keyToLastChange, watched);
    await page.keyboard.press(key);
    const change = await settled.evaluate((wait) => wait());
    if (change !== undefined) changes.push(change);
  }
  return median(changes);
}
