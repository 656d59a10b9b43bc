// @ts-check
// Pictures of stories that are the same each time: frozen clock, seeded chance, pinned faces, nothing that moves.
import { boxFace } from './boxFace.mjs';
import { machineFonts } from './machineFonts.mjs';
import { holdStill, requestsOf, untilAtRest } from './rest.mjs';

/** The moment at which every picture is taken. */
const now = new Date('2026-06-15T12:00:00Z');

const variable = '/faces/@fontsource-variable';
const signs = '/faces/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';
/**
 * Faces that the site leaves to the visitor's system, under names that it asks for: of two scripts, of the letters of the
 * pseudo-language, of signs such as ≥, and the one of the acid brand; Code is for `code`. The later of a name comes first.
 * @type {[families: string[], file: string, range?: string][]}
 */
const pinned = [
  [
    ['Noto Sans Arabic Variable'],
    `${variable}/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2`,
  ],
  [['Noto Sans Thai Variable'], `${variable}/noto-sans-thai/files/noto-sans-thai-thai-wght-normal.woff2`],
  [
    ['Inter Variable'],
    `${variable}/inter/files/inter-latin-ext-wght-normal.woff2`,
    // Without the letters of Vietnamese, which have a face of the site's.
    'U+0100-0101, U+0104-010F, U+0112-0127, U+012A-0167, U+016A-019F, U+01A2-01AE, U+01B1-02BA, U+1E00-1E9F, U+1EFA-1EFF',
  ],
  [['Noto Sans', 'Noto Sans Arabic', 'Noto Sans Thai', 'Georgia'], signs],
  [['Noto Sans', 'Georgia'], `${variable}/inter/files/inter-cyrillic-ext-wght-normal.woff2`],
  [['Noto Sans', 'Georgia'], `${variable}/inter/files/inter-cyrillic-wght-normal.woff2`],
  [['Georgia'], `${variable}/inter/files/inter-latin-ext-wght-normal.woff2`],
  [['Georgia'], `${variable}/archivo/files/archivo-latin-wght-normal.woff2`],
  [['Code'], `${variable}/inter/files/inter-latin-wght-normal.woff2`],
];
/** Scripts of which no package is here: of China, Japan, Korea and Laos, of India and its neighbours, Myanmar, Cambodia. */
const boxed =
  'U+0900-0DFF, U+0E80-0EFF, U+1000-11FF, U+1780-17FF, U+2E80-A4CF, U+A8E0-A8FF, U+A960-A97F, U+AA60-AA7F, U+AC00-D7FF, U+F900-FAFF, U+FF00-FFEF, U+20000-3FFFF';
/** Names at the beginning of what the site asks for. */
const asked = [
  'Inter Variable',
  'Manrope Variable',
  'Archivo Variable',
  'Be Vietnam Pro',
  'Noto Sans',
  'Noto Sans Arabic Variable',
  'Noto Sans Thai Variable',
  'Georgia',
  'Code',
];
const box = `url('data:font/ttf;base64,${boxFace().toString('base64')}')`;

/** Pins every face that a picture is drawn with. */
export const faces = `
${pinned
  .flatMap(([families, file, range = 'U+0-10FFFF']) =>
    families.map(
      (family) => `@font-face { font-family: '${family}'; font-weight: 100 900; unicode-range: ${range};
  src: url('${file}') format('woff2'); }`,
    ),
  )
  .join('\n')}
code { font-family: Code !important; }
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important;
  content-visibility: visible !important; }
/* Box */
${asked
  .map(
    (family) =>
      `@font-face { font-family: '${family}'; font-weight: 100 900; unicode-range: ${boxed}; src: ${box} format('truetype'); }`,
  )
  .join('\n')}
`;

/** Nothing but this machine answers. Routing in the driver would do as well, and would turn the browser's cache off. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';

/** A page is rastered whole, not in parts that keep the rounding of what lay there before, and with its pictures in it. */
export const steadyRaster = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-image-animation-resync',
  '--disable-new-content-rendering-timeout',
];

/** @typedef {{ width: number, height: number }} Size CSS pixels */

/** @type {Size} */
const usual = { width: 1200, height: 900 };
/** The viewports that stories ask for, which only the page knows, by story.
 * @type {Map<string, Size>} */
const sizes = new Map();

/** WebP, in which pictures are kept, ends here. */
const tallest = 16_000;

/** What a page's address says of the toolbar's values: `true` and `false` are written `!true` and `!false`.
 * @param {Record<string, unknown>} globals */
const inAddress = (globals) =>
  Object.entries({ ...globals, 'a11y.manual': true })
    .map(([name, value]) => `${name}:${typeof value === 'boolean' ? `!${value}` : value}`)
    .join(';');

/**
 * Opens the workshop's preview in a cell.
 * @param {import('playwright').Browser} browser
 * @param {string} url where the workshop is served
 * @param {Record<string, unknown>} globals toolbar values
 */
