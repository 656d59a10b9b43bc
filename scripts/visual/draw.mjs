// @ts-check
// Pictures of stories that are the same each time: the clock stands, chance is seeded, nothing moves any more.

/** The moment at which every picture is taken. */
const now = Date.parse('2026-06-15T12:00:00Z');

/** @typedef {{ width: number, height: number }} Size CSS pixels */

/** @type {Size} */
const usual = { width: 1200, height: 900 };
/** Pixels that a window may grow to. */
const tallest = 16_000;
/** What stories ask for, which only the page knows, by story. @type {Map<string, Size>} */
const sizes = new Map();

/** Nothing but this machine answers; pages are rastered whole, not in parts that keep the rounding of what lay there before. */
export const steadyArgs = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
];

/** Runs in the page before all else. @param {number} time milliseconds since 1970 */
function holdStill(time) {
  const Clock = Date;
  globalThis.Date = new Proxy(Clock, {
    apply: () => new Clock(time).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [time], as),
    get: (target, name) => (name === 'now' ? () => time : Reflect.get(target, name)),
  });
  let state = 1;
  Math.random = () => {
    state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // Where nobody has moved a pointer the browser supposes one, and tells of it when it has time to: it would end a hover.
  for (const type of ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);
}

/**
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('playwright').Page>} a page of its own, for many pictures
 */
export async function openPage(browser) {
  const context = await browser.newContext({
    viewport: usual,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    // The driver asks the page by code that the site's policy refuses.
    bypassCSP: true,
  });
  await context.addInitScript(holdStill, now);
  return context.newPage();
}

/**
 * Runs in the page: waits until the story's play is over.
 * @param {string} id
 * @returns {Promise<{ failure: string, viewport?: string }>} with the viewport that the story asks for
 */
async function playStory(id) {
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  let failure = '';
  for (const event of ['storyThrewException', 'storyErrored', 'playFunctionThrewException'])
    channel.on(event, (/** @type {any} */ error) => {
      failure = error?.message ?? error?.description ?? String(error);
    });
  await preview.ready();
  const story = await preview.storyStore.loadStory({ storyId: id });
  for (;;) {
    const { id: drawn, phase } = preview.currentRender ?? {};
    if (drawn === id && ['finished', 'completed', 'errored', 'aborted'].includes(phase)) {
      if (phase === 'errored') failure ||= 'The story fails.';
      return { failure, viewport: story.storyGlobals?.viewport?.value };
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Runs in the page: waits for faces, for pictures in view and for the page to stop changing. What still changes after
 * `patience` is left to the comparison of two pictures in a row.
 * @param {number} patience milliseconds
 */
async function settle(patience) {
  // Longer than React holds back what was loaded (300 ms).
  const quiet = 400;
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
    [...document.images].map((image) => image.complete && image.decode().catch(() => undefined)),
  );
}

/**
 * Draws a story, as tall as what it has, so that everything is there that comes when it comes into view.
 * @param {import('playwright').Page} page
 * @param {string} url where the workshop is served
 * @param {string} id story
 * @param {Readonly<Record<string, unknown>>} globals the toolbar's values
 * @param {Readonly<Record<string, { styles: { width: string, height: string } }>>} viewports of the toolbar
 * @returns {Promise<Buffer>} PNG
 * @throws {Error} when the story fails or never comes to rest
 */
export async function draw(page, url, id, globals, viewports) {
  const values = Object.entries({ ...globals, 'a11y.manual': true })
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    .join(';');
  const visit = async (/** @type {Size} */ size) => {
    await page.setViewportSize(size);
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${values}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const { failure, viewport } = await page.evaluate(playStory, id);
    if (failure) throw new Error(failure);
    const frame = viewports[viewport ?? '']?.styles;
    return frame ? { width: Number.parseInt(frame.width), height: Number.parseInt(frame.height) } : usual;
  };
  const first = sizes.get(id) ?? usual;
  const size = await visit(first).catch((error) => {
    // A story that was drawn at another size may have been played at it: what a phone shows is not there to be pressed.
    if (sizes.has(id)) throw error;
    return usual;
  });
  if (size.width !== first.width || size.height !== first.height) await visit(size);
  sizes.set(id, size);
  await page.evaluate(settle, 10_000);
  let { height } = size;
  // What fills its window and has a margin is taller than any: it grows a few times, by the same on both sides.
  for (let attempt = 0; attempt < 3; attempt++) {
    const wanted = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), tallest);
    if (wanted <= height) break;
    height = wanted;
    await page.setViewportSize({ width: size.width, height });
    await page.evaluate(settle, 10_000);
  }
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  let last = await take();
  for (let attempt = 0; attempt < 8; attempt++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
    await page.evaluate(settle, 2000);
  }
  throw new Error('The story never comes to rest: two pictures in a row always differ.');
}
