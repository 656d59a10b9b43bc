import { expect, it } from 'vitest';
import { builtFile } from './harness/builtFile';
import { useJourneys } from './harness/journeys';
import { desktop } from './harness/visit';

const { walk } = useJourneys();

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
