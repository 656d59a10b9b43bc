import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { signInByApi } from './harness/session';
import { desktop, useSite, type Cell } from './harness/visit';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a member sits down at once by stake, plays a card, leaves, and finds the deal going on: %s',
  { timeout: 180_000 },
  (_, cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      await signInByApi(one, mira);
      await page.goto('/pvp');
      await page
        .getByRole('group')
        .filter({ has: page.getByRole('button') })
        .first()
        .waitFor();
      await page
        .getByRole('button', { name: /0[.,]10/ })
        .first()
        .press('Enter');
      const frame = page.frameLocator('iframe');
      await frame.locator('[data-act="sit"]').press('Enter');
      const turn = frame.locator('.room[data-phase="turn"]');
      await turn.waitFor({ timeout: 90_000 });
      await frame.locator('.own-card').first().press('Enter');
      const lay = frame.locator('[data-act="lay"]');
      const act = (await lay.getAttribute('aria-disabled')) === 'false' ? 'lay' : 'pass';
      await frame.locator(`[data-act="${act}"]`).press('Enter');
      await frame.locator('.room[data-phase="play"]').waitFor();
      // The deal goes on while the player is elsewhere, and the seat is still theirs.
      const address = page.url();
      await page.goto('/personal/personalHistoryCopy');
      await page
        .getByText(/Tien Len/)
        .first()
        .waitFor();
      await page.goto(address);
      await expect.poll(() => frame.locator('[data-act="sit"]').isVisible(), { timeout: 60_000 }).toBe(false);
      await frame.locator('.own-hand button').first().waitFor();
    }),
);
