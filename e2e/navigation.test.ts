import { expect, it } from 'vitest';
import { builtFile } from './harness/builtFile';
import { delayCalls } from './harness/faults';
import { useJourneys } from './harness/journeys';
import { desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();

/** Rules of the document that the site's code has written once more. */
function writtenTwice(): string[] {
  const rulesOf = (styles: NodeListOf<HTMLStyleElement>): string[] =>
    [...styles].flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText));
  const came = new Set(rulesOf(document.querySelectorAll('head style:not([data-emotion])')));
  return rulesOf(document.querySelectorAll('style[data-emotion]')).filter(
    (rule) => rule.startsWith('.ds-') && came.has(rule),
  );
}

it('a page stays until the next one is there, says that it is on its way, and leads elsewhere meanwhile', () =>
  walk({ at: '/aboutUs', cell: desktop, hasAxe: false }, async ({ page, t }) => {
    const codeOf = (name: string): RegExp => builtFile(`src/app/routes/${name}.page.tsx`);
    const letFeedback = await delayCalls(page, codeOf('feedback'));
    const letJoin = await delayCalls(page, codeOf('join'));
    const named = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
    const linkOf = (id: 'feedback' | 'becomeAgent') =>
      page.getByRole('contentinfo').getByRole('link', { name: t(`shell.footer.${id}`), exact: true });
    await linkOf('feedback').press('Enter');
    await page.getByRole('progressbar', { name: t('ds.common.loading') }).waitFor();
    await named(t('content.about.title', { brand: 'Aurora' }));
    await linkOf('becomeAgent').press('Enter');
    letJoin();
    await page.waitForURL('**/join');
    await named(t('join.title'));
    // One that is passed over so quickly that nobody was told of it is not told of afterwards either.
    await page.goBack();
    await page.goBack();
    await named(t('content.about.title', { brand: 'Aurora' }));
    await linkOf('feedback').press('Enter');
    await linkOf('becomeAgent').press('Enter');
    await named(t('join.title'));
    await page.waitForTimeout(300);
    expect(await page.getByRole('progressbar').count()).toBe(0);
    letFeedback();
    // A page that nobody waits for any more does not come after all.
    await page.waitForTimeout(300);
    await named(t('join.title'));
    expect(await page.getByRole('progressbar').count()).toBe(0);
  }));

it('a page that is opened by its address needs no script that its document does not name, and no rule that it has', () =>
  walk({ at: '/aboutUs', cell: desktop, hasAxe: false }, async ({ page }) => {
    let document = '';
    await page.route('**/*', async (route) => {
      const request = route.request();
      if (request.isNavigationRequest()) {
        const response = await route.fetch();
        document = await response.text();
        return route.fulfill({ response });
      }
      const { pathname } = new URL(request.url());
      // What else the site asks for meanwhile does not come at all.
      if (!pathname.endsWith('.js') || document.includes(pathname)) return route.continue();
    });
    const listed = await (await page.request.get('/sitemap.xml')).text();
    const addresses = new Map([['/login', '/login']]);
    // One of each kind: of all articles the first.
    for (const [, loc = ''] of listed.matchAll(/<loc>([^<]+)/g)) {
      const { pathname, search } = new URL(loc);
      if (!addresses.has(pathname)) addresses.set(pathname, pathname + search);
    }
    expect(addresses.size).toBeGreaterThan(20);
    for (const [path, address] of addresses) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('#root').getByRole('heading', { level: 1 }).waitFor({ timeout: 5_000 });
      expect(await page.evaluate(writtenTwice), path).toEqual([]);
    }
  }));

it.each<Cell & { width: number }>([
  { ...desktop, device: 'phone', width: 390 },
  { ...desktop, width: 800 },
  { ...desktop, width: 1280 },
])('what the server draws stands where the site draws it: $device, $width px', ({ width, ...cell }) =>
  walk({ at: '/aboutUs', cell, hasAxe: false }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    if (cell.device === 'phone') await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' });
    const places = (root: string) =>
      page.evaluate(async (within) => {
        await document.fonts.ready;
        const shown = document.querySelectorAll(`${within} main :is(h1, h2, li[aria-posinset])`);
        return [...shown].slice(0, 5).map((element) => {
          const { top, left, width: wide } = element.getBoundingClientRect();
          return [top, left, wide].map(Math.round);
        });
      }, root);
    for (const path of ['/rng?page=all', '/live?page=all', '/promotions']) {
      const letCode = await delayCalls(page, /\/assets\/.*\.js$/);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('.server-page main h1').waitFor();
      const drawn = await places('.server-page');
      letCode();
      await page.locator('.server-page').waitFor({ state: 'detached' });
      const site = await places('#root');
      expect(site.length).toBeGreaterThan(1);
      expect(drawn.slice(0, site.length), path).toEqual(site);
    }
  }),
);
