import { describe, expect, it } from 'vitest';
import {
  dialog,
  assertSignedOut,
  logIn,
  openLogin,
  openRegister,
  openSlots,
  playGame,
  press,
  balance,
  register,
  signOut,
  slotWall,
} from './harness/actions';
import { openedGame, spin } from './harness/play';
import { knowCaptcha } from './harness/captcha';
import { listenToReact, rendersSoFar } from './harness/renders';
import {
  chooseLanguage,
  assertAmountInWords,
  assertBalance,
  waitForMoreThan,
  assertNoSidewaysScroll,
  flipTheme,
  hideAndShow,
  lookAround,
  playAndCompare,
} from './harness/steps';
import { chosen, useSite, type Cell } from './harness/visit';
import { balanceByApi } from './harness/wallet';
import { words } from './harness/words';

/** Each language, look and device once: what they have to do with one another, stories show. */
const cells: Cell[] = [
  { language: 'en', theme: 'dark', device: 'desktop' },
  { language: 'vi', theme: 'light', device: 'phone' },
];

const { visit, platform } = useSite({ isFresh: true });
const password = 'harbour-lantern-9';

const named = cells.map((cell) => [`${cell.language}, ${cell.theme}, ${cell.device}`, cell] as const);

describe.each(chosen(named))('a visitor: %s', (_, cell) => {
  const username = `guest${cell.language}${cell.device}`.slice(0, 16);
  const who = { username, password };

  it('finds everything on the home page', () =>
    visit(cell, async (one) => {
      const { page, t } = one;
      await page.goto('/');
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.locator('html').getAttribute('data-theme')).toBe(cell.theme);
      expect(await page.locator('html').getAttribute('lang')).toBe(cell.language);

      const slides = main.getByRole('region', { name: t('home.hero.label') });
      await waitForMoreThan(1, slides.getByRole('group'));
      const notices = main.getByRole('group', { name: t('home.notice.label') });
      await waitForMoreThan(0, notices.getByRole('link'));
      for (const id of ['home.section.hot', 'home.section.results', 'shell.common.promotions'] as const)
        await main.getByRole('heading', { name: t(id), exact: true }).waitFor();
      const hot = main.getByRole('region', { name: t('home.section.hot') }).last();
      await waitForMoreThan(3, hot.getByRole('link'));
      const winners = main.getByRole('region', { name: t('home.section.wins') });
      await waitForMoreThan(2, winners.getByText('***').or(winners.getByText('*')));
      const results = main.getByRole('region', { name: t('home.section.results') });
      await waitForMoreThan(3, results.getByRole('timer'));

      const footer = page.getByRole('contentinfo');
      const providers = footer.getByRole('list', { name: t('shell.footer.providers') });
      await waitForMoreThan(6, providers.getByRole('link'));
      if (cell.device === 'desktop') {
        const games = page.getByRole('navigation', { name: t('shell.nav.games') });
        for (const id of ['shell.gameType.RNG', 'shell.gameType.LIVE', 'shell.gameType.SPORTS'] as const)
          await games.getByRole('link', { name: t(id), exact: true }).waitFor();
        await page.getByRole('complementary', { name: t('shell.service.label') }).waitFor();
      } else {
        const tabs = page.getByRole('navigation', { name: t('shell.nav.main') });
        await tabs.getByRole('link', { name: t('shell.nav.home'), exact: true }).waitFor();
      }
      await assertNoSidewaysScroll(one);
    }));

  it('changes the look without a render, and the language without a reload', () =>
    visit(cell, async (one) => {
      const { page, context } = one;
      await listenToReact(context);
      await page.goto('/');
      await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
      expect(await rendersSoFar(page)).toBeGreaterThan(100);
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

      const html = page.locator('html');
      const before = await html.getAttribute('data-theme');
      const ground = (): Promise<string> => html.evaluate((root) => getComputedStyle(root).backgroundColor);
      const groundBefore = await ground();
      await flipTheme(one);
      const after = await html.getAttribute('data-theme');
      expect(after).not.toBe(before);
      expect(await ground()).not.toBe(groundBefore);

      const other = cell.language === 'en' ? 'vi' : 'en';
      await chooseLanguage(one, other);
      const said = words(other);
      await page
        .getByRole('heading', { name: said('home.section.hot'), exact: true })
        .first()
        .waitFor();
      expect(await html.getAttribute('lang')).toBe(other);
      expect(await html.getAttribute('dir')).toBe('ltr');
      // 10,000 games are written with the separator of the language.
      const count = other === 'en' ? /\d,\d{3}/ : /\d\.\d{3}/;
      await expect.poll(() => page.getByRole('main').innerText()).toMatch(count);
      expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);

      await page.reload();
      await page
        .getByRole('heading', { name: said('home.section.hot'), exact: true })
        .first()
        .waitFor();
      expect(await html.getAttribute('data-theme')).toBe(after);
    }));

  it('registers, finds a game, plays, and signs out and in again', { timeout: 240_000 }, () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      await page.goto('/');
      await register(one, await openRegister(one), who);
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      const start = await assertBalance(one, username);
      expect(start).toBe(100_000n);
      await assertAmountInWords(one);
      await hideAndShow(one);
      await press(one, balance(one).getByRole('button', { name: t('shell.account.refreshBalance') }));
      await assertBalance(one, username);
      await page.reload();
      await assertBalance(one, username);

      const wall = await openSlots(one);
      await expect.poll(() => page.title()).toBe(`${t('shell.gameType.RNG')} · Aurora`);
      await lookAround(one, wall);
      await playAndCompare(one, username);

      await signOut(one, username);
      await assertSignedOut(one);

      watch.allowRequestErrors(/\/wps\//);
      const login = await openLogin(one);
      await logIn(one, login, { username, password: 'not-the-password' });
      await login.getByText(t('error.loginRejected')).waitFor();
      await login.getByRole('textbox', { name: t('session.form.captcha') }).waitFor();
      await login.getByRole('img', { name: t('session.form.captchaImage') }).waitFor();
      await logIn(one, login, who, await knowCaptcha(one));
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await assertBalance(one, username);
    }),
  );

  it('is asked to log in before a game, and then gets the game', () =>
    visit(cell, async (one) => {
      const { page, t } = one;
      await page.goto('/rng');
      const wall = await slotWall(one);
      const tile = wall.getByRole('link').first();
      const name = await tile.innerText();
      await playGame(one, tile);
      const login = await dialog(one, t('shell.common.logIn'));
      await login.getByText(t('error.sessionMissing')).waitFor();
      await logIn(one, login, who);
      await page.getByRole('region', { name, exact: true }).waitFor();
      await openedGame(one);
    }));

  it('plays free with trial money', () =>
    visit(cell, async (one) => {
      const { page, t } = one;
      await page.goto('/');
      const card = page.getByRole('main').getByRole('button', { name: t('shell.common.freePlay') });
      await press(one, card.first());
      await page.getByRole('heading', { name: t('home.member.continueTitle') }).waitFor();
      expect(await balanceByApi(page)).toBe(1_000_000n);
      await openSlots(one);
      const wall = await slotWall(one);
      await playGame(one, wall.getByRole('link').first());
      const frame = await openedGame(one);
      const round = await spin(one, frame);
      expect(round.balance).toBe(1_000_000n - round.stake + round.win);
      // Its own account alone: the platform's jobs post to the books of others at any moment.
      const books = await platform().query<{ money: string }>(
        `SELECT DISTINCT w.money FROM ledger_entries e JOIN ledger_accounts w ON w.id = e.account_id
         WHERE e.transaction_id IN (
           SELECT own.transaction_id FROM ledger_entries own JOIN ledger_accounts a ON a.id = own.account_id
           WHERE a.owner_id = (SELECT id FROM accounts WHERE type = 4 ORDER BY created_at DESC LIMIT 1))`,
      );
      expect(books).toEqual([{ money: 'play' }]);
      // The way back, a phone's in the bar of the site, is one press, and nothing is asked.
      if (cell.device === 'phone') await press(one, page.getByRole('button', { name: t('game.frame.back') }));
      else await frame.locator('[data-act="lobby"]').first().click();
      await slotWall(one);
    }));
});

it('keeps the books in order and no breach of the policy was reported', async () => {
  const sums = await platform().query<{ sum: bigint }>(
    `SELECT sum(e.amount)::bigint AS sum FROM ledger_entries e JOIN ledger_accounts w ON w.id = e.account_id
     GROUP BY w.currency, w.money HAVING sum(e.amount) <> 0`,
  );
  expect(sums).toEqual([]);
  expect(await platform().cspReports()).toEqual({ count: 0, latest: [] });
});
