// @ts-check
// The browser of the bench, when Lighthouse drives it.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser, noBrowser } from '../browser.mjs';

/**
 * A browser that nobody drives yet, for Lighthouse: a second driver's sessions would be part of what is measured.
 * @returns {Promise<{ port: number, close: () => Promise<void> }>} the port of its debugging protocol
 */
export async function spawnBrowser() {
  const found = await findBrowser({ install: true });
  if (!found) throw new Error(noBrowser);
  const { executablePath, env } = found;
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const args = [
    ...chromiumArgs,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const child = spawn(executablePath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const close = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    return { port: await portOf(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Lets the site of an address find what an earlier visit left: nothing but the answer to the question for the age, which
 * would else be all that is measured.
 * @param {number} port of the browser's debugging protocol
 * @param {string} site
 */
export async function leaveAge(port, site) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no window to leave something in.');
  const page = await context.newPage();
  const { origin } = new URL(site);
  const session = await context.newCDPSession(page);
  // A worker of the last run would give what it has kept, and a first visit has none.
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Network.clearBrowserCache');
  // Nothing of the site is asked for, and what the platform sends as text has no storage.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(origin);
  await page.evaluate(() => localStorage.setItem('ofAge', '1'));
  await page.close();
  // The other end stays as it is; only this driver leaves.
  await browser.close();
}

/** Reads the port that the browser chose from what it writes at its start. */
function portOf(/** @type {import('node:child_process').ChildProcess} */ child) {
  return new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    let said = '';
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The browser ended at once: ${said}`)));
    child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      said += text;
      const port = /DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(said)?.[1];
      if (port) resolve(Number(port));
    });
  });
}
