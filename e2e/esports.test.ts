import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { signInByApi } from './harness/session';
import { chosen, desktop, useSite, type Cell } from './harness/visit';

const { visit } = useSite();
const phone: Cell = { language: 'th', theme: 'light', device: 'phone' };

it.each(
  chosen([
    ['desktop', desktop],
    ['phone', phone],
  ] as const),
)('a member opens a book on esports and bets on a series of maps: %s', { timeout: 120_000 }, (_, cell) =>
  visit(cell, async (one) => {
    const { page } = one;
    await signInByApi(one, mira);
    await page.goto('/esports');
    // A series leads to the book, at its own lines.
    await page.locator('main article a').first().click();
    const frame = page.frameLocator('iframe');
    await frame.locator('[data-act="closeMatch"]').click({ timeout: 30_000 });
    const row = frame.locator('.match').first();
    await row.waitFor({ timeout: 30_000 });
    if (process.env['E2E_SHOTS'])
      await page.screenshot({ path: `${process.env['E2E_SHOTS']}/esports-live-${cell.device}.png` });
    expect(await row.locator('.odds-winner .od').count()).toBe(2);
    await frame.locator('[data-act="view"][data-id="tomorrow"]').click();
    const match = frame.locator('.match:not([data-live])').first();
    await match.locator('.sides').click();
    const lines = frame.locator('.market');
    await expect.poll(() => lines.count()).toBe(3);
    const total = lines.last().locator('.od[aria-disabled="false"]').first();
    await total.click();
    if (process.env['E2E_SHOTS'])
      await page.screenshot({ path: `${process.env['E2E_SHOTS']}/esports-match-${cell.device}.png` });
    if (cell.device === 'phone') await frame.locator('[data-act="openSlip"]').click();
    const picks = frame.locator('.pick');
    await expect.poll(() => picks.count()).toBe(1);
    const counted = async () => Number(await frame.locator('[data-part="betCount"]').innerText());
    const before = await counted();
    await picks.first().locator('input').fill('4');
    await frame.locator('[data-act="place"]').click();
    await expect.poll(counted, { timeout: 20_000 }).toBe(before + 1);
    await frame.locator('[data-act="pane"][data-id="bets"]').click();
    await frame.locator('.bet').first().waitFor();
    if (process.env['E2E_SHOTS'])
      await page.screenshot({ path: `${process.env['E2E_SHOTS']}/esports-bets-${cell.device}.png` });
  }),
);
