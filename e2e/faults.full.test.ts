import { describe, expect, it } from 'vitest';
import { breakCalls, faults, hangCalls } from './harness/faults';
import { balance, dialog, logIn, mira, openLogin, openSlots, press, slotWall } from './harness/actions';
import { builtFile } from './harness/builtFile';
import { signInByApi } from './harness/session';
import { openedGame } from './harness/play';
import { desktop, smallPage, useSite, type Visit } from './harness/visit';
import { digitsOf } from './harness/wallet';
import { everyCall } from './harness/watch';

const { visit, platform } = useSite({ isFresh: true });

/** Words about a failure, with a way on beside them. */
async function expectWayOn({ page, t }: Visit, text: string): Promise<void> {
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: text }).first();
  await alert.waitFor({ timeout: 25_000 });
  await alert.getByRole('button', { name: t('ds.common.retry'), exact: true }).waitFor();
}

/** Presses every offer to try again until the home page has nothing left to complain about. */
async function retryUntilWell({ page, t }: Visit): Promise<void> {
  const main = page.getByRole('main');
  const retry = main.getByRole('button', { name: t('ds.common.retry'), exact: true });
  await expect
    .poll(
      async () => {
        if ((await retry.count()) > 0) {
          // It may go in the same moment, because another one's answer came.
          const press = retry.first().click({ timeout: 2_000 });
          await press.catch(() => undefined);
        }
        return main.getByRole('alert').count();
      },
      { timeout: 30_000 },
    )
    .toBe(0);
  const hot = main.getByRole('region', { name: t('home.section.hot') });
  await hot.getByRole('link').nth(3).waitFor();
}

// One visit for each fault, because most of a visit's time is its beginning.
it.each(faults)(
  'tells of a platform that $name, wherever that is met, and goes on when asked again',
  (fault) =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      const { answer, words } = fault;
      const main = page.getByRole('main');
      watch.allowRequestErrors(everyCall);

      await page.goto('/');
      const mendHome = await breakCalls(page, everyCall, answer);
      // Opened by its address, it brings answers along.
      await page.reload();
      await expectWayOn(one, t(words));
      await mendHome();
      await retryUntilWell(one);

      const login = await openLogin(one);
      const mendLogin = await breakCalls(page, everyCall, answer);
      await logIn(one, login, mira);
      await login.getByText(t(words)).waitFor();
      await mendLogin();
      await logIn(one, login, mira);
      await login.waitFor({ state: 'detached' });
      await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);

      const mendList = await breakCalls(page, /MCSFE_getGameList/, answer);
      const nav = page.getByRole('navigation', { name: t('shell.nav.games') });
      await nav.getByRole('link', { name: t('shell.gameType.RNG'), exact: true }).click();
      await expectWayOn(one, t(words));
      await mendList();
      await main
        .getByRole('button', { name: t('ds.common.retry') })
        .first()
        .click();
      const wall = await slotWall(one);

      const mendLaunch = await breakCalls(page, everyCall, answer);
      await wall.getByRole('link').first().click();
      await expectWayOn(one, t(words));
      await mendLaunch();
      await main.getByRole('button', { name: t('ds.common.retry') }).click();
      await openedGame(one);
    }),
);

it('gives a platform that never answers 15 seconds, then says so', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    const mend = await hangCalls(page, everyCall);
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').first().waitFor();
    await page.clock.fastForward(16_000);
    await expectWayOn(one, t('error.timeout'));
    await mend();
    await retryUntilWell(one);
  }));

it('gives code that does not come 120 seconds, then says so', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allow(/No answer within/);
    const file = builtFile('src/app/routes/hall.page.tsx');
    watch.allowRequestErrors(file);
    const mend = await hangCalls(page, file);
    await page.goto(smallPage);
    const nav = page.getByRole('navigation', { name: t('shell.nav.games') });
    await page.locator('.server-page').waitFor({ state: 'detached' });
    await page.clock.install();
    const asked = page.waitForRequest(file);
    await press(one, nav.getByRole('link', { name: t('shell.gameType.RNG'), exact: true }));
    await asked;
    await page.clock.fastForward(121_000);
    await page.getByRole('heading', { name: t('shell.start.chunkTitle') }).waitFor();
    await mend();
    await page.getByRole('button', { name: t('ds.common.retry') }).waitFor();
  }));

