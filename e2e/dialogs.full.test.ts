import { afterEach, describe, expect, it } from 'vitest';
import { builtFile } from './harness/builtFile';
import { dialog, logIn, mira, openLogin, press, register } from './harness/actions';
import { signInByApi } from './harness/session';
import { assertSignedIn } from './harness/signIn';
import { chooseLanguage, homeIsThere } from './harness/steps';
import { desktop, useSite, type Cell, type Visit } from './harness/visit';
import { everyCall } from './harness/watch';
import { words } from './harness/words';

const { visit, platform } = useSite({ isFresh: true });
const cells: Cell[] = [desktop, { language: 'vi', theme: 'light', device: 'phone' }];

describe('an announcement that the operator lets pop up', () => {
  const titles = { en: /^Bank transfers rest/, vi: /^Chuyển khoản ngân hàng/ };
  const popUp = async (isUp: boolean) => {
    await platform().query(`UPDATE announcements SET ends_at = ${isUp ? 'NULL' : 'now()'} WHERE type = 'PU'`);
    // A page is kept for half a minute, with what it said then.
    await platform().moveOn(1 / 1_440);
  };
  afterEach(() => popUp(false));

  it.each(cells)('is read once a visit: $language, $device', (cell) =>
    visit(cell, async (one) => {
      const { page, t, context } = one;
      await popUp(true);
      await page.goto('/');
      const popup = page.getByRole('dialog', { name: titles[cell.language as keyof typeof titles] });
      const close = popup.getByRole('button', { name: t('shell.popup.close'), exact: true });
      await close.waitFor();
      // The keyboard is where it is read and closed.
      await expect.poll(() => close.evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await popup.waitFor({ state: 'detached' });
      await page.reload();
      await homeIsThere(one);
      expect(await popup.count()).toBe(0);

      const later = await context.newPage();
      await later.goto('/');
      const again = later.getByRole('dialog', { name: titles[cell.language as keyof typeof titles] });
      await press(one, again.getByRole('link', { name: t('shell.popup.all'), exact: true }));
      await later.getByRole('heading', { level: 1, name: t('content.notices.title') }).waitFor();
      await again.waitFor({ state: 'detached' });
      expect(new URL(later.url()).pathname).toBe('/noticePage');
    }),
  );

  it('waits until a login is over, whose greeting says it', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await popUp(true);
      await page.goto('/login');
      const login = page.getByRole('main');
      await login.getByRole('heading', { level: 1, name: t('shell.common.logIn') }).waitFor();
      const popup = page.getByRole('dialog', { name: titles.en });
      expect(await popup.count()).toBe(0);
      await login.getByRole('textbox', { name: t('common.label.username') }).fill(mira.username);
      await login.getByRole('textbox', { name: t('session.form.password'), exact: true }).fill(mira.password);
      await page.keyboard.press('Enter');
      await page.getByText('What you send in these hours is booked right after.', { exact: false }).waitFor();
      const goOn = page.getByRole('button', { name: t('common.action.continue'), exact: true });
      await goOn.click();
      await goOn.waitFor({ state: 'detached' });
      await assertSignedIn(one);
      expect(await popup.count()).toBe(0);
    }));
});

