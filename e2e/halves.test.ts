import { expect, it } from 'vitest';
import { press } from './harness/actions';
import { openTomorrow } from './harness/book';
import { desktop, useSite, type Cell } from './harness/visit';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it(
  'a member goes by keyboard from the whole match to a half of it, and bets on that',
  { timeout: 150_000 },
  () =>
    visit(desktop, async (one) => {
      const { page } = one;
      const frame = await openTomorrow(one);
      await expect.poll(() => frame.locator('.pick').count(), { timeout: 30_000 }).toBe(1);
      const handicap = frame.getByRole('region', { name: 'Handicap' });
      const half = handicap.getByRole('group', { name: '1st half' });
      await half.getByRole('button').first().waitFor({ timeout: 30_000 });
      for (const name of ['Full time', '2nd half'])
        expect(await handicap.getByRole('group', { name }).isVisible()).toBe(true);
      expect(await frame.getByRole('radio', { name: '1st half' }).isVisible()).toBe(false);
      await handicap.getByRole('group', { name: 'Full time' }).getByRole('button').first().focus();
      for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
      const chosen = half.locator('.od[aria-pressed="true"]');
      expect(await chosen.evaluate((node) => node === document.activeElement)).toBe(true);
      const picks = frame.locator('.pick');
      const pick = picks.filter({ hasText: '1st half' });
      await expect.poll(() => pick.count()).toBe(1);
      // Of one match, a parlay takes one outcome, be it of a half.
      await frame.getByRole('radio', { name: 'Parlay', exact: true }).click();
      expect(await pick.innerText()).toContain('Outcomes of one match depend on each other');
      await frame.getByRole('radio', { name: 'Singles', exact: true }).click();
      const betCount = frame.locator('[data-part="betCount"]');
      const before = Number(await betCount.innerText());
      await pick.locator('input').fill('7');
      await frame.locator('[data-act="place"]').click();
      await expect.poll(async () => Number(await betCount.innerText()), { timeout: 20_000 }).toBe(before + 1);
      await frame.locator('[data-act="pane"][data-id="bets"]').click();
      expect(await frame.locator('.bet').first().innerText()).toMatch(/1st half · .+ @/);
      await page.goto('/personal/personalHistoryCopy');
      await page
        .getByText(/1st half, /)
        .first()
        .waitFor();
    }),
);

it('on a phone the halves are tabs above the same markets', { timeout: 150_000 }, () =>
  visit(phone, async (one) => {
    const frame = await openTomorrow(one);
    const half = frame.getByRole('group', { name: 'Hiệp 2' }).last();
    const whole = frame.getByRole('group', { name: 'Cả trận' }).last();
    await whole.getByRole('button').first().waitFor({ timeout: 30_000 });
    expect(await half.isVisible()).toBe(false);
    const tab = frame.getByRole('radio', { name: 'Hiệp 2' });
    await press(one, tab);
    expect(await tab.getAttribute('aria-checked')).toBe('true');
    expect([await half.isVisible(), await whole.isVisible()]).toEqual([true, false]);
    const cell = half.getByRole('button').first();
    expect((await cell.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    await press(one, cell);
    await press(one, frame.locator('[data-act="openSlip"]'));
    expect(await frame.locator('.pick').filter({ hasText: 'Hiệp 2 · ' }).count()).toBe(1);
  }),
);
