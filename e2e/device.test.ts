import { expect, it } from 'vitest';
import { logIn, mira, openLogin, openSlots, playGame, press } from './harness/actions';
import { openedGame } from './harness/play';
import { signInByApi } from './harness/session';
import { assertSignedIn } from './harness/signIn';
import { fewestLetters, findTextFaults } from '../scripts/textFaults';
import { desktop, smallPage, useSite } from './harness/visit';
import { engine } from './harness/worker';

const { visit, platform } = useSite();

it('Back and the site’s arrow leave a game at once, however often its frame has gone on', () =>
  visit(desktop, async (one) => {
    const { page } = one;
    await signInByApi(one, mira);
    await page.goto(smallPage);
    const wall = await openSlots(one);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    const seen = (): Promise<number> =>
      wall
        .getByRole('link')
        .evaluateAll((links) => links.findIndex((link) => link.getBoundingClientRect().top > 200));
    for (const way of ['Back', 'arrow'] as const) {
      await expect.poll(seen).toBeGreaterThanOrEqual(0);
      const tile = wall.getByRole('link').nth(await seen());
      // A press does so in Firefox.
      await tile.scrollIntoViewIfNeeded();
      const from = await page.evaluate(() => scrollY);
      await playGame(one, tile);
      const game = await openedGame(one);
      for (const step of [1, 2, 3]) {
        const before = await page.evaluate(() => history.length);
        await game.locator('body').evaluate((_, at) => history.pushState({ at }, '', `#step-${at}`), step);
        // The step, and the entry that the page puts on top of it.
        await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 2);
      }
      if (way === 'Back') await page.evaluate(() => history.back());
      else await page.getByRole('button', { name: one.t('game.frame.back') }).click();
      await expect.poll(() => new URL(page.url()).pathname, { message: way }).toBe('/rng');
      await expect.poll(() => page.evaluate(() => scrollY), { message: way }).toBe(from);
    }
  }));

it.runIf(engine === 'chromium')('type follows the size that a reader has set, and nothing is cut', () =>
  visit(desktop, async (one) => {
    const { page, context } = one;
    await signInByApi(one, mira);
    const size = () =>
      page.getByRole('main').evaluate((main) => Number.parseFloat(getComputedStyle(main).fontSize));
    const paths = ['/', '/help', '/personal/transactionHistory', '/personal/withdraw'];
    await page.goto('/help');
    const usual = await size();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.enable');
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 24, fixed: 20 } });
    for (const path of paths) {
      await page.goto(path);
      await page.getByRole('main').getByRole('heading').first().waitFor();
      await page.locator('.server-page').waitFor({ state: 'detached' });
      expect(await size(), path).toBeCloseTo(usual * 1.5, 0);
      await expect.poll(() => page.evaluate(findTextFaults, fewestLetters), { message: path }).toEqual([]);
    }
  }),
);

it('who deletes a message by keyboard stands on the next one', () =>
  visit(desktop, async (one) => {
    const { page, t } = one;
    await platform().query(`
      INSERT INTO messages (id, account_id, title, body, created_at)
        SELECT 'device-' || n, a.id, m.title || jsonb_build_object('en', 'Letter ' || n), m.body, now() - n * interval '1 second'
        FROM accounts a, generate_series(1, 5) n, (SELECT title, body FROM messages LIMIT 1) m
        WHERE a.username_key = 'mira' AND a.merchant_code = 'aurora'
      ON CONFLICT DO NOTHING`);
    await signInByApi(one, mira);
    await page.goto('/personal/messageV2');
    const rows = page.getByRole('list', { name: t('messages.list') }).getByRole('button');
    await rows.nth(4).waitFor({ timeout: 60_000 });
    const before = await rows.allInnerTexts();
    await rows.nth(1).press('Enter');
    await page.getByRole('button', { name: t('messages.remove') }).press('Enter');
    await expect.poll(() => rows.count()).toBe(before.length - 1);
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.innerText))
      .toBe(before[2]);
  }));

it('a copy of the tab says that its withdrawal is the earlier one', () =>
  visit(desktop, async (one) => {
    const { page, context, t, watch } = one;
    watch.allowRequestErrors(/withdraw/);
    await signInByApi(one, mira);
    await page.goto('/personal/withdraw');
    await page.getByRole('textbox', { name: t('common.money.amount') }).waitFor({ timeout: 60_000 });
    const amount = /20\.00/;
    const send = async (tab: typeof page, password: string): Promise<void> => {
      const [before = ''] = t('withdraw.askTitle', { amount: '|' }).split('|');
      const dialog = tab.getByRole('dialog', { name: new RegExp(`^${before}`) });
      await dialog.getByLabel(t('transaction.field')).first().fill(password);
      await tab.keyboard.press('Enter');
    };
    const ask = async (tab: typeof page): Promise<void> => {
      await tab.getByRole('textbox', { name: t('common.money.amount') }).fill('20');
      await tab.getByRole('button', { name: t('withdraw.submit', { amount: '$20.00' }) }).click();
    };
    const rows = async () =>
      (await platform().query(`SELECT w.id FROM withdrawals w JOIN accounts a ON a.id = w.account_id WHERE a.username_key = 'mira'`)).length; // prettier-ignore
    const had = await rows();
    await ask(page);
    await send(page, '000111');
    await page.getByText(t('error.transactionWrong')).first().waitFor();
    // What a duplicated tab has: the address and what the tab kept.
    const opened = context.waitForEvent('page');
    await page.evaluate(() => window.open(location.href));
    const copy = await opened;
    // Its page is there once its form is.
    await copy.getByRole('textbox', { name: t('common.money.amount') }).waitFor({ timeout: 60_000 });
    await send(page, '482915');
    await page.getByRole('button', { name: t('withdraw.cancel') }).waitFor();
    await page.getByText(amount).first().waitFor();
    await ask(copy);
    await send(copy, '482915');
    await copy.getByText(t('transaction.earlier')).waitFor();
    expect(await rows()).toBe(had + 1);
    await copy.getByRole('button', { name: t('withdraw.cancel') }).click();
    await copy
      .getByRole('alertdialog')
      .getByRole('button', { name: t('withdraw.cancel') })
      .click();
    await copy.getByRole('heading', { name: t('withdraw.cancelledTitle') }).waitFor();
  }));

/** As in Firefox where cookies and data of sites are blocked. Runs in the page. */
function keepNothing(): void {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(globalThis, name, { get: refuse });
  Object.defineProperty(globalThis, 'BroadcastChannel', { value: refuse });
}

it('a browser that keeps nothing of a site shows it, and lets a member in', () =>
  visit({ ...desktop, isFirstVisit: true }, async (one) => {
    const { page, t } = one;
    await page.addInitScript(keepNothing);
    await page.goto(smallPage);
    await press(one, page.getByRole('button', { name: t('shell.age.yes', { age: 18 }) }));
    await logIn(one, await openLogin(one), mira);
    await assertSignedIn(one);
  }));
