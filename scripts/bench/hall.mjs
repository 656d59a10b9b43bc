// @ts-check
// The slot hall with ten thousand games beside its floors, on a machine that is slowed down four times: the same games in
// bare React, and its document without any code.
import { withPage } from './builtPage.mjs';
import { figure, median, quantile, ratio } from './figures.mjs';
import { keysToPaint } from './inPage.mjs';
import { itemsOnScreen, keyToLastChange } from './seen.mjs';
import { fling, inTurn, slowDown } from './visits.mjs';
import { word } from './words.mjs';

/** @typedef {import('playwright').Page} Page */

const hall = '/rng';
/** Words that many games, some and none have in their names; each is typed, then taken back letter by letter. */
const searches = ['dragon', 'lotus', 'zq'];
/** Typed without a look at what is found, ms from key to key as a quick typist does. */
const quickWord = 'golden lotus';
const keyPause = 120;
/** Milliseconds without a change after which the answer to a key counts as whole. */
const quiet = 450;
/** Until a page that has all it waits for is at rest. */
const rest = 2_000;
/** Pixels between two rows of tiles. */
const rowGap = 24;
/** Scripts of a document, and what fetches them early. */
const code = /<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
/** Games as a visitor sees them, in the hall and in bare React. */
const tile = 'main li[aria-posinset]';

/** @param {import('./measures.mjs').Bench} bench */
export async function measureHall({ site, ...bench }) {
  const proxy = Object.fromEntries(['/wps', '/img'].map((path) => [path, site]));
  return withPage('bench/floors/hall', (bare) => beside(bench, site, bare), { proxy });
}

/** @param {Pick<import('./measures.mjs').Bench, 'runs' | 'say'>} bench @param {string} site @param {string} bare */
async function beside(bench, site, bare) {
  // Drawn once for everybody before the first visit.
  await fetch(site + hall, { headers: { 'accept-language': 'en' } });
  const { seen, answering, react, whole, documentAlone, ours, floor } = await inTurn(bench, {
    seen: { site, visit: (page) => opening(page, hall) },
    answering: { site, visit: (page) => opening(page, hall, '#root ') },
    react: { site: bare, visit: (page) => opening(page, '/?page=VELORA') },
    whole: { site, visit: (page) => document(page, /^$/g) },
    documentAlone: { site, visit: (page) => document(page, code) },
    ours: { site, visit: useOurs },
    floor: { site: bare, visit: useFloor },
  });
  const frames = floor.longFrames.map((count) => Math.max(1, count));
  return [
    ratio('games seen, to bare React', seen.time, react.time, 1.5),
    ratio('games seen, to the document alone', whole.time, documentAlone.time, 1.2),
    ratio('games that answer a press, to bare React', answering.time, react.time),
    ratio('key to last change, to bare React', ours.change, floor.change, 1.2),
    ratio('frames over 50 ms in 100 screens, to bare React', ours.longFrames, frames, 1),
    ratio('JavaScript heap, to bare React', ours.heap, floor.heap, 2),
    figure('key to last change, p95', 'ms', ours.changeP95, { most: 100 }),
    figure('own letters of a quick typist, p95', 'ms', ours.keyP95, { most: 50 }),
    figure('points without a game in 100 screens', 'share', ours.blank, { most: 0.02 }),
    figure('games seen', 'ms', seen.time),
    figure('games that answer a press', 'ms', answering.time),
    figure('opening of bare React', 'ms', react.time, { november: 770 }),
    figure('the document alone', 'ms', documentAlone.time),
    ...[
      { of: ours, name: 'the hall' },
      { of: floor, name: 'bare React' },
    ].flatMap(({ of, name }) => [
      figure(`key to last change in ${name}`, 'ms', of.change),
      figure(`frames over 50 ms of ${name}`, 'count', of.longFrames),
      figure(`JavaScript heap of ${name}`, 'megabytes', of.heap),
    ]),
  ];
}

/** @param {Page} page @param {string} path @param {string} [within] what the games have to be in */
async function opening(page, path, within = '') {
  await slowDown(page);
  // Looks from the first frame on: a question from outside would wait until the page's code lets it in.
  const what = { selector: `${within}${tile} a`, count: 6, isFrame: true };
  await page.addInitScript(`window.seen = (${itemsOnScreen})(${JSON.stringify(what)})`);
  await page.goto(path, { waitUntil: 'commit' });
  return { time: Number(await page.evaluate('window.seen')) };
}

/** The hall's document through the hands of the bench, whole or without its scripts. @param {Page} page @param {RegExp} without */
async function document(page, without) {
  await page.route(`**${hall}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(without, '') });
  });
  return opening(page, hall);
}

/** @param {Page} page */
async function useOurs(page) {
  const cdp = await slowDown(page);
  await page.goto(hall, { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: word('shell.common.allGames') }).click();
  return use(page, cdp);
}

/** @param {Page} page */
async function useFloor(page) {
  const cdp = await slowDown(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  return use(page, cdp);
}

/**
 * Looks for games and flings through all of them, once they are there.
 * @param {Page} page @param {import('playwright').CDPSession} cdp
 */
async function use(page, cdp) {
  // Who only looks has the first games of a list: the rest comes with the first key.
  await page.keyboard.press('Shift');
  await page.waitForSelector('li[aria-setsize="10000"]');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(rest);
  const changes = await follow(page);
  const keyP95 = quantile(await type(page), 0.95);
  const flung = await fling(page, cdp, { box: null, item: 'li[aria-posinset]', gap: rowGap });
  return { change: median(changes), changeP95: quantile(changes, 0.95), keyP95, ...flung };
}

const keysOf = (/** @type {string} */ word) => [...word, ...[...word].map(() => 'Backspace')];
const press = (/** @type {Page} */ page, /** @type {string} */ key) =>
  page.keyboard.press(key === ' ' ? 'Space' : key);
const searchField = (/** @type {Page} */ page) => page.getByRole('main').getByRole('searchbox');

/**
 * Presses each key once the answer to the one before is whole.
 * @param {Page} page
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

/** @param {Page} page */
async function type(page) {
  await searchField(page).focus();
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
