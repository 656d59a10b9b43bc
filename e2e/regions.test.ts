import type { Locator } from 'playwright';
import { expect, it } from 'vitest';
import { balance, mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chooseLanguage } from './harness/steps';
import { desktop } from './harness/visit';
import { words } from './harness/words';

const { walk } = useJourneys();

/** Lets the next change within an element fail, as a browser's translation or an extension may do. Runs in the page. */
const breakChanges = (region: Element): void => {
  const fail = (): never => {
    throw new DOMException('This was changed by somebody else.', 'NotFoundError');
  };
  const walker = document.createTreeWalker(region, NodeFilter.SHOW_ALL);
  do {
    const node = walker.currentNode;
    Object.defineProperty(node, 'nodeValue', { get: () => null, set: fail });
    Object.assign(node, { removeChild: fail, insertBefore: fail, appendChild: fail });
  } while (walker.nextNode());
};

it('a fault within one region is said there, with a way on, and the rest of the site goes on', () =>
  walk({ at: '/aboutUs', as: mira, cell: desktop, hasAxe: false }, async (one) => {
    const { page, watch } = one;
    watch.allow(/changed by somebody else|Error/);
    const vi = words('vi');
    const header = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    const main = page.getByRole('main');
    const alertIn = (place: Locator, t = one.t) =>
      place.getByRole('alert').filter({ hasText: t('error.server') });

    await footer.scrollIntoViewIfNeeded();
    await footer.evaluate(breakChanges);
    await chooseLanguage(one, 'vi');
    await alertIn(page.locator('body'), vi).waitFor();
    await expect.poll(() => footer.count()).toBe(0);
    await main.getByRole('heading').first().waitFor();
    await page.getByRole('button', { name: vi('ds.common.retry'), exact: true }).click();
    await footer.waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);

    await main.getByRole('heading').first().evaluate(breakChanges);
    await header.evaluate(breakChanges);
    await balance({ ...one, t: vi })
      .getByRole('button', { name: vi('shell.account.hideBalance') })
      .click();
    await alertIn(page.locator('body'), vi).waitFor();
    await expect.poll(() => header.count()).toBe(0);
    await main.getByRole('heading').first().waitFor();
    await page.getByRole('button', { name: vi('ds.common.retry'), exact: true }).click();
    await header.waitFor();
  }));
