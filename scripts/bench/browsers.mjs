// @ts-check
// The browser of the bench, when Lighthouse drives it.
import { launch } from 'chrome-launcher';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser, noBrowser } from '../browser.mjs';

/**
 * A browser that nobody drives yet, for Lighthouse: a second driver's sessions would be part of what is measured.
 * @returns the port of its debugging protocol, and how it ends
 */
export async function spawnBrowser() {
  const found = await findBrowser({ install: true });
  if (!found) throw new Error(noBrowser);
  return launch({
    chromePath: found.executablePath,
    chromeFlags: [...chromiumArgs, '--headless'],
    // The same switches as for every other measure, and no others.
    ignoreDefaultFlags: true,
    envVars: { ...process.env, ...found.env },
  });
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
