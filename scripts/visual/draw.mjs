// @ts-check
// Pictures of stories that are the same each time: the clock stands, chance is seeded, nothing moves any more.
import { openPreview, openStory } from '../workshop.mjs';

/** @typedef {{ width: number, height: number }} Size CSS pixels */

/** @type {Size} */
const usual = { width: 1200, height: 900 };
/** Pixels that a window may grow to. */
const tallest = 16_000;

/** Nothing but this machine answers; pages are rastered whole, not in parts that keep the rounding of what lay there before. */
export const steadyArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
];

/** Runs in the page before all else. */
function freezeTime() {
  const [Clock, time] = [Date, Date.UTC(2026, 5, 15, 12)];
  globalThis.Date = new Proxy(Clock, {
    apply: () => new Clock(time).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [time], as),
    get: (target, name) => (name === 'now' ? () => time : Reflect.get(target, name)),
  });
  let state = 1;
  Math.random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  // Where nobody has moved a pointer the browser supposes one, and tells of it when it has time to: it would end a hover.
  for (const type of ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/** A page for many pictures. @param {import('playwright').Browser} browser */
export async function openPage(browser) {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    // The driver asks the page by code that the site's policy refuses.
    bypassCSP: true,
  });
  await context.addInitScript(freezeTime);
  return context.newPage();
}

/**
 * The windows that stories ask for, which only the page knows.
 * @param {import('playwright').Page} page @param {string} url where the workshop is served @param {readonly string[]} ids
 * @param {Readonly<Record<string, { styles: { width: string, height: string } }>>} viewports of the toolbar
 * @returns {Promise<Map<string, Size>>} by story
 */
export async function findSizes(page, url, ids, viewports) {
  await openPreview(page, `${url}/iframe.html`);
  const names = await page.evaluate(async (all) => {
    const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
    await preview.ready();
    const stories = await Promise.all(all.map((storyId) => preview.storyStore.loadStory({ storyId })));
    return stories.map(({ storyGlobals }) => storyGlobals?.viewport?.value ?? '');
  }, ids);
  const sizes = names.map((name) => {
    const { width, height } = viewports[name]?.styles ?? {};
    return width && height ? { width: Number.parseInt(width), height: Number.parseInt(height) } : usual;
  });
  return new Map(sizes.map((size, at) => [String(ids[at]), size]));
}

/**
 * Runs in the page: waits for faces, for pictures in view and for the page to stop changing. What still changes when
 * patience is over is left to the comparison of two pictures in a row.
 */
async function settle() {
  // Longer than React holds back what was loaded (300 ms).
  const [quiet, patience] = [400, 10_000];
  const until = performance.now() + patience;
  let changedAt = performance.now();
  const watch = new MutationObserver(() => (changedAt = performance.now()));
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const isInView = (/** @type {Element} */ element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
  };
  const isWaiting = () =>
    document.fonts.status !== 'loaded' ||
    [...document.images].some((image) => image.hasAttribute('src') && !image.complete && isInView(image)) ||
    [...document.querySelectorAll('li[data-waiting]:empty')].some(isInView);
  while (performance.now() < until && (isWaiting() || performance.now() - changedAt < quiet))
    await new Promise((resolve) => setTimeout(resolve, 50));
  watch.disconnect();
  await Promise.all(
    [...document.images].map((each) => each.complete && each.decode().catch(() => undefined)),
  );
}

/**
 * Draws a story, as tall as what it has, so that everything is there that comes when it comes into view.
 * @param {import('playwright').Page} page
 * @param {string} url where the workshop is served
 * @param {{ id: string, globals: object, size: Size }} story with the toolbar's values
 * @returns {Promise<Buffer>} PNG
 * @throws {Error} when the story fails or never comes to rest
 */
export async function draw(page, url, { id, globals, size: { width, height } }) {
  await page.setViewportSize({ width, height });
  await openStory(page, url, id, { globals });
  await page.evaluate(settle);
  // What fills its window and has a margin is taller than any: it grows a few times, by the same on both sides.
  for (let attempt = 0; attempt < 3; attempt++) {
    const wanted = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
    if (wanted <= height) break;
    height = wanted;
    await page.setViewportSize({ width, height });
    await page.evaluate(settle);
  }
  let last;
  for (let attempt = 0; attempt < 10; attempt++) {
    const next = await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
    if (last?.equals(next)) return next;
    last = next;
  }
  throw new Error('The story never comes to rest: two pictures in a row always differ.');
}
