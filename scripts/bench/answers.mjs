// @ts-check
// How soon the page answers a press, at the machine's full speed: a dialog, the other theme, another language.
import { figure } from './figures.mjs';
import { press, samplesOf } from './visits.mjs';
import { word } from './words.mjs';

/** @param {import('./measures.mjs').Bench} bench */
export async function measureAnswers(bench) {
  const samples = await samplesOf(bench, 'presses', visit, { reducedMotion: 'reduce' });
  return [
    figure('login dialog, first time, pointer was near', 'ms', samples.login, { most: 50 }),
    figure('other theme', 'ms', samples.theme, { most: 50 }),
    figure('other language, fetched before', 'ms', samples.language, { most: 150 }),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  const theme = await flipTheme(page);
  const language = await switchLanguage(page);
  return { theme, language, login: await openLogin(page) };
}

const header = (/** @type {import('playwright').Page} */ page) => page.getByRole('banner');

/** @param {import('playwright').Page} page */
const openLogin = (page) =>
  press(
    page,
    header(page).getByRole('button', { name: word('shell.common.logIn'), exact: true }),
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
