import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { firstPrice } from './harness/locators';
import { signInByApi } from './harness/session';
import { chosen, desktop, useSite, type Cell } from './harness/visit';
import { gameWords } from './harness/words';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a match of the calendar stays among the favorites after a reload, and leaves by a second press: $device',
  (cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      const t = gameWords(one.cell.language);
      await signInByApi(one, mira);
      await page.goto('/sports?when=tomorrow');
      await firstPrice(page).click();
      const frame = page.frameLocator('iframe');
      const closeMatch = frame.locator('[data-act="closeMatch"]');
      await closeMatch.click();
      const heard = page.waitForResponse(/api\/book\?view=day3/);
      await frame.locator('[data-act="view"][data-id="day3"]').click();
      await heard;
      // The answer is drawn by the next look at the latest.
      await page.waitForResponse(/api\/book\?view=day3/);
      const row = frame.locator('.match').nth(2);
      const sides = await row.locator('bdi').allInnerTexts();
      const star = row.locator('.star');
      for (const side of sides) expect(await star.getAttribute('aria-label')).toContain(side);
      await star.press('Enter');
      // Without the outcome in the address the book begins with its list.
      await page.goto(page.url().replace(/&at=.*/, ''));
      await frame.locator('.match').first().waitFor();
      await frame.getByRole('radio', { name: t('book.favorites'), exact: true }).click();
      await expect.poll(() => frame.locator('.match').count()).toBe(1);
      expect((await frame.locator('.match bdi').allInnerTexts()).toSorted()).toEqual(sides.toSorted());
      if (process.env['E2E_SHOTS'])
        await page.screenshot({ path: `${process.env['E2E_SHOTS']}/favorites-${cell.device}.png` });
      await frame.locator('.star').click();
      await expect.poll(() => frame.locator('.match').count()).toBe(0);
    }),
);
