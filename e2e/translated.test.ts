import { expect, it } from 'vitest';
import { balance, mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { assertBalance } from './harness/steps';
import { anybody } from './harness/visit';
import { digitsOf } from './harness/wallet';
import type { WordId } from './harness/words';

const { walk } = useJourneys({ isFresh: true });

/** What Chrome's translation does to every text of the page, and to those that come. Runs in the page. */
const translate = (): void => {
  const wrap = (text: Node): void => {
    const parent = text.parentElement;
    if (!parent || parent.closest('font, script, style, title, textarea') || !text.nodeValue?.trim()) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    inner.append(text.nodeValue.toUpperCase());
    parent.replaceChild(outer, text);
  };
  const wrapAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll();
  new MutationObserver(() => setTimeout(wrapAll, 50)).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
};

it('a page that the browser translates goes on: its balance, and the pages that it leads to', () =>
  walk({ at: '/aboutUs', as: mira, cell: anybody, hasAxe: false }, async (one) => {
    const { page, t, press } = one;
    const box = balance(one);
    const button = (id: WordId) => box.getByRole('button', { name: t(id), exact: true });
    const held = await assertBalance(one, 'mira');
    await page.evaluate(translate);
    await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(5);
    await button('shell.account.hideBalance').click();
    await expect.poll(() => box.innerText()).not.toMatch(/\d/);
    await button('shell.account.showBalance').click();
    await expect.poll(() => box.innerText().then(digitsOf)).toBe(held);
    await button('shell.account.refreshBalance').click();
    await expect.poll(() => box.innerText().then(digitsOf)).toBe(held);
    // Each page takes the texts of the one before away.
    for (const path of ['/rng', '/elott', '/promotions', '/aboutUs', '/']) {
      await page.locator(`a[href="${path}"]:visible`).first().click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(3);
    }
    await press('button', t('shell.nav.theme'));
  }));