export async function openCell(browser, url, globals) {
  const context = await browser.newContext({
    viewport: usual,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.addInitScript(holdStill, now.getTime());
  return { page, requests: requestsOf(page), globals, url, close: () => context.close() };
}

/** @typedef {Awaited<ReturnType<typeof openCell>>} OpenCell */

/**
 * Shows a story, waits until its play is over, and takes pictures until two are the same.
 * @param {OpenCell} cell
 * @param {string} id story
 * @param {Record<string, { styles: { width: string, height: string } }>} viewports of the toolbar
 * @returns {Promise<Buffer>} PNG
 * @throws {Error} when the story fails, never comes to rest, or depends on the fonts of this machine
 */
export async function shoot({ page, requests, globals, url }, id, viewports) {
  const visit = async (/** @type {Size} */ size) => {
    await page.setViewportSize(size);
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${inAddress(globals)}`, {
      waitUntil: 'commit',
    });
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const frame = viewports[(await page.evaluate(prepare, { id, faces })) ?? '']?.styles;
    return frame ? { width: Number.parseInt(frame.width), height: Number.parseInt(frame.height) } : usual;
  };
  const size = sizes.get(id) ?? usual;
  const asked = await visit(size);
  // A story that was drawn at another size may have been played at it: what a phone shows is not there to be pressed.
  if (asked.width !== size.width || asked.height !== size.height) await visit(asked);
  sizes.set(id, asked);
  const failure = await page.evaluate(() => /** @type {any} */ (window).__finished);
  if (failure) throw new Error(failure);
  await untilAtRest(page, requests);
  await growToContent(page, requests);
  const own = await machineFonts(page);
  if (own.length > 0)
    throw new Error(
      `It is drawn with fonts of this machine, which another may not have: ${own.slice(0, 5).join(', ')}.`,
    );
  return steadyPicture(page, requests);
}

/**
 * Runs in the page: waits for the story to be known, and leaves a promise of its end.
 * @param {{ id: string, faces: string }} given
 * @returns {Promise<string | undefined>} the viewport that the story asks for
 */
async function prepare({ id, faces: css }) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  const preview = /** @type {any} */ (window).__STORYBOOK_PREVIEW__;
  const channel = /** @type {any} */ (window).__STORYBOOK_ADDONS_CHANNEL__;
  /** @type {any} */ (window).__finished = new Promise((resolve) => {
    const phases = ['finished', 'completed', 'errored', 'aborted'];
    const look = () => {
      const render = preview.currentRender;
      if (render?.id !== id || !phases.includes(render.phase)) return;
      clearInterval(timer);
      resolve(render.phase === 'errored' ? 'The story fails.' : failed);
    };
    let failed = '';
    const fail = (/** @type {any} */ error) => {
      failed = error?.message ?? error?.description ?? String(error);
    };
    channel.on('storyThrewException', fail);
    channel.on('storyErrored', fail);
    channel.on('playFunctionThrewException', fail);
    const timer = setInterval(look, 20);
  });
  await preview.ready();
  const story = await preview.storyStore.loadStory({ storyId: id });
  return story.storyGlobals?.viewport?.value;
}

/**
 * Makes the window as tall as what the story has, so that everything is drawn that comes when it comes into view. A story
 * that fits keeps its window, and with it the place of what is fixed to the window or as tall as it. So does one that is
 * taller than any window by the same, because it fills it and has a margin: nothing in it comes into view.
 * @param {import('playwright').Page} page
 * @param {ReadonlySet<import('playwright').Request>} requests
 * @throws {Error} when the story grows faster than its window
 */
export async function growToContent(page, requests) {
  const measure = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  const first = page.viewportSize() ?? usual;
  const show = async (/** @type {number} */ height) => {
    await page.setViewportSize({ width: first.width, height });
    await untilAtRest(page, requests);
    return measure();
  };
  let beyond = await measure();
  /** By how much the story was taller than the window before, after that had grown. */
  let margin = 0;
  for (let attempt = 0; beyond > 0; attempt++) {
    const height = Math.min(first.height + beyond, tallest);
    const left = await show(height);
    // Taller than each window by the same is a margin of what fills it; the rest is in view.
    if (height === tallest || (left > 0 && left === margin)) return;
    margin = left;
    // What is shorter when it is there than its place was would leave the end of the window empty.
    const again = await show(first.height);
    if (left === 0 && again === beyond) {
      await show(height);
      return;
    }
    if (left === again) return;
    if (left > beyond || attempt === 4)
      throw new Error(`The story grows with its window: of ${height} px, it goes ${left} px beyond.`);
    beyond = left > 0 ? beyond + left : again;
  }
}

/**
 * @param {import('playwright').Page} page
 * @param {ReadonlySet<import('playwright').Request>} requests
 */
async function steadyPicture(page, requests) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const size = page.viewportSize() ?? usual;
  const clip = { x: 0, y: 0, width: size.width, height: Math.min(Math.max(height, size.height), tallest) };
  const take = () =>
    page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
  let last = await take();
  for (let attempt = 0; attempt < 8; attempt++) {
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
    await untilAtRest(page, requests);
  }
  throw new Error('The story never comes to rest: two pictures in a row always differ.');
}
