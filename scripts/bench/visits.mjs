// @ts-check
// Visits by somebody new each time, and what a hand does there.
import { launchBrowser } from './browsers.mjs';
import { pressToPaint } from './inPage.mjs';
import { word } from './words.mjs';

/** What every measure's page is as large as, CSS pixels. */
export const viewport = { width: 1440, height: 900 };

/**
 * Opens a browser of its own and makes one visit for each run.
 * @template Sample
 * @param {Pick<import('./measures.mjs').Bench, 'site' | 'runs' | 'say'>} bench
 * @param {string} name what is said of each run
 * @param {(page: import('playwright').Page) => Promise<Sample>} visit measures on a page that nothing was opened in yet
 * @param {import('playwright').BrowserContextOptions} [options]
 * @returns {Promise<{ [Name in keyof Sample]: Sample[Name][] }>} the samples of all runs, by name
 */
export async function samplesOf({ site, runs, say }, name, visit, options) {
  /** @type {Sample[]} */
  const samples = [];
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`${name}, run ${run} of ${runs}`);
      // Who was asked for the age in an earlier visit.
      const storageState = {
        cookies: [],
        origins: [{ origin: new URL(site).origin, localStorage: [{ name: 'ofAge', value: '1' }] }],
      };
      const context = await browser.newContext({
        viewport,
        locale: 'en-US',
        baseURL: site,
        storageState,
        ...options,
      });
      samples.push(await visit(await context.newPage()));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const names = /** @type {(keyof Sample)[]} */ (Object.keys(samples[0] ?? {}));
  return /** @type {{ [Name in keyof Sample]: Sample[Name][] }} */ (
    Object.fromEntries(names.map((each) => [each, samples.map((sample) => sample[each])]))
  );
}

/**
 * Signs the demo member in, as a person does.
 * @param {import('playwright').Page} page
 */
export async function signIn(page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('shell.common.logIn'), exact: true })
    .click();
  const login = page.getByRole('dialog', { name: word('shell.common.logIn') });
  await login.getByRole('textbox', { name: word('common.label.username') }).fill('mira');
  await login
    .getByRole('textbox', { name: word('session.form.password'), exact: true })
    .fill('harbour-light');
  await login.getByRole('button', { name: word('shell.common.logIn'), exact: true }).click();
  await login.waitFor({ state: 'detached' });
}

/** Milliseconds between a pointer's arrival on a button and the press: quick for a hand. */
const handRests = 150;

/**
 * Presses, and gives the milliseconds until what it brings is painted.
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} control
 * @param {string} selector matches once the answer is there
 */
export async function press(page, control, selector) {
  // The pointer arrives before the press, as a hand does; what it makes the page fetch and prepare is there by then.
  await control.hover();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(handRests);
  const painted = await page.evaluateHandle(pressToPaint, { selector });
  await control.click();
  return painted.evaluate((time) => time());
}
