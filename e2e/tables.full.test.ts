import { expect, it } from 'vitest';
import { balance, mira } from './harness/actions';
import { signInByApi } from './harness/session';
import { desktop, useSite, type Cell } from './harness/visit';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each([
  ['desktop', desktop],
  ['phone', phone],
] as const)(
  'a member finds a baccarat table, bets, and is paid when the cards lie open: %s',
  { timeout: 150_000 },
  (_, cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      await signInByApi(one, mira);
      await page.goto('/live?kind=baccarat&q=Salon+Baccarat+12');
      const road = page.getByRole('img', { name: /\d+\D+\d+\D+\d+/ });
      await road.first().waitFor();
      await page.getByRole('link', { name: 'Salon Baccarat 12' }).first().press('Enter');
      const frame = page.frameLocator('iframe');
      const phase = (name: string) => frame.locator(`[data-phase="${name}"]`).waitFor({ timeout: 40_000 });
      // A whole round lies ahead once a result was shown.
      await phase('result');
      await phase('bets');
      await frame.locator('[data-area="player"]').press('Enter');
      await frame.locator('[data-area="banker"]').press('Enter');
      await frame.locator('[data-act="place"]').press('Enter');
      // Both sides of $5: one of them loses, or both come back.
      await expect.poll(() => frame.locator('[data-part="staked"]').innerText()).toMatch(/10[.,]00/);
      const before = await frame.locator('[data-part="balance"]').innerText();
      await phase('result');
      await expect
        .poll(() => frame.locator('[data-part="balance"]').innerText(), { timeout: 20_000 })
        .not.toBe(before);
      if (cell.device === 'desktop')
        await expect
          .poll(() => balance(one).innerText())
          .toContain(
            (await frame.locator('[data-part="balance"]').innerText()).replace('$', '').split('.')[0] ?? '',
          );
      await page.goto('/personal/personalHistoryCopy');
      await page.getByText(new RegExp('Salon Baccarat 12')).first().waitFor();
    }),
);

it(
  "a member finds a vendor's lottery, bets on it in its frame, and finds it among those played last",
  {
    timeout: 120_000,
  },
  () =>
    visit(desktop, async (one) => {
      const { page, t } = one;
      await signInByApi(one, mira);
      await page.goto('/elott?page=SAFFRON_LOCK');
      const lobby = t('lottery.vendor.lobby', { vendor: 'Saffron Lock' });
      await page.getByRole('link', { name: lobby }).press('Enter');
      const frame = page.frameLocator('iframe');
      await frame.locator('[data-open="sl-18"]').press('Enter');
      await page.waitForURL(/\/lottery\?id=sl-18&vassalage=SAFFRON_LOCK$/);
      const phase = (name: string) => frame.locator(`[data-phase="${name}"]`).waitFor({ timeout: 40_000 });
      // A whole draw lies ahead once a result was shown.
      await phase('result');
      await phase('bets');
      await frame.locator('[data-area="small"]').press('Enter');
      await frame.locator('[data-act="place"]').press('Enter');
      await expect.poll(() => frame.locator('[data-part="staked"]').innerText()).toMatch(/0[.,]50/);
      const recent = page
        .getByRole('region', { name: t('home.recent.lotteries') })
        .getByRole('link', { name: 'Saffron 18', exact: true });
      for (const place of ['/', '/elott']) {
        await page.goto(place);
        await recent.waitFor();
      }
      // The house that has a window of its own opens it from wherever its lotteries stand.
      const window = page.waitForEvent('popup');
      await page
        .getByRole('link', { name: t('lottery.betOn', { lottery: 'Five Digits 20′' }) })
        .first()
        .press('Enter');
      const opened = await window;
      await opened.getByRole('heading', { level: 1, name: 'Five Digits 20′' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/elott');
      await page.goto('/vnlottery');
      await page.getByRole('link', { name: 'Lotto 18', exact: true }).press('Enter');
      await phase('bets');
    }),
);
