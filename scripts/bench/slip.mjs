// @ts-check
// A book of sports with a slip of ten lines, on a machine that is slowed down four times: keys, presses, and what it takes
// to show prices that move all the time.
import { figure } from './figures.mjs';
import { keysToPaint, pressToPaint, watchFrames } from './inPage.mjs';
import { samplesOf, signIn, slowDown } from './visits.mjs';

const lines = 10;
const keys = 12;
/** Milliseconds for which prices are watched: several looks of the page at its book. */
const watched = 15_000;

/** @param {import('./measures.mjs').Bench} bench */
export async function measureSlip(bench) {
  const { key, press, moves, long, worst } = await samplesOf(bench, 'slip', visit);
  return [
    figure('key to paint, worst of a slip of ten lines', 'ms', key, { most: 50 }),
    figure('press of a price to paint', 'ms', press, { most: 50 }),
    figure('prices that moved', 'perSecond', moves),
    figure('frames of more than 50 ms meanwhile', 'count', long, { most: 0 }),
    figure('worst frame meanwhile', 'ms', worst, { most: 50 }),
  ];
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  await signIn(page);
  await page.goto('/sports?when=tomorrow');
  await page
    .getByRole('main')
    .getByRole('button', { name: /\d\.\d\d$/ })
    .first()
    .click();
  const book = page.frameLocator('iframe');
  await book.locator('.pick').first().waitFor();
  const frame = page.frames().find((each) => each.url().includes('/play/'));
  if (!frame) throw new Error('The book has no frame.');
  await book.locator('[data-act="closeMatch"]').click();
  await book.locator('[data-act="view"][data-id="tomorrow"]').click();
  const prices = book.locator(
    '.match .odds-winner .od:first-child[aria-disabled="false"][aria-pressed="false"]',
  );
  while ((await book.locator('.pick').count()) < lines) await prices.first().click();
  await slowDown(page);

  await book.locator('.pick input').first().focus();
  const typed = await frame.evaluateHandle(keysToPaint, { count: keys });
  for (let at = 0; at < keys; at += 1)
    await page.keyboard.press(at % 3 === 2 ? 'Backspace' : '1', { delay: 80 });
  const key = Math.max(...(await typed.evaluate((times) => times())));

  const other = prices.first();
  await other.hover();
  const painted = await frame.evaluateHandle(pressToPaint, { selector: `.pick:nth-child(${lines + 1})` });
  await other.click();
  const press = await painted.evaluate((time) => time());

  let looks = 0;
  await page.route('**/api/book?*', async (route) => {
    looks += 1;
    const response = await route.fetch();
    const { value, ...rest } = await response.json();
    for (const match of value.matches)
      for (const market of match.markets)
        market.prices = market.prices.map(
          (/** @type {number | null} */ price) => price && price + 10 * (looks % 2),
        );
    await route.fulfill({ response, json: { ...rest, value } });
  });
  const stopCounting = await frame.evaluateHandle(countMoves);
  const stop = await frame.evaluateHandle(watchFrames);
  await page.waitForTimeout(watched);
  const { long, worst } = await stop.evaluate((end) => end());
  const moves = (await stopCounting.evaluate((end) => end())) / (watched / 1_000);
  return { key, press, moves, long, worst };
}

/** Counts prices that are written anew. @returns {() => number} */
function countMoves() {
  let moves = 0;
  const observer = new MutationObserver((changes) => {
    moves += changes.filter(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('.od'),
    ).length;
  });
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  return () => {
    observer.disconnect();
    return moves;
  };
}
