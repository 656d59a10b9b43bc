// @ts-check
// What the bench runs inside a page. Each function is sent as text, so it can use nothing from outside of itself.
//
// "Painted" is the first task after the frame that follows a change: style, layout and paint are over by then.

/**
 * Waits for the next press, from its release to the paint of what it brings.
 * @param {{ selector: string }} what matches once it is there
 * @returns {() => Promise<number>} gives the ms, once it happened
 */
export function pressToPaint({ selector }) {
  /** @type {Promise<number>} */
  const painted = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came of a press: ${selector}`)), 30_000);
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        const look = () => {
          if (!document.querySelector(selector)) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(null);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      },
      { capture: true, once: true },
    );
  });
  return () => painted;
}

/**
 * Starts to watch keystrokes, each until the next paint, which shows it.
 * @param {{ count: number }} how many to wait for
 * @returns {() => Promise<number[]>} gives the ms of each, once all happened
 */
export function keysToPaint({ count }) {
  /** @type {Promise<number[]>} */
  const painted = new Promise((resolve) => {
    /** @type {number[]} */
    const times = [];
    const onKey = (/** @type {KeyboardEvent} */ { timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          times.push(performance.now() - timeStamp);
          if (times.length < count) return;
          removeEventListener('keydown', onKey, true);
          resolve(times);
        };
        port2.postMessage(null);
      });
    addEventListener('keydown', onKey, true);
  });
  return () => painted;
}

/**
 * Starts to watch frames.
 * @returns {Promise<() => { long: number, worst: number }>} stops, and says how many frames took more than 50 ms and how
 * long the longest gap between two frames was, in ms
 */
export async function watchFrames() {
  /** @type {PerformanceEntryList} */
  const long = [];
  const observer = new PerformanceObserver((list) => long.push(...list.getEntries()));
  observer.observe({ type: 'long-animation-frame', buffered: false });
  let worst = 0;
  let last = await new Promise((resolve) => requestAnimationFrame(resolve));
  let isWatching = true;
  const onFrame = (/** @type {number} */ now) => {
    worst = Math.max(worst, now - last);
    last = now;
    if (isWatching) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
  return () => {
    isWatching = false;
    long.push(...observer.takeRecords());
    observer.disconnect();
    return { long: long.filter(({ duration }) => duration > 50).length, worst };
  };
}
