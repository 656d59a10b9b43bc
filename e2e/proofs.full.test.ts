import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dialog,
  assertSignedOut,
  logIn,
  mira,
  openDrawer,
  openLogin,
  press,
  sendLogin,
  signOut,
  dismissWelcomeDialog,
  write,
  type Credentials,
} from './harness/actions';
import { pressKeysTo } from './harness/keyboard';
import { enterPhoneCode, assertSignedIn, forgetCounts, keepPasswords, operate } from './harness/signIn';
import { desktop, smallPage, useSite, type Cell, type Visit } from './harness/visit';
import { everyCall } from './harness/watch';
import { stepOf, totpCode } from '../sandbox/services/session/totp';

const { visit, platform } = useSite({ isFresh: true });

let restorePassword: Awaited<ReturnType<typeof keepPasswords>>;
beforeAll(async () => {
  restorePassword = await keepPasswords(platform(), ['mira']);
});
beforeEach(() => forgetCounts(platform()));

const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };
const keys: Cell = { ...desktop, language: 'vi', isKeyboardOnly: true };
const cells = [desktop, phone, keys].map(
  (cell) => [`${cell.language}, ${cell.isKeyboardOnly ? 'keyboard' : cell.device}`, cell] as const,
);

const petra: Credentials = { username: 'petra', password: 'garden-gate' };

/** The six digits that an authenticator app shows now. */
async function codeOfApp(username: string): Promise<string> {
  const [kept] = await platform().query<{ secret: string }>(
    'SELECT secret FROM totp_secrets JOIN accounts ON accounts.id = account_id WHERE username = $1 LIMIT 1',
    [username],
  );
  return totpCode(kept?.secret ?? '', stepOf(new Date()));
}

/** Opens the change of password from the member's own menu. */
async function openChange(one: Visit, name: string) {
  const { page, t, cell } = one;
  const entry = { name: t('shell.account.changePassword') };
  if (cell.device === 'phone') {
    await press(one, (await openDrawer(one)).getByText(entry.name, { exact: true }));
  } else {
    await press(one, page.getByRole('button', { name: t('shell.account.accountMenu', { name }) }));
    await press(one, page.getByRole('menuitem', entry));
  }
  return dialog(one, t('session.password.changeTitle'));
}

describe.each(cells)('%s', (_, cell) => {
  it('a login from a new network is completed by the code of an authenticator app', () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      // Each code is taken once: an earlier test may have used that of this half minute.
      await platform().query('UPDATE totp_secrets SET last_step = 0');
      await page.goto(smallPage);
      await sendLogin(one, await openLogin(one), petra);
      const proof = await dialog(one, t('session.extra.title'));
      await press(one, proof.getByText(t('session.extra.google'), { exact: true }).first());
      const code = proof.getByRole('textbox', { name: t('session.extra.code'), exact: true });
      const confirm = proof.getByRole('button', { name: t('session.extra.confirm'), exact: true });
      await write(one, code, '000000');
      await press(one, confirm);
      await proof.getByText(t('error.loginProofWrong')).waitFor();
      await write(one, code, await codeOfApp('petra'));
      await press(one, confirm);
      await dismissWelcomeDialog(one, proof);
      await assertSignedIn(one);
    }));

  it('whoever wants to changes the password, and the old one opens nothing any more', () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await restorePassword('mira');
      const [old, fresh] = [mira.password, 'another-harbour'];
      await page.goto(smallPage);
      await logIn(one, await openLogin(one), mira);
      await assertSignedIn(one);
      const form = await openChange(one, 'Mira');
      const field = (id: 'old' | 'fresh' | 'repeat') =>
        form.getByRole('textbox', { name: t(`session.password.${id}`), exact: true });
      const save = form.getByRole('button', { name: t('session.password.change'), exact: true });
      await write(one, field('old'), 'not-my-password');
      for (const id of ['fresh', 'repeat'] as const) await write(one, field(id), fresh);
      await press(one, save);
      await form.getByText(t('error.passwordWrong')).waitFor();
      await write(one, field('old'), old);
      for (const id of ['fresh', 'repeat'] as const) await write(one, field(id), fresh);
      await press(one, save);
      const done = await dialog(one, t('session.password.changed'));
      await press(one, done.getByRole('button', { name: t('common.action.done') }));
      await done.waitFor({ state: 'detached' });
      // The focus is back where the way began, and Tab goes on from there.
      if (cell.isKeyboardOnly) {
        const menu = page.getByRole('button', { name: t('shell.account.accountMenu', { name: 'Mira' }) });
        await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
      }
      await signOut(one, 'Mira');
      await assertSignedOut(one);
      const again = await openLogin(one);
      await logIn(one, again, mira);
      await again.getByRole('alert').first().waitFor();
    }));
});

it.each(cells)('a forgotten password is mailed, once the slider was moved by the arrow keys: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await operate(platform(), 'human', 'fixed');
    await page.goto(smallPage);
    await press(one, (await openLogin(one)).getByRole('button', { name: t('session.login.forgot') }));
    const form = await dialog(one, t('session.forgot.title'));
    await write(one, form.getByRole('textbox', { name: t('common.label.username') }), 'mira');
    await write(one, form.getByRole('textbox', { name: t('session.form.email') }), 'mira@example.test');
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await pressKeysTo(page, slider);
    // Where the gap always lies while the platform is told so.
    for (let moved = 0; Number(await slider.inputValue()) < 140 && moved < 150; moved += 1)
      await page.keyboard.press('ArrowRight');
    await pressKeysTo(page, page.getByRole('button', { name: t('session.human.confirm') }));
    await page.keyboard.press('Enter');
    await page.getByText('mira@example.test').waitFor();
    await operate(platform(), 'human', 'puzzle');
  }),
);

describe('where Firebase sends the codes', () => {
  afterAll(() => operate(platform(), 'phoneAuth', false));

  it.each(cells.slice(0, 2))('a number logs in by them: %s', (_, cell) =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await operate(platform(), 'phoneAuth', true);
      const spoken: string[] = [];
      page.on('request', (request) => spoken.push(new URL(request.url()).pathname));
      await page.goto(smallPage);
      const login = await openLogin(one);
      await press(one, login.getByRole('radio', { name: t('session.login.bySms') }));
      // Each visitor a number of their own: the code of the first is still in the outbox.
      await enterPhoneCode(one, login, cell === phone ? '80000003' : '80000001', { isHumanAsked: false });
      await press(one, login.getByRole('button', { name: t('shell.common.logIn'), exact: true }));
      await dismissWelcomeDialog(one, login);
      await assertSignedIn(one);
      expect(spoken.some((path) => path.includes('sendVerificationCode'))).toBe(true);
    }),
  );
});
