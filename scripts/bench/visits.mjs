// @ts-check
// Visits by somebody new each time, and what a hand does there.
import { launchBrowser } from '../browser.mjs';
import { pressToPaint, watchFrames } from './inPage.mjs';
import { watchBlankPoints } from './seen.mjs';
import { word } from './words.mjs';

/** What every measure's page is as large as, CSS pixels. */
export const viewport = { width: 1440, height: 900 };

/**
 * Slows the page's processor down four times.
 * @param {import('playwright').Page} page
 */
export async function slowDown(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return cdp;
}

/** Milliseconds that a visit may take: what a page is asked for by the measures would else be waited for without end. */
const longest = 240_000;

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
      context.setDefaultTimeout(longest);
      const late = AbortSignal.timeout(longest);
      samples.push(
        await Promise.race([
          visit(await context.newPage()),
          new Promise((/** @type {(never: never) => void} */ _, reject) =>
            late.addEventListener('abort', () =>
              reject(new Error(`${name} did not end within ${longest / 1_000} seconds.`)),
            ),
          ),
        ]),
      );
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
 * Makes visits of several kinds in turn, so that each run has them on a machine that is as busy.
 * @template {Record<string, { site: string, visit: (page: import('playwright').Page) => Promise<Record<string, number>> }>} Visits
 * @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench
 * @param {Visits} visits
 * @returns {Promise<{ [Name in keyof Visits]: Record<keyof Awaited<ReturnType<Visits[Name]['visit']>>, number[]> }>}
 */
export async function inTurn({ runs, say }, visits) {
  /** @type {Record<string, Record<string, number[]>>} */
  const all = {};
  for (let run = 1; run <= runs; run += 1)
    for (const [name, { site, visit }] of Object.entries(visits)) {
      say(`${name}, run ${run} of ${runs}`);
      const samples = await samplesOf({ site, runs: 1, say: () => undefined }, name, visit);
      const kept = (all[name] ??= {});
      for (const [key, values] of Object.entries(samples)) (kept[key] ??= []).push(...values);
    }
  return /** @type {any} */ (all);
}

const mira = { username: 'mira', password: 'harbour-light' };

/**
 * Signs an account of the demo in, as a person does.
 * @param {import('playwright').Page} page
 */
export async function signIn(page, { username, password } = mira) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page
    .getByRole('banner')
    .getByRole('button', { name: word('shell.common.logIn'), exact: true })
    .click();
  const login = page.getByRole('dialog', { name: word('shell.common.logIn') });
  await login.getByRole('textbox', { name: word('common.label.username') }).fill(username);
  await login.getByRole('textbox', { name: word('session.form.password'), exact: true }).fill(password);
  await login.getByRole('button', { name: word('shell.common.logIn'), exact: true }).click();
  await page.getByRole('button', { name: word('common.action.continue'), exact: true }).click();
}

/** Milliseconds between a pointer's arrival on a button and the press: quick for a hand. */
export const handRests = 150;

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

const screens = 100;
/** Screens each second: a strong fling. */
const scrollSpeed = 10;

/**
 * Scrolls down a hundred screens as a strong fling does, and says what was seen on the way.
 * @param {import('playwright').Page} page @param {import('playwright').CDPSession} cdp
 * @param {{ box: string | null, item: string, gap: number }} list what matches the scroll box, null for the page; see
 *   `watchBlankPoints`
 */
export async function fling(page, cdp, list) {
  const box = list.box === null ? { x: 0, y: 0, ...viewport } : await page.locator(list.box).boundingBox();
  if (!box) throw new Error('The list is not on the page.');
  const height = Math.min(box.height, viewport.height - box.y);
  const watched = await page.evaluateHandle(watchFrames);
  const points = await page.evaluateHandle(watchBlankPoints, list);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width / 2,
    y: box.y + height / 2,
    yDistance: -screens * height,
    speed: scrollSpeed * height,
    gestureSourceType: 'mouse',
  });
  const { blank, frames } = await points.evaluate((stop) => stop());
  const { long: longFrames, worst: worstFrame } = await watched.evaluate((stop) => stop());
  const scrolled = await page.evaluate(
    (selector) => (selector === null ? scrollY : (document.querySelector(selector)?.scrollTop ?? 0)),
    list.box,
  );
  if (scrolled < 0.9 * screens * height)
    throw new Error(`The list scrolled ${Math.round(scrolled)} px only.`);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { blank, frames, longFrames, worstFrame, heap };
}
