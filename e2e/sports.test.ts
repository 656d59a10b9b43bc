import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { openTomorrow } from './harness/book';
import { loseAnswers } from './harness/faults';
import { firstPrice } from './harness/locators';
import { signInByApi } from './harness/session';
import { chosen, desktop, useSite, type Cell } from './harness/visit';

const { visit } = useSite({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(
  chosen([
    ['desktop', desktop],
    ['phone', phone],
  ] as const),
)(
  'a member finds a match, bets on it and on a parlay, and has both in the record: %s',
  { timeout: 150_000 },
  (_, cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      await signInByApi(one, mira);
      await page.goto('/sports');
      await firstPrice(page).click();
      const frame = page.frameLocator('iframe');
      const openSlip = async (): Promise<void> => {
        if (cell.device === 'phone') await frame.locator('[data-act="openSlip"]').click();
      };
      const closeSlip = async (): Promise<void> => {
        if (cell.device === 'phone') await frame.locator('[data-act="closeSlip"]').click();
      };
      const picks = frame.locator('.pick');
      await expect.poll(() => picks.count(), { timeout: 30_000 }).toBe(1);
      const clear = async (): Promise<void> => {
        await openSlip();
        await frame.locator('[data-act="clear"]').click();
        await closeSlip();
      };
      await clear();
      await frame.locator('[data-act="closeMatch"]').click();
      // Matches of tomorrow: nobody scores in them while this runs.
      await frame.locator('[data-act="view"][data-id="tomorrow"]').click();
      const offered = frame.locator('.match:not([data-live]) .odds-winner .od[aria-disabled="false"]');
      await expect.poll(() => offered.count(), { timeout: 20_000 }).toBeGreaterThan(9);
      await offered.nth(0).click();
      await openSlip();
      const balance = frame.locator('[data-part="balance"]');
      const before = await balance.innerText();
      // A third decimal is refused in words, and nothing is placed for it.
      const place = frame.locator('[data-act="place"]');
      await picks.first().locator('input').fill('0.005');
      expect(await picks.first().locator('input').inputValue()).toBe('0.005');
      expect(await picks.first().locator('.stake-note').innerText()).toMatch(/2|٢/);
      expect(await place.getAttribute('aria-disabled')).toBe('true');
      await picks.first().locator('input').fill('4');
      expect(await picks.first().locator('.stake-note').innerText()).toBe('');
      const pays = await picks.first().locator('[data-field="pays"]').innerText();
      expect(pays).toMatch(/\d/);
      // Whoever walked here before has left bets that are open.
      const betCount = frame.locator('[data-part="betCount"]');
      const counted = async () => Number(await betCount.innerText());
      const first = (await counted()) + 1;
      await place.click();
      await expect.poll(counted, { timeout: 20_000 }).toBe(first);
      await expect.poll(() => balance.innerText()).not.toBe(before);
      await closeSlip();

      await offered.nth(3).click();
      await offered.nth(6).click();
      await openSlip();
      await frame.locator('[data-act="kind"][data-id="parlay"]').click();
      await frame.locator('[data-part="parlayStake"] input').fill('3');
      await place.click();
      await expect.poll(counted, { timeout: 20_000 }).toBe(first + 1);

      // Three outcomes in pairs are three bets of the same stake.
      await closeSlip();
      for (const place of [1, 4, 7]) await offered.nth(place).click();
      await openSlip();
      await frame.locator('[data-act="kind"][data-id="system"]').click();
      // Firefox gives no inner text of a select.
      expect(await frame.locator('[data-part="system"]').textContent()).toMatch(/2.*3.*3/);
      await frame.locator('[data-part="parlayStake"] input').fill('2');
      await place.click();
      await expect.poll(counted, { timeout: 20_000 }).toBe(first + 4);

      // A reload of the whole page keeps a slip that was not sent.
      await closeSlip();
      await offered.nth(9).click();
      await page.goto(page.url().replace(/&at=.*/, ''));
      await expect.poll(() => picks.count(), { timeout: 30_000 }).toBe(1);
      await openSlip();
      await frame.locator('[data-act="pane"][data-id="bets"]').click();
      // The system is one entry, and opens to its parlays.
      const system = frame.locator('.bets > .bet').first();
      expect(await system.locator('summary').innerText()).toMatch(/[23٢٣].*[23٢٣].*[3٣]/);
      await system.locator('summary').click();
      await expect.poll(() => system.locator('.bet').count()).toBe(3);
      expect(await system.locator('.bet').first().locator('.bet-legs li').count()).toBe(2);

      await page.goto('/personal/personalHistoryCopy');
      await page
        .getByText(/Parlay of 2/)
        .first()
        .waitFor();
    }),
);

it('a bet whose answer is lost is placed once, over a reload too', { timeout: 150_000 }, () =>
  visit(desktop, async (one) => {
    const { page } = one;
    const frame = await openTomorrow(one);
    const betCount = frame.locator('[data-part="betCount"]');
    await frame.locator('.pick input').fill('6');
    await expect.poll(() => frame.locator('[data-act="place"]').getAttribute('aria-disabled')).toBe('false');
    const before = Number(await betCount.innerText());
    let lost = 0;
    await loseAnswers(page, '/api/book/bets', () => (lost += 1));
    await frame.locator('[data-act="place"]').click();
    await frame.locator('[data-act="retry"]').waitFor({ timeout: 30_000 });
    expect(lost).toBeGreaterThan(1);
    expect(await frame.locator('.pick input').getAttribute('readonly')).not.toBeNull();
    await page.goto(page.url().replace(/&at=.*/, ''));
    await expect.poll(() => frame.locator('.pick').count(), { timeout: 30_000 }).toBe(0);
    await expect.poll(async () => Number(await betCount.innerText()), { timeout: 20_000 }).toBe(before + 1);
  }),
);

it('odds are written alike in the book, the lobby, My account and another tab', { timeout: 150_000 }, () =>
  visit(desktop, async (one) => {
    const { page } = one;
    const frame = await openTomorrow(one);
    const pick = frame.locator('.pick');
    const picked = pick.locator('[data-field="price"]');
    await expect.poll(() => picked.innerText(), { timeout: 30_000 }).toMatch(/^\d+\.\d\d$/);
    await pick.locator('input').fill('4');
    const pays = await pick.locator('[data-field="pays"]').innerText();
    await frame.getByRole('button', { name: 'Odds Decimal' }).click();
    const formats = frame.getByRole('menu', { name: 'Odds format' }).getByRole('menuitemradio');
    expect(
      await formats.evaluateAll((items) => items.map((item) => item.querySelector('b')?.innerText)),
    ).toEqual(['2.50', '1.50', expect.stringMatching(/^−0\.67/), '1.50', '+150', '3/2']);
    // By keyboard: the menu begins at the format that is used.
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => picked.innerText()).toMatch(/^[+−]\d+/);
    expect(await frame.getByRole('button', { name: 'Odds American' }).isVisible()).toBe(true);
    // What is paid is what it was.
    expect(await pick.locator('[data-field="pays"]').innerText()).toBe(pays);
    await frame.locator('[data-act="clear"]').click();

    const other = await page.context().newPage();
    await other.goto('/sports?when=tomorrow');
    const prices = other.getByRole('main').getByRole('button', { name: /(\+|minus )\d{3}/ });
    await prices.first().waitFor();
    await page.goto('/personal/securityCenter');
    expect(await page.getByRole('radio', { name: /American/ }).isChecked()).toBe(true);
    await page.getByText('Fractional', { exact: true }).click();
    await other
      .getByRole('main')
      .getByRole('button', { name: /\d\/\d/ })
      .first()
      .waitFor();
    expect(await prices.count()).toBe(0);

    // A book that opens is told, and so is one that is open.
    await page.goto('/sports?when=tomorrow');
    await page
      .getByRole('main')
      .getByRole('button', { name: /\d\/\d/ })
      .first()
      .click();
    await frame.getByRole('button', { name: 'Odds Fractional' }).waitFor({ timeout: 30_000 });
    await other.goto('/');
    await other.evaluate(() => localStorage.setItem('oddsFormat', 'decimal'));
    await frame.getByRole('button', { name: 'Odds Decimal' }).waitFor();
    await other.close();
  }),
);

