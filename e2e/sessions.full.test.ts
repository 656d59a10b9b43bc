import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  dialog,
  assertSignedOut,
  logIn,
  mira,
  openLogin,
  openRegister,
  solveHumanVerification,
  press,
  sendLogin,
  signOut,
  skipFirstLimit,
  dismissWelcomeDialog,
  write,
} from './harness/actions';
import { pressKeysTo, typeInto } from './harness/keyboard';
import {
  codeSentTo,
  enterPhoneCode,
  assertFocusOnAccount,
  assertSignedIn,
  forgetCounts,
  keepPasswords,
} from './harness/signIn';
import { desktop, smallPage, useSite, type Cell } from './harness/visit';
import { everyCall } from './harness/watch';

const { visit, platform } = useSite({ isFresh: true });

let restorePassword: Awaited<ReturnType<typeof keepPasswords>>;
beforeAll(async () => {
  restorePassword = await keepPasswords(platform(), ['nina']);
});
beforeEach(() => forgetCounts(platform()));

const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };
const keys: Cell = { ...desktop, isKeyboardOnly: true };
const nameOf = ({ language, device, isKeyboardOnly }: Cell): string =>
  `${language}, ${isKeyboardOnly ? 'keyboard' : device}`;
/** Who walks each flow: in two languages, on a desktop and a phone, and with nothing but a keyboard. */
const everyone = [desktop, phone, { ...keys, language: 'vi' as const }].map(
  (cell) => [nameOf(cell), cell] as const,
);

const cells: { cell: Cell; number: string; fresh: string; password: string }[] = [
  { cell: desktop, number: '80000001', fresh: '80001111', password: 'seven-lanterns-ahoy' },
  {
    cell: phone,
    number: '80000003',
    fresh: '80001112',
    password: 'eight-lanterns-ahoy',
  },
  // The account that is made here is the one that logs in, and forgets.
  { cell: keys, number: '80001113', fresh: '80001113', password: 'ten-lanterns-ahoy' },
];
const named = cells.map((one) => [nameOf(one.cell), one] as const);

describe.each(named)('by phone, %s', (_, { cell, number, fresh, password }) => {
  it('a number makes an account', () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await page.goto(smallPage);
      const form = await openRegister(one);
      await press(one, form.getByRole('radio', { name: t('common.label.mobileNumber') }));
      await enterPhoneCode(one, form, fresh);
      for (const id of ['session.form.password', 'session.form.confirmPassword'] as const)
        await write(one, form.getByRole('textbox', { name: t(id), exact: true }), password);
      await press(one, form.getByText(t('session.form.age', { age: 18 })));
      await press(one, form.getByRole('button', { name: t('shell.common.createAccount'), exact: true }));
      await solveHumanVerification(one);
      await skipFirstLimit(one);
      await assertSignedIn(one);
    }));

  it('a code logs in', () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await page.goto(smallPage);
      const login = await openLogin(one);
      await press(one, login.getByRole('radio', { name: t('session.login.bySms') }));
      await enterPhoneCode(one, login, number);
      await login.getByRole('button', { name: /\d/, disabled: true }).waitFor();
      await press(one, login.getByRole('button', { name: t('shell.common.logIn'), exact: true }));
      await dismissWelcomeDialog(one, login);
      await assertSignedIn(one);
    }));

  it('a forgotten password is replaced, and signs in', () =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await page.goto(smallPage);
      const login = await openLogin(one);
      await press(one, login.getByRole('button', { name: t('session.login.forgot') }));
      const form = await dialog(one, t('session.forgot.title'));
      await press(one, form.getByRole('radio', { name: t('session.forgot.byMobile') }));
      await enterPhoneCode(one, form, number);
      for (const id of ['session.password.fresh', 'session.password.repeat'] as const)
        await write(one, form.getByRole('textbox', { name: t(id), exact: true }), password);
      await press(one, form.getByRole('button', { name: t('session.forgot.save'), exact: true }));
      if (number === '80000003') {
        // This account is asked for one more proof whenever it logs in by its password.
        const proof = await dialog(one, t('session.extra.title'));
        await press(one, proof.getByText(t('session.extra.bankName'), { exact: true }));
        await write(one, proof.getByRole('textbox', { name: t('session.extra.bankName') }), 'Petra Lindgren');
        await press(one, proof.getByRole('button', { name: t('session.extra.confirm'), exact: true }));
        await dismissWelcomeDialog(one, proof);
      } else await dismissWelcomeDialog(one, form);
      await assertSignedIn(one);
    }));
});

it.each(everyone)('a login from a new network is completed by the code of a mail: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await page.goto(smallPage);
    await platform().query("DELETE FROM outbox WHERE channel = 'mail'");
    await sendLogin(one, await openLogin(one), { username: 'petra', password: 'eight-lanterns-ahoy' });
    const proof = await dialog(one, t('session.extra.title'));
    await press(one, proof.getByText(t('session.extra.email')).first());
    await press(one, proof.getByRole('button', { name: t('session.code.send'), exact: true }));
    await proof.getByRole('button', { name: /\d/, disabled: true }).waitFor();
    const answer = proof.getByRole('textbox', { name: t('session.extra.code'), exact: true });
    const confirm = proof.getByRole('button', { name: t('session.extra.confirm'), exact: true });
    await write(one, answer, '000000');
    await press(one, confirm);
    await proof.getByText(t('error.smsCodeWrong')).waitFor();
    await write(one, answer, await codeSentTo(platform(), 'petra@example.test'));
    await press(one, confirm);
    await dismissWelcomeDialog(one, proof);
    await assertSignedIn(one);
  }),
);

