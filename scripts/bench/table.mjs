// @ts-check
// The design system's Table with 100,000 rows, on a machine that is slowed down four times.
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { figure, median } from './figures.mjs';
import { itemsOnScreen, keyToLastChange } from './seen.mjs';
import { fling, press, samplesOf } from './visits.mjs';

const root = fileURLToPath(new URL('tablePage', import.meta.url));
/** How many times slower than the machine. */
const slowdown = 4;
/** Typed into the filter of the page. */
const filterWord = 'prism';
const quiet = 450;

/** @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench */
export async function measureTable(bench) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-table-'));
  const config = /** @type {const} */ ({ root, configFile: false, publicDir: false, logLevel: 'warn' });
  const plugins = [react({ jsxImportSource: '@emotion/react' })];
  try {
    await build({ ...config, plugins, build: { outDir, emptyOutDir: true } });
    const server = await preview({ ...config, build: { outDir }, preview: { port: 0 } });
    try {
      const site = server.resolvedUrls?.local[0] ?? '';
      const samples = await samplesOf({ ...bench, site }, 'table', visit);
      return [
        figure('first rows', 'ms', samples.rows, { most: 300 }),
        figure('six rows on screen, after navigation', 'ms', samples.sinceStart, { most: 900 }),
        figure('sort by a number', 'ms', samples.sort, { most: 250 }),
        figure('filter, key to last change', 'ms', samples.filter, { most: 100 }),
        figure('points without a row in 100 screens', 'share', samples.blank, { most: 0.02 }),
        figure('frames over 50 ms in 100 screens', 'count', samples.longFrames, { most: 2 }),
        figure('frames in 100 screens', 'count', samples.frames),
        figure('longest gap between frames', 'ms', samples.worstFrame),
        figure('JavaScript heap', 'megabytes', samples.heap, { most: 60_000_000 }),
      ];
    } finally {
      await server.close();
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
