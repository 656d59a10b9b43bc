// @ts-check
// What the measures as seen do in the page: they look at boxes on screen in each frame. Playwright sends each function as
// it is written, so that none can use anything outside itself.

/**
 * Waits until items with words stand on screen, uncovered.
 * @param {{ selector: string, count: number, isFrame?: boolean }} what matches the words of an item, and how many have to be
 *   seen; `isFrame` counts to the frame that shows them, whatever the page's code does behind it
 * @returns {Promise<number>} ms since the start of the navigation, after the paint of the frame that showed them
 */
export function itemsOnScreen({ selector, count, isFrame = false }) {
  const isSeen = (/** @type {Element} */ element) => {
    if (!element.textContent?.trim()) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const item = element.closest('li, [role=row]') ?? element;
    // What cannot be pressed yet is seen all the same.
    const inert = /** @type {HTMLElement | null} */ (element.closest('[inert]'));
    if (inert) inert.inert = false;
    const hit = document.elementFromPoint(x, y);
    if (inert) inert.inert = true;
    return width > 0 && height > 0 && hit !== null && item.contains(hit);
  };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    let frame = 0;
    port1.onmessage = () => resolve(isFrame ? frame : performance.now());
    const look = () => {
      frame = performance.now();
      const all = document.querySelectorAll(selector);
      if (all.length >= count && [...all].filter(isSeen).length >= count) port2.postMessage(null);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Watches what is on screen of a list and its count from the next key on.
 * @param {{ item: string, count: string, quiet: number }} what matches the items and the element with their count, and
 *   after how many ms without a change the answer counts as whole
 * @returns {() => Promise<number | undefined>} ms from the key to the paint of the last change, undefined without any
 */
export function keyToLastChange({ item, count, quiet }) {
  const look = () => {
    const items = [...document.querySelectorAll(item)].flatMap((element) => {
      const { top, left, bottom } = element.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) return [];
      return `${Math.round(left)},${Math.round(top)} ${element.textContent}`;
    });
    return [document.querySelector(count)?.textContent, ...items.sort()].join('|');
  };
  let shown = look();
  /** @type {Promise<number | undefined>} */
  const settled = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        /** @type {number | undefined} */
        let last;
        let isOver = false;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          const now = performance.now();
          const next = look();
          if (next !== shown) last = now;
          shown = next;
          isOver = now - (last ?? timeStamp) > quiet;
          if (isOver) resolve(last === undefined ? undefined : last - timeStamp);
        };
        const onFrame = () => {
          port2.postMessage(null);
          if (!isOver) requestAnimationFrame(onFrame);
        };
        requestAnimationFrame(onFrame);
      },
      { capture: true, once: true },
    );
  });
  return () => settled;
}

/**
 * Looks in each frame, once it is painted, at points down the middle of a scroll box or of the page.
 * @param {{ box: string | null, item: string, gap: number }} what matches the scroll box, null for the page; what has to
 *   be under each point with words in it; px between two items, in which nothing has to be
 * @returns {() => { blank: number, frames: number }} stops, and gives the share of points with no item under them, and in
 *   how many frames it looked
 */
export function watchBlankPoints({ box, item, gap }) {
  const perFrame = 12;
  let points = 0;
  let blank = 0;
  let frames = 0;
  let isWatching = true;
  const { port1, port2 } = new MessageChannel();
  const scroller = box === null ? null : document.querySelector(box);
  port1.onmessage = () => {
    const area = scroller?.getBoundingClientRect() ?? {
      left: 0,
      top: 0,
      width: innerWidth,
      bottom: innerHeight,
    };
    // Below what stands fixed above: headings, the page's header.
    const head = scroller?.querySelector('[role=columnheader]')?.getBoundingClientRect().bottom ?? 160;
    const foot = scroller?.querySelector('[role=rowgroup]:last-child:not(:has([data-row]))');
    const bottom = Math.min(foot?.getBoundingClientRect().top ?? area.bottom, innerHeight) - 8;
    frames += 1;
    for (let point = 0; point < perFrame; point += 1) {
      const y = head + 8 + ((bottom - head - 8) * point) / (perFrame - 1);
      const hits = [-gap, 0, gap].map((by) => document.elementFromPoint(area.left + area.width / 2, y + by));
      points += 1;
      if (!hits.some((hit) => hit?.closest(item)?.textContent?.trim())) blank += 1;
    }
  };
  const onFrame = () => {
    port2.postMessage(null);
    if (isWatching) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  return () => {
    isWatching = false;
    return { blank: points === 0 ? Number.NaN : blank / points, frames };
  };
}
