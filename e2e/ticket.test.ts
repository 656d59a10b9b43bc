import { expect, it } from 'vitest';
import { assertNoAxeViolations } from './harness/axe';
import { openTomorrow } from './harness/book';
import { desktop, useSite, type Cell } from './harness/visit';
import { savedFile } from './harness/savedFile';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'ar', theme: 'light', device: 'phone' };

it(
  'a member shares a bet, and somebody else sees it on a phone and saves its picture',
  { timeout: 150_000 },
  async () => {
    const links = { plain: '', full: '' };
    await visit(desktop, async (one) => {
      const frame = await openTomorrow(one);
      const pick = frame.locator('.pick');
      await expect.poll(() => pick.count(), { timeout: 30_000 }).toBe(1);
      const betCount = frame.locator('[data-part="betCount"]');
      const before = Number(await betCount.innerText());
      await pick.locator('input').fill('7');
      await frame.locator('[data-act="place"]').click();
      await expect.poll(async () => Number(await betCount.innerText()), { timeout: 20_000 }).toBe(before + 1);
      await frame.locator('[data-act="pane"][data-id="bets"]').click();
      await frame.getByRole('button', { name: 'Share ticket' }).first().click();
      const sheet = frame.getByRole('dialog', { name: 'Share ticket' });
      const picture = sheet.getByRole('img');
      await picture.waitFor();
      expect(await picture.getAttribute('aria-label')).not.toContain('7.00');
      const link = sheet.getByRole('textbox', { name: 'Copy link' });
      links.plain = await link.inputValue();
      await sheet.getByRole('button', { name: 'Copy link' }).click();
      await sheet.getByRole('status').filter({ hasText: 'Link copied.' }).waitFor();
      await sheet.getByRole('switch', { name: 'Show stake and return' }).click();
      await expect.poll(() => picture.getAttribute('aria-label')).toContain('7.00');
      links.full = await link.inputValue();
      // The frame may save no file: the picture is saved on the ticket's own page.
      const save = sheet.getByRole('link', { name: 'Save picture' });
      const { bytes } = await savedFile(one.page, () => save.click());
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    });
    await visit(phone, async ({ page }) => {
      await page.goto(links.plain);
      const ticket = page.getByRole('article');
      await ticket.waitFor();
      await assertNoAxeViolations(page);
      const text = await ticket.innerText();
      expect(text).not.toMatch(/7\.00|mira/i);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      const save = page.getByRole('button', { name: 'حفظ الصورة' });
      const { name } = await savedFile(page, () => save.click());
      expect(name).toBe('ticket.png');
      await page.goto(links.full);
      expect(await ticket.innerText()).toContain('7.00');
    });
  },
);