describe('a trial account', () => {
  async function tryFree(one: Visit): Promise<void> {
    const { page, t } = one;
    await page.goto('/');
    const card = page.getByRole('main').getByRole('button', { name: t('shell.common.freePlay') });
    await press(one, card.first());
    await assertSignedIn(one);
  }
  const liveTile = ({ page, t }: Visit) =>
    page
      .getByRole('list', { name: t('shell.gameType.LIVE'), exact: true })
      .getByRole('link')
      .first();

  it.each(cells)('is asked for a real one, and gets the game with it: $language, $device', (cell) =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await tryFree(one);
      await page.goto('/live');
      // A table opens at once, also by a tap.
      await press(one, liveTile(one));
      const question = page.getByRole('alertdialog', { name: t('session.form.guestTitle') });
      await press(one, question.getByRole('button', { name: t('shell.common.createAccount'), exact: true }));
      const form = await dialog(one, t('shell.common.createAccount'));
      const who = { username: `real${cell.language}${cell.device}`, password: 'harbour-lantern-9' };
      await register(one, form, who);
      await page.waitForURL(/\/game\?/);
      // A game has the whole window of a phone.
      await page.goto('/');
      await assertSignedIn(one);
    }),
  );

  it('is told so on the page of a game, with a way back', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await tryFree(one);
      const [game] = await platform().query<{ id: string; vassalage: string }>(
        'SELECT id, vassalage FROM games WHERE NOT free_play ORDER BY id LIMIT 1',
      );
      await page.goto(`/game?${new URLSearchParams(game).toString()}`);
      const question = page.getByRole('alertdialog', { name: t('session.form.guestTitle') });
      await question.getByRole('button', { name: t('ds.common.cancel'), exact: true }).click();
      await question.waitFor({ state: 'detached' });
      await page.getByText(t('error.guestBlocked')).waitFor();
      await page
        .getByRole('button', { name: t('game.frame.back'), exact: true })
        .first()
        .click();
      await page.waitForURL(/\/rng$/);
    }));
});

describe('a dialog whose code cannot be had', () => {
  it.each([
    ['what binds the dialogs to the site', 'src/app/routes/Dialogs.tsx'],
    ['the dialog itself', 'src/features/session/LoginDialog.tsx'],
  ])('says so, and opens once the page was loaded anew: %s', (_, source) =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(/\/assets\//);
      watch.allow(/dynamically imported module/);
      const address = builtFile(source);
      await page.route(address, (route) => route.abort('connectionreset'));
      await page.goto('/');
      await homeIsThere(one);
      const opener = page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.common.logIn'), exact: true });
      await opener.click();
      const notice = page.getByRole('alert').filter({ hasText: t('error.network') });
      await notice.waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      // The page is still there to be used.
      await homeIsThere(one);
      await page.unroute(address);
      await notice.getByRole('button', { name: t('ds.common.retry') }).click();
      await notice.waitFor({ state: 'detached' });
      await homeIsThere(one);
      await logIn(one, await openLogin(one), mira);
      await assertSignedIn(one);
    }),
  );
});

it('each address of the site is measured, and leads there', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allow(/https:\/\/(?:near|far|gone)\.example\//);
    await platform().query(
      `UPDATE settings SET value = '["near.example", "far.example", "gone.example"]' WHERE key = 'domains'`,
    );
    await page.route(/^https:\/\/near\.example\//, (route) => route.fulfill({ status: 200 }));
    await page.route(/^https:\/\/far\.example\//, (route) => route.fulfill({ status: 200 }));
    await page.route(/^https:\/\/gone\.example\//, (route) => route.abort('namenotresolved'));
    await page.goto('/lines');
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('near.example')
      .getByText(/\d ms$/)
      .waitFor();
    await row('far.example')
      .getByText(/\d ms$/)
      .waitFor();
    await row('gone.example').getByText(t('line.unreachable')).waitFor();
    await row(new URL(platform().siteOrigin).host).getByText(t('line.current')).waitFor();
    expect(await page.getByText(t('line.fastest'), { exact: true }).count()).toBe(1);
    const way = row('near.example').getByRole('link');
    expect(await way.getAttribute('href')).toBe('https://near.example/');
    await platform().query(`UPDATE settings SET value = '[]' WHERE key = 'domains'`);
  }));

it('the platform hears which language a member chooses, and is not waited for', () =>
  visit(desktop, async (one) => {
    const { page, watch } = one;
    watch.allowRequestErrors(everyCall);
    const known = async () => {
      const [row] = await platform().query<{ language: string }>(
        "SELECT language FROM accounts WHERE username_key = 'mira' AND merchant_code = 'aurora'",
      );
      return row?.language;
    };
    await signInByApi(one, mira);
    await page.goto('/');
    await assertSignedIn(one);
    await chooseLanguage(one, 'vi');
    await expect.poll(known).toBe('vi');
    await page.route(/MCSFE_updateLanguage/, (route) => route.abort('connectionrefused'));
    await chooseLanguage({ ...one, cell: { ...one.cell, language: 'vi' }, t: words('vi') }, 'en');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    expect(await known()).toBe('vi');
  }));
