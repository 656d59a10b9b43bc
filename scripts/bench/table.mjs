// @ts-check
// The design system's Table with 100,000 rows, on a machine that is slowed down four times.
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { figure } from './figures.mjs';
import { watchFrames } from './inPage.mjs';
import { press, samplesOf, viewport } from './visits.mjs';

const root = fileURLToPath(new URL('tablePage', import.meta.url));
/** How many times slower than the machine. */
const slowdown = 4;
const screens = 100;
/** Pixels each second: a strong fling. */
const scrollSpeed = 6_000;

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
        figure('sort by a number', 'ms', samples.sort, { most: 400 }),
        figure('frames over 50 ms in 100 screens', 'count', samples.longFrames, { most: 0 }),
        figure('longest gap between frames', 'ms', samples.worstFrame),
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
  await page.goto('/', { waitUntil: 'networkidle' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const rows = await press(page, page.getByRole('button', { name: 'Show' }), '[role=rowheader]');
  const stake = page.getByRole('columnheader', { name: 'Stake' }).getByRole('button');
  const sort = await press(page, stake, '[aria-sort=ascending], [aria-sort=descending]');

  const box = await page.getByRole('grid').boundingBox();
  if (!box) throw new Error('The table is not on the page.');
  const height = Math.min(box.height, viewport.height - box.y);
  const frames = await page.evaluateHandle(watchFrames);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + height / 2,
    yDistance: -screens * height,
    speed: scrollSpeed,
    gestureSourceType: 'mouse',
  });
  const { long, worst } = await frames.evaluate((stop) => stop());
  const scrolled = await page.getByRole('grid').evaluate((grid) => grid.scrollTop);
  if (scrolled < 0.9 * screens * height)
    throw new Error(`The table scrolled ${Math.round(scrolled)} px only.`);
  return { rows, sort, longFrames: long, worstFrame: worst };
}
