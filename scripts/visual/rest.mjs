// @ts-check
// When a page is at rest: nothing that it draws is still on its way, as far as anybody can know from outside.

/** Milliseconds that a page may take to come to rest, on a machine that does other work. */
const limit = 20_000;

/**
 * Runs in the page before all else: the clock stands, chance is seeded (Mulberry32), and timers that are about to go off
 * are known. Frames and timers themselves stay the browser's own.
 * @param {number} now milliseconds since 1970
 */
export function holdStill(now) {
  const Clock = Date;
  globalThis.Date = new Proxy(Clock, {
    apply: () => new Clock(now).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length > 0 ? given : [now], as),
    get: (target, name) => (name === 'now' ? () => now : Reflect.get(target, name)),
  });

  // Where nobody has moved a pointer the browser supposes one, and tells of it when it has time to: it would end the
  // hover of a story.
  for (const type of ['pointerover', 'pointerout', 'pointermove', 'mouseover', 'mouseout', 'mousemove'])
    addEventListener(type, (event) => event.isTrusted && event.stopImmediatePropagation(), true);

  let state = 1;
  Math.random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };

  // Every answer is kept on record.
  performance.setResourceTimingBufferSize(10_000);

  /** When timers go off, by their number. @type {Map<unknown, number>} */
  const due = new Map();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  const later = (/** @type {any} */ action, /** @type {any} */ delay, /** @type {any[]} */ ...given) => {
    const timer = set(
      (/** @type {any[]} */ ...words) => {
        due.delete(timer);
        action(...words);
      },
      delay,
      ...given,
    );
    due.set(timer, performance.now() + (delay || 0));
    return timer;
  };
  const forget = (/** @type {any} */ timer) => {
    due.delete(timer);
    clear(timer);
  };
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: forget,
    clearInterval: forget,
    __timersDue: () => [...due.values()],
  });
}

/**
 * Runs in the page: waits until some frames have passed in which it is at rest.
 * @param {number} patience milliseconds
 * @returns {Promise<string>} what is not at rest when the patience is over; empty when everything is
 */
export async function comeToRest(patience) {
  // Longer than components wait before they look again, and than React holds back what was loaded (300 ms); what comes
  // later is no part of what is drawn now.
  const soon = 400;
  // What goes off again and again and changes nothing for so long, as the end of a list that asks for more, never will.
  const idle = 1000;
  const until = performance.now() + patience;
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined)));
  /** What of it can be seen, not counting what its ancestors cut off.
   * @type {(elements: Element[]) => Promise<Element[]>} */
  const seenOf = (elements) =>
    elements.length === 0
      ? Promise.resolve([])
      : new Promise((resolve) => {
          const observer = new IntersectionObserver((entries) => {
            observer.disconnect();
            resolve(entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target));
          });
          for (const element of elements) observer.observe(element);
        });
  const isComing = (/** @type {HTMLImageElement} */ picture) =>
    !picture.hasAttribute('src') || !picture.complete;
  const nameOf = (/** @type {Element} */ element) =>
    element.getAttribute('src') ?? element.getAttribute('alt') ?? element.outerHTML.slice(0, 80);

  let changes = 0;
  let changedAt = performance.now();
  const watch = new MutationObserver((records) => {
    changes += records.length;
    changedAt = performance.now();
  });
  watch.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  /** @type {() => Promise<string[]>} */
  const restless = async () => {
    const pictures = await seenOf([...document.images].filter(isComing));
    const places = await seenOf([...document.querySelectorAll('li[data-waiting]:empty')]);
    const now = performance.now();
    const timers = /** @type {number[]} */ (/** @type {any} */ (window).__timersDue?.() ?? []);
    return [
      ...(document.fonts.status === 'loaded' ? [] : ['fonts are being loaded']),
      ...pictures.map((picture) => `a picture is not there: ${nameOf(picture)}`),
      ...(places.length > 0 ? [`${places.length} places of a grid are empty`] : []),
      ...(now - changedAt < idle && timers.some((due) => due - now < soon)
        ? ['a timer is about to go off']
        : []),
    ];
  };
  const decoded = async () => {
    const pictures = [...document.images].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  };

  /** @type {string[]} */
  let reasons = [];
  // What has been loaded may take a frame or two until it is drawn.
  const enough = 4;
  let quiet = 0;
  while (quiet < enough && performance.now() < until) {
    changes = 0;
    await frame();
    reasons = await restless();
    if (quiet === 0 && reasons.length === 0) await decoded();
    if (changes > 0) reasons.push(`${changes} changes of the page in a frame`);
    quiet = reasons.length === 0 ? quiet + 1 : 0;
  }
  watch.disconnect();
  return quiet < enough ? reasons.join('; ') || 'frames are not drawn' : '';
}

/**
 * Knows what a page has asked for and not got yet.
 * @param {import('playwright').Page} page
 * @returns {Set<import('playwright').Request>}
 */
export function requestsOf(page) {
  /** @type {Set<import('playwright').Request>} */
  const open = new Set();
  page.on('request', (request) => {
    // The browser does not tell of every answer to a face that it has, and says itself whether all are there.
    if (request.resourceType() === 'font') return;
    // What the page before has asked for, nobody waits for.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/**
 * Waits until the page is at rest and has got what it asked for.
 * @param {import('playwright').Page} page
 * @param {ReadonlySet<import('playwright').Request>} requests
 * @param {number} [patience] milliseconds
 * @throws {Error} with what is not at rest
 */
export async function untilAtRest(page, requests, patience = limit) {
  const until = Date.now() + patience;
  for (;;) {
    const before = await unanswered(page, requests);
    const reasons = await page.evaluate(comeToRest, Math.max(0, until - Date.now()));
    const after = await unanswered(page, requests);
    // What was answered meanwhile may not have been seen at rest.
    if (reasons === '' && before.length === 0 && after.length === 0) return;
    if (Date.now() >= until) {
      const waiting = after.map((url) => `${url} has not answered`);
      throw new Error(
        `Not at rest after ${patience / 1000} s: ${[...waiting, reasons].filter(Boolean).join('; ')}.`,
      );
    }
  }
}

/**
 * The driver is not told of the end of every answer that comes out of a cache; the page's own record has it.
 * @param {import('playwright').Page} page
 * @param {ReadonlySet<import('playwright').Request>} requests
 * @returns {Promise<string[]>} addresses
 */
function unanswered(page, requests) {
  const urls = [...requests].map((request) => request.url());
  if (urls.length === 0) return Promise.resolve([]);
  return page.evaluate(
    (asked) => asked.filter((url) => performance.getEntriesByName(url).length === 0),
    urls,
  );
}
