// @ts-check
// A minute of use by somebody who is signed in, on a machine that is slowed down four times: how long each press and key
// waits for the frame that shows it, as the browser itself tells.
import { figure, quantile } from './figures.mjs';
import { handRests, samplesOf, signIn, slowDown } from './visits.mjs';
import { word } from './words.mjs';

const minute = 60_000;
/** What a person opens one after the other. */
const places = ['/rng', '/personal/depositv2', '/live', '/personal/personalHistoryCopy', '/promotions', '/sports', '/personal/messageV2', '/help', '/personal/securityCenter', '/elott', '/vip', '/personal/transactionHistory', '/fish', '/']; // prettier-ignore
/** What is pressed on each of them, the first of its kind that is in sight; into fields something is typed. */
const kinds = ['[role=tab][aria-selected=false]', 'input:is([type=search], [type=text])', 'button[aria-haspopup]', 'button[aria-pressed=false]', 'button[aria-expanded=false]', 'input:is([type=radio], [type=checkbox]):not(:checked)']; // prettier-ignore
const typed = 'gold';
/** The shortest that the browser tells of, and what all shorter ones count as, ms. */
const least = 16;
/** Between two presses, ms. */
const pause = 120;
/** How long a mouse's button is held, ms: quick for a hand, and longer than a frame, in which the press is seen. */
const hold = 80;

/** @typedef {{ step: string, ms: number }} Press */

/** What no site is quicker than: a button on a page of 2,000 boxes, without a script but the one that changes their colours. */
const bare = `<style>:root{--c:#111}:root[x]{--c:#eee}p{color:var(--c);border:1px solid;display:inline-block}</style>
<button onclick="document.documentElement.toggleAttribute('x')">press</button>${'<p>box</p>'.repeat(2_000)}`;

/** @param {import('./measures.mjs').Bench} bench */
export async function measureMinute(bench) {
  // A minute has some hundred presses: a third of the runs says as much as theirs of other measures.
  const runs = Math.ceil(bench.runs / 3);
  const samples = await samplesOf({ ...bench, runs }, 'a minute of use', visit, { reducedMotion: 'reduce' });
  const presses = samples.presses.flat();
  const count = samples.count.reduce((sum, each) => sum + each, 0);
  const all = [
    ...presses.map(({ ms }) => ms),
    ...Array.from({ length: count - presses.length }, () => least),
  ];
  const floor = samples.floor.flat().map(({ ms }) => ms);
  const worst = presses.toSorted((a, b) => b.ms - a.ms).slice(0, 8);
  return [
    figure('press or key to the frame that shows it, p98', 'ms', [quantile(all, 0.98)], { most: 100 }),
    figure('presses and keys', 'count', [all.length]),
    figure('p50', 'ms', [quantile(all, 0.5)]),
    figure('2,000 bare boxes that change their colours, p50', 'ms', [quantile(floor, 0.5)]),
    figure('their slowest', 'ms', [Math.max(...floor)]),
    ...worst.map(({ step, ms }) => figure(`worst: ${step}`, 'ms', [ms])),
  ];
}

/** Notes how long every press took, under the step at which it was made. */
function watchPresses() {
  const watch = /** @type {typeof globalThis & { presses: Map<number, Press>, step: string }} */ (globalThis);
  watch.presses = new Map();
  watch.step = '';
  new PerformanceObserver((list) => {
    for (const entry of /** @type {(PerformanceEventTiming & { interactionId: number })[]} */ (
      list.getEntries()
    )) {
      const { interactionId: id, duration, name } = entry;
      const before = watch.presses.get(id)?.ms ?? 0;
      if (id > 0 && duration > before)
        watch.presses.set(id, { step: `${name} at ${watch.step}`, ms: duration });
    }
  }).observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: true }),
  );
}

/** @param {import('playwright').Page} page */
async function visit(page) {
  await page.addInitScript(watchPresses);
  await signIn(page);
  await slowDown(page);
  const at = (/** @type {string} */ step) =>
    page.evaluate((now) => void Object.assign(globalThis, { step: now }), step);
  // By the coordinates: what looks for the control, or whether it can be pressed, would run between its event and its frame.
  const press = async (
    /** @type {string} */ step,
    /** @type {string} */ kind,
    within = '[role=dialog], main',
  ) => {
    const point = await page.evaluate(findControl, { within, kind });
    if (!point) return false;
    await at(step);
    await settle(page);
    await page.mouse.move(point.x, point.y);
    await page.waitForTimeout(handRests);
    await page.mouse.click(point.x, point.y, { delay: hold });
    await settle(page);
    return true;
  };
  const theme = `[aria-label="${word('shell.nav.theme')}"]`;
  const until = Date.now() + minute;
  for (let turn = 0; Date.now() < until; turn += 1) {
    const path = places[turn % places.length] ?? '/';
    await page.keyboard.press('Escape');
    await settle(page);
    if (turn % 4 === 0 && !path.startsWith('/personal')) await press('theme', theme, 'header');
    await page.evaluate(offerLink, path);
    await press(`the link to ${path}`, '#bench-link', 'body');
    await page.evaluate(() => document.querySelector('#bench-link')?.remove());
    for (const kind of kinds) {
      if (!(await press(`${kind} on ${path}`, kind))) continue;
      if (kind.startsWith('input:is([type=search]'))
        for (const key of [...typed, 'Backspace', 'Backspace']) {
          await page.keyboard.press(key);
          await settle(page);
        }
      if (kind.includes('haspopup')) await page.keyboard.press('Escape');
    }
  }
  const seen = await seenPresses(page);
  await page.goto('about:blank');
  await page.setContent(bare);
  for (let turn = 0; turn < 10; turn += 1) {
    await page.getByRole('button').click();
    await settle(page);
  }
  return { ...seen, floor: (await seenPresses(page)).presses };
}

/** @param {import('playwright').Page} page */
async function seenPresses(page) {
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const { presses } = /** @type {typeof globalThis & { presses: Map<number, Press> }} */ (globalThis);
    const { interactionCount } = /** @type {Performance & { interactionCount: number }} */ (performance);
    return { presses: [...presses.values()], count: interactionCount };
  });
}

/**
 * Where the first control of a kind is that can be pressed, after it has come into sight.
 * @param {{ within: string, kind: string }} where the last of what `within` selects has it
 */
function findControl({ within, kind }) {
  const top = [...document.querySelectorAll(within)].at(-1);
  const control = [...(top?.querySelectorAll(kind) ?? [])].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.clientWidth + each.clientHeight > 0,
  );
  control?.scrollIntoView({ block: 'nearest' });
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  const point = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  // A field that is drawn by us has its own in its label.
  return control && hit && (control.contains(hit) || hit.closest('label')?.contains(control))
    ? point
    : undefined;
}

/** Waits until what happened last has been seen, and then as long as somebody looks at it. @param {import('playwright').Page} page */
async function settle(page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  await page.waitForTimeout(pause);
}

/** Puts a link over the page, or into the dialog that lies over it. @param {string} to */
function offerLink(to) {
  const link = document.createElement('a');
  Object.assign(link, { id: 'bench-link', href: to, textContent: to });
  link.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 2147483647; background: #fff';
  ([...document.querySelectorAll('[role=dialog]')].at(-1) ?? document.body).append(link);
}
