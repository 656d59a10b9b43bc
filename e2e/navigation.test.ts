import { expect, it } from 'vitest';
import { pageFiles } from '../src/app/server/pageFiles';
import { builtFile } from './harness/builtFile';
import { useJourneys } from './harness/journeys';
import { desktop } from './harness/visit';

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
    const hold = async (name: string) => {
      let letGo = (): void => undefined;
      const isHeld = new Promise<void>((resolve) => (letGo = resolve));
      await page.route(builtFile(`src/app/routes/${name}.page.tsx`), async (route) => {
        await isHeld;
        await route.continue();
      });
      return letGo;
    };
    const [letFeedback, letJoin] = [await hold('feedback'), await hold('join')];
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
    for (const path of ['/', ...Object.keys(pageFiles)]) {
      const query = path === '/promoDetail' ? '?id=aurora-promo-welcome' : '';
      await page.goto(path + query, { waitUntil: 'commit' });
      await page.locator('#root').getByRole('heading', { level: 1 }).waitFor({ timeout: 5_000 });
      expect(await page.evaluate(writtenTwice), path).toEqual([]);
    }
  }));
