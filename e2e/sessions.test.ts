import { beforeEach, describe, expect, it } from 'vitest';
import {
  dialog,
  expectSignedOut,
  logIn,
  openLogin,
  openRegister,
  press,
  signOut,
  takeGreeting,
} from './harness/hands';
import { pressKeysTo, typeInto } from './harness/keyboard';
import { codeSentTo, enterPhoneCode, expectSignedIn, forgetCounts, operate } from './harness/signIn';
import { desktop, useSite, type Cell } from './harness/visit';

const { visit, platform } = useSite();
const everyCall = /\/wps\/|\/lgw\//;
const mira = { username: 'mira', password: 'harbour-light' };

beforeEach(() => forgetCounts(platform()));

const cells: { cell: Cell; number: string; fresh: string; password: string }[] = [
  { cell: desktop, number: '80000001', fresh: '80001111', password: 'seven-lanterns-ahoy' },
  {
    cell: { language: 'vi', theme: 'light', device: 'phone' },
    number: '80000003',
    fresh: '80001112',
    password: 'eight-lanterns-ahoy',
  },
];

describe.each(cells)('by phone, $cell.language, $cell.device', ({ cell, number, fresh, password }) => {
  it('a code logs in', () =>
    visit(cell, async (one) => {
      const { page, say, watch } = one;
      watch.expect(everyCall);
      await page.goto('/');
      const login = await openLogin(one);
      await press(one, login.getByRole('radio', { name: say('session.login.bySms') }));
      await enterPhoneCode(one, login, number);
      await login.getByRole('button', { name: /\d/, disabled: true }).waitFor();
      await press(one, login.getByRole('button', { name: say('session.form.login'), exact: true }));
      await takeGreeting(one, login);
      await expectSignedIn(one);
    }));

  it('a number makes an account', () =>
    visit(cell, async (one) => {
      const { page, say, watch } = one;
      watch.expect(everyCall);
      await page.goto('/');
      const form = await openRegister(one);
      await press(one, form.getByRole('radio', { name: say('session.register.byMobile') }));
      await enterPhoneCode(one, form, fresh);
      for (const id of ['session.form.password', 'session.form.confirmPassword'] as const)
        await form.getByRole('textbox', { name: say(id), exact: true }).fill(password);
      await press(one, form.getByText(say('session.form.age', { age: 18 })));
      await press(one, form.getByRole('button', { name: say('session.form.createAccount'), exact: true }));
      await expectSignedIn(one);
    }));

  it('a forgotten password is replaced, and signs in', () =>
    visit(cell, async (one) => {
      const { page, say, watch } = one;
      watch.expect(everyCall);
      await page.goto('/');
      const login = await openLogin(one);
      await press(one, login.getByRole('link', { name: say('session.login.forgot') }));
      const form = await dialog(one, say('session.forgot.title'));
      await press(one, form.getByRole('radio', { name: say('session.forgot.byMobile') }));
      await enterPhoneCode(one, form, number);
      for (const id of ['session.password.fresh', 'session.password.repeat'] as const)
        await form.getByRole('textbox', { name: say(id), exact: true }).fill(password);
      await press(one, form.getByRole('button', { name: say('session.forgot.save'), exact: true }));
      if (number === '80000003') {
        // This account is asked for one more proof whenever it logs in by its password.
        const proof = await dialog(one, say('session.extra.title'));
        await press(one, proof.getByText(say('session.extra.bankName'), { exact: true }));
        await proof.getByRole('textbox', { name: say('session.extra.bankName') }).fill('Petra Lindgren');
        await press(one, proof.getByRole('button', { name: say('session.extra.confirm'), exact: true }));
        await takeGreeting(one, proof);
      } else await takeGreeting(one, form);
      await expectSignedIn(one);
    }));
});

it('a login from a new network is completed by the code of a mail', () =>
  visit(desktop, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    await page.goto('/');
    await platform().query("DELETE FROM outbox WHERE channel = 'mail'");
    const login = await openLogin(one);
    const field = (id: 'session.form.username' | 'session.form.password') =>
      login.getByRole('textbox', { name: say(id), exact: true });
    await field('session.form.username').fill('petra');
    await field('session.form.password').fill('eight-lanterns-ahoy');
    await login.getByRole('button', { name: say('session.form.login'), exact: true }).click();
    const proof = await dialog(one, say('session.extra.title'));
    await proof.getByText(say('session.extra.email')).first().click();
    await proof.getByRole('button', { name: say('session.code.send'), exact: true }).click();
    await proof.getByRole('button', { name: /\d/, disabled: true }).waitFor();
    const answer = proof.getByRole('textbox', { name: say('session.extra.code'), exact: true });
    await answer.fill('000000');
    await proof.getByRole('button', { name: say('session.extra.confirm'), exact: true }).click();
    await proof.getByText(say('error.smsCodeWrong')).waitFor();
    await answer.fill(await codeSentTo(platform(), 'petra@example.test'));
    await proof.getByRole('button', { name: say('session.extra.confirm'), exact: true }).click();
    await takeGreeting(one, proof);
    await expectSignedIn(one);
  }));

