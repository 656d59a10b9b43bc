// @ts-check
// The slot hall with ten thousand games, on a machine that is slowed down four times.
import { figure, quantile } from './figures.mjs';
import { keysToPaint, shown, watchFrames } from './inPage.mjs';
import { samplesOf, viewport } from './visits.mjs';
import { word } from './words.mjs';

/** How many times slower than the machine. */
const slowdown = 4;
/** Words that many games, some and none have in their names; each is typed, then taken back letter by letter. */
const searches = ['dragon', 'tiger', 'golden lotus', 'zq'];
/** As a quick typist does, and then looks at what was found. */
const keyPause = 120;
const wordPause = 1_000;
/** Until a page that has all it waits for is at rest. */
const rest = 2_000;
/** The last tile of what is in view at first. `of`: what more its place has to match. */
const lastInView = (of = '') => `li[aria-posinset="14"]${of} a`;
const vendor = 'VELORA';
/** In the address of the first part of the list of all games, and in no vendor's. */
const everyVendor = 'category=RNG&language=en&from=0';
const screens = 100;
/** Pixels each second: a strong fling. */
const scrollSpeed = 6_000;

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHall(bench) {
  const samples = await samplesOf(bench, 'slot hall', visit);
  return [
    figure('list, after its data', 'ms', samples.sinceData, { most: 300 }),
    figure('list, after the start', 'ms', samples.sinceStart),
    figure('keystroke to paint, p95', 'ms', samples.keyP95, { most: 50 }),
    figure('frames over 50 ms in 100 screens', 'count', samples.longFrames, { most: 0 }),
    figure('longest gap between frames', 'ms', samples.worstFrame),
    figure('JavaScript heap', 'megabytes', samples.heap, { most: 80_000_000 }),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The covers of a long scroll would push the list out of the browser's notes.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(10_000));
  await page.goto('/rng', { waitUntil: 'commit' });
  const { sinceStart } = await page.evaluate(shown, { selector: lastInView(), resource: 'getGameList' });
  // Pictures and prefetches of the first visit are not part of what follows.
  await page.waitForLoadState('networkidle');

  // From one vendor's games to all ten thousand: nothing but their list has to come.
  await page.goto(`/rng?page=${vendor}`, { waitUntil: 'networkidle' });
  await page.waitForSelector(lastInView(':not([aria-setsize="100"])'));
  const all = page.evaluate(shown, {
    selector: lastInView('[aria-setsize="100"]'),
    resource: everyVendor,
  });
  await page.getByRole('tab', { name: word('slots.hall.all') }).click();
  const { sinceData } = await all;
  // Somebody who types finds all of the games there, and their covers.
  await allGames(page);
  await page.waitForTimeout(rest);

  const keys = await type(page);
  const frames = await page.evaluateHandle(watchFrames);
  await cdp.send('Input.synthesizeScrollGesture', {
    x: viewport.width / 2,
    y: viewport.height / 2,
    yDistance: -screens * viewport.height,
    speed: scrollSpeed,
    gestureSourceType: 'mouse',
  });
  const { long, worst } = await frames.evaluate((stop) => stop());
  const scrolled = await page.evaluate(() => scrollY);
  if (scrolled < 0.9 * screens * viewport.height)
    throw new Error(`The hall scrolled ${Math.round(scrolled)} px only.`);

  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  return { sinceStart, sinceData, keyP95: quantile(keys, 0.95), longFrames: long, worstFrame: worst, heap };
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

/** @param {import('playwright').Page} page */
async function type(page) {
  const words = searches.flatMap((word) => [[...word], [...word].map(() => 'Backspace')]);
  const keys = words.flat();
  await page.getByRole('searchbox', { name: word('slots.filter.search') }).focus();
  const painted = await page.evaluateHandle(keysToPaint, { count: keys.length });
  for (const word of words) {
    for (const key of word) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await page.waitForTimeout(keyPause);
    }
    await page.waitForTimeout(wordPause);
  }
  return painted.evaluate((all) => all());
}
