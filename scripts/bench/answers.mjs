// @ts-check
// How soon the page answers a press, at the machine's full speed: a dialog, the other theme, another language.
import { launchBrowser } from './browsers.mjs';
import { figure } from './figures.mjs';
import { pressToPaint } from './inPage.mjs';
import { word } from './words.mjs';

/** @param {import('./measures.mjs').Bench} bench */
export async function measureAnswers({ site, runs, say }) {
  /** @type {{ login: number[], theme: number[], language: number[] }} */
  const samples = { login: [], theme: [], language: [] };
  const browser = await launchBrowser();
  try {
    for (let run = 1; run <= runs; run += 1) {
      say(`presses, run ${run} of ${runs}`);
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en-US',
        baseURL: site,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto('/', { waitUntil: 'networkidle' });
      samples.theme.push(await flipTheme(page));
      samples.language.push(await switchLanguage(page));
      samples.login.push(await openLogin(page));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    figure('login dialog, first time, pointer was near', 'ms', samples.login, { most: 50 }),
    figure('other theme', 'ms', samples.theme, { most: 50 }),
    figure('other language, fetched before', 'ms', samples.language, { most: 150 }),
  ];
}

/**
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} control
 * @param {string} selector matches once the answer is there
 */
async function press(page, control, selector) {
  // The pointer arrives before the press, as a hand does; what it makes the page fetch is there by then.
  await control.hover();
  await page.waitForLoadState('networkidle');
  const painted = await page.evaluateHandle(pressToPaint, { selector });
  await control.click();
  return painted.evaluate((time) => time());
}

const header = (/** @type {import('playwright').Page} */ page) => page.getByRole('banner');

/** @param {import('playwright').Page} page */
const openLogin = (page) =>
  press(
    page,
    header(page).getByRole('button', { name: word('shell.account.logIn'), exact: true }),
    '[role=dialog]',
  );

/** @param {import('playwright').Page} page */
async function flipTheme(page) {
  const toggle = header(page).getByRole('button', { name: word('shell.nav.theme') });
  const theme = await page.evaluate(() => document.documentElement.dataset['theme']);
  return press(page, toggle, `html:not([data-theme=${theme}])`);
}

/** @param {import('playwright').Page} page */
async function switchLanguage(page) {
  const choose = async (/** @type {string} */ tag, /** @type {string} */ name) => {
    await header(page)
      .getByRole('button', { name: /English|Tiếng Việt/ })
      .click();
    return press(page, page.getByRole('menuitemradio', { name }), `html[lang=${tag}]`);
  };
  await choose('vi', 'Tiếng Việt');
  await choose('en', 'English');
  const time = await choose('vi', 'Tiếng Việt');
  await choose('en', 'English');
  return time;
}