it.each([
  {
    part: 'the order of a hall',
    file: 'src/features/OpenedSelect.tsx',
    name: ({ t }: Visit) => t('slots.sort.label'),
  },
  {
    part: 'the menu of languages',
    file: 'src/app/routes/shell/LanguageMenuBinding.tsx',
    name: ({ t }: Visit) => t('shell.nav.language', { language: 'English' }),
  },
])('says that $part did not come, and leaves its button and the rest of the page', ({ file, name }) =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(/\/assets\//);
    watch.allow(/dynamically imported module/);
    await page.route(builtFile(file), (route) => route.abort());
    await page.goto('/rng');
    await page.locator('.server-page').waitFor({ state: 'detached' });
    const opener = page.getByRole('button', { name: name(one) });
    await opener.press('Enter');
    const alert = page.getByRole('alert').filter({ hasText: t('error.network') });
    await alert.getByRole('button', { name: t('ds.common.retry'), exact: true }).waitFor();
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('dragon');
    await main.getByRole('listitem').first().waitFor();
  }),
);

it('says on a page without notices, too, that a menu did not come', () =>
  visit(desktop, async ({ page, t, watch }) => {
    watch.allowRequestErrors(/\/assets\//);
    watch.allow(/dynamically imported module/);
    await page.route(builtFile('src/app/routes/shell/LanguageMenuBinding.tsx'), (route) => route.abort());
    await page.goto('/login');
    await page.locator('.server-page').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: t('shell.nav.language', { language: 'English' }) }).click();
    await page.getByRole('button', { name: t('ds.common.retry'), exact: true }).waitFor();
  }));

it('keeps the home page where what stands further down does not come', () =>
  visit(desktop, async ({ page, t, watch }) => {
    watch.allowRequestErrors(/\/assets\//);
    watch.allow(/dynamically imported module/);
    await page.route(builtFile('src/features/home/HomeModules.tsx'), (route) => route.abort());
    await page.goto('/');
    await page.locator('.server-page').waitFor({ state: 'detached' });
    const main = page.getByRole('main');
    const alert = main.getByRole('alert').filter({ hasText: t('error.network') });
    await alert.getByRole('button', { name: t('ds.common.retry'), exact: true }).waitFor();
    expect(await main.getByRole('alert').count()).toBe(1);
    await main.getByRole('heading', { level: 1 }).waitFor();
    await main
      .getByRole('link', { name: t('shell.gameType.RNG') })
      .first()
      .click();
    await page.waitForURL(/\/rng/);
  }));

it('says so when a game does not open, and opens it again', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(/\/play\//);
    await signInByApi(one, mira);
    await page.goto('/');
    const wall = await openSlots(one);
    await page.clock.install();
    const mend = await hangCalls(page, /\/play\//);
    await wall.getByRole('link').first().click();
    await page.getByText(t('game.frame.loading')).waitFor();
    // The same words show while the game is launched; its 8 s begin with its frame.
    await page.locator('iframe').waitFor({ state: 'attached' });
    await page.clock.fastForward(16_000);
    await page.getByText(t('game.frame.slow')).waitFor();
    await mend();
    await page.getByRole('button', { name: t('game.frame.reopen') }).click();
    await openedGame(one);
  }));

it('says that the balance could not be had, and does not spin for ever', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await page.goto(smallPage);
    const mend = await breakCalls(page, /wallets\/balance/, (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{"success":false}' }),
    );
    await logIn(one, await openLogin(one), mira);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByText(t('error.server')).first().waitFor();
    await expect
      .poll(() => balance(one).getByText(t('ds.money.updating')).count(), { timeout: 10_000 })
      .toBe(0);
    await mend();
    await balance(one)
      .getByRole('button', { name: t('shell.account.refreshBalance') })
      .click();
    await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
  }));

describe('a session that ends', () => {
  it('in the middle of a visit says why, and leads to the login', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await signInByApi(one, mira);
      await page.goto(smallPage);
      await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
      await platform().query(
        "UPDATE sessions SET ended_at = created_at, ended_reason = 'idle' WHERE ended_at IS NULL",
      );
      // Nobody presses anything: the platform tells.
      const ended = page.getByRole('alertdialog', { name: t('session.ended.title') });
      await ended.getByText(t('session.ended.idle')).waitFor();
      await ended.getByRole('button', { name: t('session.ended.login') }).click();
      const login = await dialog(one, t('shell.common.logIn'));
      await logIn(one, login, mira);
      await login.waitFor({ state: 'detached' });
      await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
    }));

  it('because somebody signed in elsewhere says that', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await signInByApi(one, mira);
      await page.goto(smallPage);
      await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1_248_025n);
      await visit(desktop, async (other) => {
        await signInByApi(other, mira);
      });
      // Nobody presses anything: the platform tells.
      const ended = page.getByRole('alertdialog', { name: t('session.ended.elsewhereTitle') });
      await ended.getByText(t('session.ended.elsewhere')).waitFor();
    }));
});
