// @ts-check
// Home as a phone sees it the second time, when its browser has kept the site, against the first time.
import { figure } from './figures.mjs';
import { samplesOf, slowDown } from './visits.mjs';

/** Slow 4G, as Lighthouse has it: bytes a second, milliseconds. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

/**
 * Opens home with a slow processor and line.
 * @param {import('playwright').BrowserContext} context
 * @returns {Promise<{ first: number, largest: number, page: import('playwright').Page }>} ms to its paints
 */
async function open(context) {
  const page = await context.newPage();
  const devtools = await slowDown(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slowLine);
  await page.goto('/');
  await page.locator('#root main').waitFor();
  const paints = await page.evaluate(
    () =>
      /** @type {Promise<{ first: number, largest: number }>} */ (
        new Promise((resolve) => {
          new PerformanceObserver((list) => {
            const [first] = performance.getEntriesByName('first-contentful-paint');
            const largest = list.getEntries().at(-1);
            resolve({ first: first?.startTime ?? Number.NaN, largest: largest?.startTime ?? Number.NaN });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        })
      ),
  );
  return { ...paints, page };
}

/** @param {import('./measures.mjs').Bench} bench */
export async function measureSecondVisit(bench) {
  // Drawn by the server for whoever comes first.
  await (await fetch(bench.site)).text();
  const samples = await samplesOf(
    bench,
    'first and second visit',
    async (nobodys) => {
      const context = nobodys.context();
      const first = await open(context);
      await first.page.waitForFunction(
        async () => {
          const documents = (await caches.keys()).find((name) => name.startsWith('documents-'));
          return (
            documents && (await (await caches.open(documents)).match('/')) && navigator.serviceWorker.ready
          );
        },
        undefined,
        { timeout: 120_000 },
      );
      // What is kept behind the page is not measured with the next.
      await first.page.waitForTimeout(10_000);
      await first.page.close();
      const second = await open(context);
      return { first: first.first, largest: first.largest, again: second.first, againLargest: second.largest }; // prettier-ignore
    },
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  );
  return [
    figure('first visit, first contentful paint', 'ms', samples.first),
    figure('first visit, largest contentful paint', 'ms', samples.largest),
    figure('second visit, first contentful paint', 'ms', samples.again, { most: 300 }),
    figure('second visit, largest contentful paint', 'ms', samples.againLargest),
  ];
}