it.each(
  chosen([
    ['desktop', desktop],
    ['phone', phone],
  ] as const),
)(
  'a member cashes out a part of a bet by keyboard, then the rest, whose answer is lost: %s',
  { timeout: 150_000 },
  (_, cell) =>
    visit(cell, async (one) => {
      const { page } = one;
      const frame = await openTomorrow(one);
      await expect.poll(() => frame.locator('.pick').count(), { timeout: 30_000 }).toBe(1);
      if (cell.device === 'phone') await frame.locator('[data-act="openSlip"]').click();
      await frame.locator('.pick input').fill('40');
      await frame.locator('[data-act="place"]').click();
      await frame.locator('.slip-status[data-tone="good"]').waitFor({ timeout: 20_000 });
      await frame.locator('[data-act="pane"][data-id="bets"]').click();
      const bet = frame.locator('.bet').first();
      const sell = bet.locator('[data-field="sell"]');
      await sell.click();
      expect(await sell.getAttribute('aria-expanded')).toBe('true');
      const part = bet.getByRole('slider');
      const cashOut = bet.locator('.cash button');
      await expect.poll(() => cashOut.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false');
      await part.focus();
      const towardsLess = cell.language === 'ar' ? 'ArrowRight' : 'ArrowLeft';
      for (let step = 0; step < 4; step += 1) await page.keyboard.press(towardsLess);
      // Six tenths of 40, and what stays: both are said.
      expect(await part.getAttribute('aria-valuetext')).toMatch(/60.*22[.,]8.*16/);
      await expect.poll(() => cashOut.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false');
      await cashOut.focus();
      await page.keyboard.press('Enter');
      await expect
        .poll(() => bet.locator('[data-field="sold"]').innerText(), { timeout: 20_000 })
        .toMatch(/24.*22[.,]8/);
      expect(await part.count()).toBe(0);

      let lost = 0;
      await loseAnswers(page, '/api/book/cashOut', () => (lost += 1));
      await sell.click();
      await expect.poll(() => cashOut.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false');
      await cashOut.click();
      await expect.poll(() => lost, { timeout: 30_000 }).toBeGreaterThan(1);
      // Given up, it says so, and the same press finishes it; here a reload does.
      await expect.poll(() => cashOut.getAttribute('aria-disabled'), { timeout: 60_000 }).toBe('false');
      expect(await bet.locator('.cash-note').innerText()).not.toBe('');
      await page.goto(page.url().replace(/&at=.*/, ''));
      if (cell.device === 'phone') await frame.locator('[data-act="openSlip"]').click();
      await frame.locator('[data-act="pane"][data-id="bets"]').click();
      await expect
        .poll(() => bet.locator('[data-field="sold"]').innerText(), { timeout: 30_000 })
        .toMatch(/40.*38/);
      expect(await sell.isHidden()).toBe(true);
    }),
);

it('a member finds a match by name, and bets on a line of it by keyboard', { timeout: 150_000 }, () =>
  visit(desktop, async (one) => {
    const { page } = one;
    const frame = await openTomorrow(one);
    // Whoever comes for a match is at that match.
    const back = frame.getByRole('button', { name: 'All matches' });
    await back.waitFor({ timeout: 30_000 });
    const name = await frame.locator('.match-page').getAttribute('aria-label');
    await frame.locator('[data-act="clear"]').click();
    await back.click();
    const search = frame.getByRole('searchbox', { name: 'Find a team or league' });
    await search.fill('zzzz');
    await frame.getByText('No team or league by that name.').waitFor();
    const home = (name ?? '').split(' v ')[0] ?? '';
    await search.fill(home.toLowerCase());
    const row = frame.locator('.match').filter({ hasText: home }).first();
    await row.waitFor();
    expect(await frame.locator('.match').filter({ hasNotText: home }).count()).toBe(0);
    await row.locator('.sides').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => back.evaluate((node) => node === document.activeElement)).toBe(true);
    const handicap = frame.getByRole('region', { name: 'Handicap' });
    await expect.poll(() => handicap.getByRole('button').count()).toBeGreaterThan(8);
    await handicap.getByRole('button').first().focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowRight', 'Enter'])
      await page.keyboard.press(key);
    const chosen = frame.locator('.od[aria-pressed="true"]');
    await expect.poll(() => chosen.count()).toBe(1);
    expect(await chosen.evaluate((node) => node === document.activeElement)).toBe(true);
    const betCount = frame.locator('[data-part="betCount"]');
    const before = Number(await betCount.innerText());
    await frame.locator('.pick input').fill('5');
    await frame.locator('[data-act="place"]').click();
    await expect.poll(async () => Number(await betCount.innerText()), { timeout: 20_000 }).toBe(before + 1);
    await back.click();
    // Back where one came from: the search still stands, and the focus is at the match.
    expect(await search.inputValue()).toBe(home.toLowerCase());
    expect(await frame.locator('.sides:focus').count()).toBe(1);
  }),
);