it.each(everyone)('a first login has to choose a password, also after a reload: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await restorePassword('nina');
    await page.goto(smallPage);
    await sendLogin(one, await openLogin(one), { username: 'nina', password: 'first-morning' });
    await dialog(one, t('session.password.forcedTitle'));
    await page.reload();
    const forced = await dialog(one, t('session.password.forcedTitle'));
    await page.keyboard.press('Escape');
    await forced.getByText(t('session.password.needed')).waitFor();
    const fresh = forced.getByRole('textbox', { name: t('session.password.fresh'), exact: true });
    const fields = [fresh, forced.getByRole('textbox', { name: t('session.password.repeat'), exact: true })];
    const save = forced.getByRole('button', { name: t('session.password.change'), exact: true });
    for (const field of fields) await write(one, field, 'harbour');
    await press(one, save);
    await fresh.waitFor();
    for (const field of fields) await write(one, field, 'nine-lanterns-ahoy');
    await press(one, save);
    const done = await dialog(one, t('session.password.changed'));
    await press(one, done.getByRole('button', { name: t('common.action.done') }));
    await assertSignedIn(one);
    await signOut(one, 'Nina');
    await assertSignedOut(one);
  }),
);

it.each(everyone)(
  'a new password in place of one that is too old is asked for, and may wait: %s',
  (_, cell) =>
    visit(cell, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await page.goto(smallPage);
      await sendLogin(one, await openLogin(one), { username: 'oskar', password: 'autumn-ledger' });
      const old = await dialog(one, t('session.password.forcedTitle'));
      await old.getByText(t('session.password.expired')).waitFor();
      await press(one, old.getByRole('button', { name: t('common.action.notNow'), exact: true }));
      await old.waitFor({ state: 'detached' });
      await assertSignedIn(one);
    }),
);

it.each(everyone)('tabs are in step: in, new, and out: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page, context, watch } = one;
    watch.allowRequestErrors(everyCall);
    await page.goto(smallPage);
    const other = { ...one, page: await context.newPage() };
    await other.page.goto(smallPage);
    await other.page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    // Nobody logs in where they do not look, and Firefox draws no tab behind another.
    await page.bringToFront();
    await logIn(one, await openLogin(one), { ...mira, password: 'seven-lanterns-ahoy' });
    await assertFocusOnAccount(one, 'Mira');
    await assertSignedIn(other);
    const third = { ...one, page: await context.newPage() };
    await third.page.goto('/rng');
    await assertSignedIn(third);
    await signOut(one, 'Mira');
    const from = Date.now();
    for (const each of [other, third]) await assertSignedOut(each);
    expect(Date.now() - from).toBeLessThan(1_000);
  }),
);

it.each(everyone)('a browser that was asked to remember lets the account in again: %s', (_, cell) =>
  visit(cell, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    const spoken: string[] = [];
    const secret = 'seven-lanterns-ahoy';
    page.on('request', (request) => spoken.push(request.url(), request.postData() ?? ''));
    page.on('console', (message) => spoken.push(message.text()));
    await page.goto(smallPage);
    const login = await openLogin(one);
    await press(one, login.getByText(t('session.login.remember')));
    await logIn(one, login, { ...mira, password: secret });
    await assertSignedIn(one);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect([...spoken, kept].filter((text) => text.includes(secret))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const again = await openLogin(one);
    await press(one, again.getByRole('button', { name: /\*/ }));
    await dismissWelcomeDialog(one, again);
    await assertSignedIn(one);
  }),
);

it('nothing but the keyboard is needed to register and to log in', () =>
  visit(desktop, async (one) => {
    const { page, t, watch } = one;
    watch.allowRequestErrors(everyCall);
    await page.goto(smallPage);
    const header = page.getByRole('banner');
    await pressKeysTo(page, header.getByRole('button', { name: t('shell.account.register') }));
    await page.keyboard.press('Enter');
    const form = await dialog(one, t('shell.common.createAccount'));
    const field = (place: typeof form, name: string) => place.getByRole('textbox', { name, exact: true });
    await typeInto(page, field(form, t('common.label.username')), 'keyboardist');
    await typeInto(page, field(form, t('session.form.password')), 'harbour-lantern-9');
    await typeInto(page, field(form, t('session.form.confirmPassword')), 'harbour-lantern-9');
    await pressKeysTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    const submit = form.getByRole('button', { name: t('shell.common.createAccount'), exact: true });
    await pressKeysTo(page, submit);
    await page.keyboard.press('Enter');
    await pressKeysTo(page, form.getByRole('button', { name: t('session.human.alternative') }));
    await page.keyboard.press('Enter');
    const offer = await dialog(one, t('safer.first.title'));
    await pressKeysTo(page, offer.getByRole('button', { name: t('safer.first.skip'), exact: true }));
    await page.keyboard.press('Enter');
    const question = await dialog(one, t('safer.first.sure'));
    await pressKeysTo(page, question.getByRole('button', { name: t('safer.first.sureYes'), exact: true }));
    await page.keyboard.press('Enter');
    await assertSignedIn(one);

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await pressKeysTo(page, header.getByRole('button', { name: t('shell.common.logIn'), exact: true }));
    await page.keyboard.press('Enter');
    const login = await dialog(one, t('shell.common.logIn'));
    await expect
      .poll(() => field(login, t('common.label.username')).evaluate((box) => box === document.activeElement))
      .toBe(true);
    await page.keyboard.type('keyboardist');
    await typeInto(page, field(login, t('session.form.password')), 'harbour-lantern-9');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: t('common.action.continue'), exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await assertSignedIn(one);
  }));
