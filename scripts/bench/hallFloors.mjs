// @ts-check
// How soon a hall shows its games beside its floors: the same games in bare React, and its document without any code.
import react from '@vitejs/plugin-react';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { figure } from './figures.mjs';
import { itemsOnScreen } from './seen.mjs';
import { samplesOf } from './visits.mjs';

const root = fileURLToPath(new URL('../../bench/floors/hall', import.meta.url));
/** How many times slower than the machine. */
const slowdown = 4;
const hall = '/rng';
const games = 'main li[aria-posinset] a';

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHallFloors({ site, runs, say }) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-hall-'));
  const config = /** @type {const} */ ({ root, configFile: false, publicDir: false, logLevel: 'warn' });
  try {
    await build({ ...config, plugins: [react()], build: { outDir, emptyOutDir: true } });
    const proxy = Object.fromEntries(['/wps', '/img'].map((path) => [path, site]));
    const server = await preview({ ...config, build: { outDir }, preview: { port: 0, proxy } });
    const bare = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    /** @type {Record<'words' | 'controls' | 'react' | 'document', number[]>} */
    const times = { words: [], controls: [], react: [], document: [] };
    try {
      // Drawn once for everybody before the first visit.
      await fetch(site + hall, { headers: { 'accept-language': 'en' } });
      // In turn, so that each run has them on a machine that is as busy.
      for (let run = 1; run <= runs; run += 1) {
        say(`hall and its floors, run ${run} of ${runs}`);
        const once = { site, runs: 1, say: () => undefined };
        times.words.push(...(await samplesOf(once, '', (page) => timesOf(page, hall, games))).seen);
        times.controls.push(
          ...(await samplesOf(once, '', (page) => timesOf(page, hall, `#root ${games}`))).seen,
        );
        times.document.push(...(await samplesOf(once, '', withoutCode)).seen);
        times.react.push(
          ...(await samplesOf({ ...once, site: bare }, '', (page) => timesOf(page, '/', games))).seen,
        );
      }
    } finally {
      await server.close();
    }
    const ratio = (/** @type {number[]} */ of, /** @type {number[]} */ floor) => of.map((time, run) => time / Number(floor[run])); // prettier-ignore
    return [
      figure('games seen, to bare React', 'score', ratio(times.words, times.react), { most: 1.5 }),
      figure('games seen, to the document alone', 'score', ratio(times.words, times.document), { most: 1.2 }),
      figure('games that answer a press, to bare React', 'score', ratio(times.controls, times.react)),
      figure('games seen', 'ms', times.words),
      figure('games that answer a press', 'ms', times.controls),
      figure('bare React', 'ms', times.react),
      figure('the document alone', 'ms', times.document),
    ];
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/** @param {import('playwright').Page} page @param {string} path @param {string} selector */
async function timesOf(page, path, selector) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Looks from the first frame on: a question from outside would wait until the page's code lets it in.
  await page.addInitScript(
    `window.seen = (${itemsOnScreen})(${JSON.stringify({ selector, count: 6, isFrame: true })})`,
  );
  await page.goto(path, { waitUntil: 'commit' });
  return { seen: Number(await page.evaluate('window.seen')) };
}

/** The hall's document as it comes, with its styles and pictures and without its scripts. @param {import('playwright').Page} page */
async function withoutCode(page) {
  await page.route(`**${hall}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
    await route.fulfill({ response, body });
  });
  return timesOf(page, hall, games);
}
