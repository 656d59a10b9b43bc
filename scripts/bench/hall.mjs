// @ts-check
// The slot hall with ten thousand games, on a machine that is slowed down four times.
import { figure, median, quantile } from './figures.mjs';
import { keysToPaint, shown } from './inPage.mjs';
import { itemsOnScreen, keyToLastChange } from './seen.mjs';
import { fling, samplesOf } from './visits.mjs';
import { word } from './words.mjs';

/** How many times slower than the machine. */
const slowdown = 4;
/** Words that many games, some and none have in their names; each is typed, then taken back letter by letter. */
const searches = ['dragon', 'tiger', 'golden lotus', 'zq'];
/** Typed without a look at what is found, ms from key to key as a quick typist does. */
const quickWord = 'golden lotus';
const keyPause = 120;
/** Milliseconds without a change after which the answer to a key counts as whole. */
const quiet = 450;
/** Until a page that has all it waits for is at rest. */
const rest = 2_000;
/** The last tile of what is in view at first. `of`: what more its place has to match. */
const lastInView = (of = '') => `li[aria-posinset="14"]${of} a`;
const vendor = 'VELORA';
/** In the address of the first part of the list of all games, and in no vendor's. */
const everyVendor = 'category=RNG&language=en&from=0';
/** Pixels between two rows of tiles. */
const rowGap = 24;
/** Words of games as a visitor sees them. */
const gameNames = 'main li[aria-posinset] a';

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHall(bench) {
  const samples = await samplesOf(bench, 'slot hall', visit);
  return [
    figure('six games on screen, after navigation', 'ms', samples.sinceStart, { most: 1_000 }),
    figure('list, after its data', 'ms', samples.sinceData, { most: 300 }),
    figure('key to last change of list or count, median', 'ms', samples.changeMedian, { most: 60 }),
    figure('key to last change of list or count, p95', 'ms', samples.changeP95, { most: 100 }),
    figure('own letters of a quick typist, p95', 'ms', samples.keyP95, { most: 50 }),
    figure('points without a game in 100 screens', 'share', samples.blank, { most: 0.02 }),
    figure('frames over 50 ms in 100 screens', 'count', samples.longFrames, { most: 1 }),
    figure('longest gap between frames', 'ms', samples.worstFrame),
    figure('JavaScript heap', 'megabytes', samples.heap, { most: 23_000_000 }),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The covers of a long scroll would push the list out of the browser's notes.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await page.goto('/rng', { waitUntil: 'commit' });
  const sinceStart = await page.evaluate(itemsOnScreen, { selector: gameNames, count: 6 });
  // Pictures and prefetches of the first visit are not part of what follows.
  await page.waitForLoadState('networkidle');

  // From one vendor's games to all ten thousand: nothing but their list has to come.
  await page.goto(`/rng?page=${vendor}`, { waitUntil: 'networkidle' });
  // Who only looks has the first games of a list: the rest comes with the first key.
  await page.keyboard.press('Shift');
  await page.waitForSelector(lastInView(':not([aria-setsize="100"])'));
  const ofVendor = await page.locator('li[aria-posinset="14"]').getAttribute('aria-setsize');
  const all = page.evaluate(shown, {
    selector: lastInView(`:not([aria-setsize="${ofVendor}"])`),
    resource: everyVendor,
  });
  await page.getByRole('tab', { name: word('shell.common.allGames') }).click();
  const { sinceData } = await all;
  // Somebody who types finds all of the games there, and their covers.
  await allGames(page);
  await page.waitForTimeout(rest);

  const changes = await follow(page);
  const keys = await type(page);
  const flung = await fling(page, cdp, { box: null, item: 'li[aria-posinset]', gap: rowGap });
  return {
    sinceStart,
    sinceData,
    changeMedian: median(changes),
    changeP95: quantile(changes, 0.95),
    keyP95: quantile(keys, 0.95),
    ...flung,
  };
}

/**
 * Waits for the last part of the list, and says what the hall shows if it does not come.
 * @param {import('playwright').Page} page
 */
async function allGames(page) {
  try {
    await page.waitForSelector('li[aria-setsize="10000"]');
  } catch (cause) {
    const sizes = await page
      .locator('main li[aria-setsize]')
      .evaluateAll((tiles) => [...new Set(tiles.map((tile) => tile.getAttribute('aria-setsize')))]);
    const notices = await page.locator('[role=alert], [role=status]').allInnerTexts();
    const shows = `lists of ${sizes.join(' and ') || 'nothing'}; it says: ${notices.join(' · ') || 'nothing'}`;
    throw new Error(`The hall did not come to all of its games. It shows ${shows}.`, { cause });
  }
}

const keysOf = (/** @type {string} */ word) => [...word, ...[...word].map(() => 'Backspace')];
const press = (/** @type {import('playwright').Page} */ page, /** @type {string} */ key) =>
  page.keyboard.press(key === ' ' ? 'Space' : key);
const searchField = (/** @type {import('playwright').Page} */ page) =>
  page.getByRole('searchbox', { name: word('slots.filter.search') });

/**
 * Presses each key once the answer to the one before is whole.
 * @param {import('playwright').Page} page
 * @returns {Promise<number[]>} ms of the keys that changed the list or its count
 */
async function follow(page) {
  await searchField(page).focus();
  const watched = { item: 'main li[aria-posinset]', count: 'main [role=search] [role=status]', quiet };
  const keys = searches.flatMap(keysOf);
  /** @type {number[]} */
  const changes = [];
  for (const key of keys) {
    const settled = await page.evaluateHandle(keyToLastChange, watched);
    await press(page, key);
    const change = await settled.evaluate((wait) => wait());
    if (change !== undefined) changes.push(change);
  }
  if (changes.length < keys.length / 3)
    throw new Error(`The list followed ${changes.length} of ${keys.length} keys only.`);
  return changes;
}

/** @param {import('playwright').Page} page */
async function type(page) {
  const keys = keysOf(quickWord);
  const painted = await page.evaluateHandle(keysToPaint, { count: keys.length });
  for (const key of keys) {
    await press(page, key);
    await page.waitForTimeout(keyPause);
  }
  const times = await painted.evaluate((all) => all());
  await page.waitForTimeout(rest);
  return times;
}