it('a first login has to choose a password, also after the page was loaded anew', () =>
  visit(desktop, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    await page.goto('/');
    const login = await openLogin(one);
    await login.getByRole('textbox', { name: say('session.form.username') }).fill('nina');
    await login
      .getByRole('textbox', { name: say('session.form.password'), exact: true })
      .fill('first-morning');
    await login.getByRole('button', { name: say('session.form.login'), exact: true }).click();
    await dialog(one, say('session.password.forcedTitle'));
    await page.reload();
    const forced = await dialog(one, say('session.password.forcedTitle'));
    await page.keyboard.press('Escape');
    await forced.getByText(say('session.password.needed')).waitFor();
    for (const id of ['session.password.fresh', 'session.password.repeat'] as const)
      await forced.getByRole('textbox', { name: say(id), exact: true }).fill('harbour');
    const save = forced.getByRole('button', { name: say('session.password.change'), exact: true });
    await save.click();
    await forced.getByRole('textbox', { name: say('session.password.fresh'), exact: true }).waitFor();
    for (const id of ['session.password.fresh', 'session.password.repeat'] as const)
      await forced.getByRole('textbox', { name: say(id), exact: true }).fill('nine-lanterns-ahoy');
    await save.click();
    const done = await dialog(one, say('session.password.changed'));
    await done.getByRole('button', { name: say('session.password.done') }).click();
    await expectSignedIn(one);
  }));

it('two tabs are in step: in, new, and out', () =>
  visit(desktop, async (one) => {
    const { page, context, watch } = one;
    watch.expect(everyCall);
    await page.goto('/');
    const other = { ...one, page: await context.newPage() };
    await other.page.goto('/');
    await other.page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
    await logIn(one, await openLogin(one), { ...mira, password: 'seven-lanterns-ahoy' });
    await expectSignedIn(other);
    const third = { ...one, page: await context.newPage() };
    await third.page.goto('/rng');
    await expectSignedIn(third);
    await signOut(one, 'Mira');
    const from = Date.now();
    for (const each of [other, third]) await expectSignedOut(each);
    expect(Date.now() - from).toBeLessThan(1_000);
  }));

it('a browser that was asked to remember lets the account in again, by one press', () =>
  visit(desktop, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    const spoken: string[] = [];
    const secret = 'seven-lanterns-ahoy';
    page.on('request', (request) => spoken.push(request.url(), request.postData() ?? ''));
    page.on('console', (message) => spoken.push(message.text()));
    await page.goto('/');
    const login = await openLogin(one);
    await login.getByText(say('session.login.remember')).click();
    await logIn(one, login, { ...mira, password: secret });
    await expectSignedIn(one);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect([...spoken, kept].filter((text) => text.includes(secret))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).toBe('');

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const again = await openLogin(one);
    await again.getByRole('button', { name: /\*/ }).click();
    await takeGreeting(one, again);
    await expectSignedIn(one);
  }));

it('nothing but the keyboard is needed to register and to log in', () =>
  visit(desktop, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    await page.goto('/');
    const header = page.getByRole('banner');
    await pressKeysTo(page, header.getByRole('button', { name: say('shell.account.register') }));
    await page.keyboard.press('Enter');
    const form = await dialog(one, say('session.form.createAccount'));
    const field = (place: typeof form, name: string) => place.getByRole('textbox', { name, exact: true });
    await typeInto(page, field(form, say('session.form.username')), 'keyboardist');
    await typeInto(page, field(form, say('session.form.password')), 'harbour-lantern-9');
    await typeInto(page, field(form, say('session.form.confirmPassword')), 'harbour-lantern-9');
    await pressKeysTo(page, form.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await pressKeysTo(
      page,
      form.getByRole('button', { name: say('session.form.createAccount'), exact: true }),
    );
    await page.keyboard.press('Enter');
    await expectSignedIn(one);

    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await pressKeysTo(page, header.getByRole('button', { name: say('shell.account.logIn'), exact: true }));
    await page.keyboard.press('Enter');
    const login = await dialog(one, say('session.form.login'));
    await expect
      .poll(() =>
        field(login, say('session.form.username')).evaluate((box) => box === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.type('keyboardist');
    await typeInto(page, field(login, say('session.form.password')), 'harbour-lantern-9');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say('session.after.play'), exact: true }).waitFor();
    await page.keyboard.press('Enter');
    await expectSignedIn(one);
  }));

it('a brand that asks for the age does so once, and turns nobody away for good', () =>
  visit({ ...desktop, isFirstVisit: true }, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    await page.goto('/?brand=lotus');
    await page.getByRole('button', { name: say('shell.age.no') }).click();
    await page.getByText(say('shell.age.closedTitle')).waitFor();
    await page.getByRole('link', { name: say('shell.age.back') }).click();
    await page.getByRole('button', { name: say('shell.age.yes', { age: 18 }) }).click();
    await expectSignedOut(one);
    await page.reload();
    await expectSignedOut(one);
  }));

it('a gateway can send whom it locks out to a page that says so', () =>
  visit(desktop, async (one) => {
    const { page, watch } = one;
    watch.expect(everyCall);
    await page.goto('/accessDenied');
    await page.getByRole('heading', { name: 'Accces Denied', exact: true }).waitFor();
    expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
  }));

it('a forgotten password is mailed, once the slider was moved by the arrow keys', () =>
  visit(desktop, async (one) => {
    const { page, say, watch } = one;
    watch.expect(everyCall);
    await operate(platform(), 'human', 'fixed');
    await page.goto('/');
    await (await openLogin(one)).getByRole('link', { name: say('session.login.forgot') }).click();
    const form = await dialog(one, say('session.forgot.title'));
    await form.getByRole('textbox', { name: say('session.form.username') }).fill('mira');
    await form.getByRole('textbox', { name: say('session.form.email') }).fill('mira@example.test');
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider');
    await slider.waitFor();
    await pressKeysTo(page, slider);
    // Where the gap always lies while the platform is told so.
    for (let moved = 0; Number(await slider.inputValue()) < 140 && moved < 150; moved += 1)
      await page.keyboard.press('ArrowRight');
    await pressKeysTo(page, page.getByRole('button', { name: say('session.human.confirm') }));
    await page.keyboard.press('Enter');
    await page.getByText('mira@example.test').waitFor();
    await operate(platform(), 'human', 'puzzle');
  }));
