import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { arun, mira, openLogin, openRegister, press, sendLogin, write } from './harness/actions';
import { builtFile } from './harness/builtFile';
import { breakCalls, hangCalls } from './harness/faults';
import {
  onConfirm,
  onLogin,
  onScript,
  onSend,
  onUpload,
  openSms,
  png,
  readWarning,
  setLogin,
  tellUnknownAccounts,
  type Provoke,
} from './harness/provoke';
import { enterPhoneCode, forgetCounts, operate } from './harness/signIn';
import { desktop, smallPage, useSite } from './harness/visit';
import { everyCall } from './harness/watch';

// Every message of the error catalogue (specification, section 8) is met in a browser. docs/errors.md tells people how.

const { visit, platform } = useSite({ isFresh: true });

const catalogue: Record<string, Provoke> = {
  'session.form.guestTitle': async (one) => {
    const { page, say } = one;
    await page.goto('/');
    const free = page.getByRole('main').getByRole('button', { name: say('home.member.tryFree') });
    await press(one, free.first());
    await page
      .getByRole('group', { name: say('shell.account.balance'), exact: true })
      .first()
      .waitFor();
    const [game] = await platform().query<{ id: string; vassalage: string }>(
      'SELECT id, vassalage FROM games WHERE NOT free_play ORDER BY id LIMIT 1',
    );
    await page.goto(`/game?${new URLSearchParams(game).toString()}`);
    const warning = page.getByRole('alertdialog', { name: say('session.form.guestTitle') });
    await warning.getByRole('button', { name: say('session.form.guestConfirm'), exact: true }).waitFor();
  },
  'shell.start.deniedTitle': async ({ page, say }) => {
    await operate(platform(), 'refusedAddresses', ['127.0.0.0/8', '::1']);
    await page.goto('/');
    await page.getByRole('heading', { name: say('shell.start.deniedTitle'), exact: true }).waitFor();
  },
  'shell.start.regionTitle': async ({ page, say }) => {
    await operate(platform(), 'region', { blocked: ['SG'], visitor: 'SG' });
    await page.goto('/');
    await page.getByRole('heading', { name: say('shell.start.regionTitle') }).waitFor();
  },
  maintenance: async ({ page }) => {
    await operate(platform(), 'maintenance', { on: true });
    await page.goto('/');
    await page.getByRole('heading', { name: 'We are upgrading' }).waitFor();
    await page.getByText('Hệ thống đang bảo trì').waitFor();
  },
  'error.affiliateUnknown': async (one) => {
    const { page, say } = one;
    await page.goto(smallPage);
    const form = await openRegister(one);
    await write(one, form.getByRole('textbox', { name: say('session.form.affiliateCode') }), 'NOBODY99');
    await page.keyboard.press('Tab');
    await form.getByText(say('error.affiliateUnknown')).waitFor();
  },
  'session.form.captcha': async (one) => {
    const { page, say } = one;
    await page.goto(smallPage);
    const login = await openLogin(one);
    const captcha = login.getByRole('textbox', { name: say('session.form.captcha') });
    expect(await captcha.count()).toBe(0);
    await sendLogin(one, login, { ...mira, password: 'not-hers' });
    await captcha.waitFor();
    await login.getByText(say('error.loginRejected')).waitFor();
  },
  'error.smsNumberInvalid': onSend('error.smsNumberInvalid', 'INVALID_PHONE_NUMBER'),
  'error.smsNumberMissing': onSend('error.smsNumberMissing', 'MISSING_PHONE_NUMBER'),
  'error.limitReached': onSend('error.limitReached', 'TOO_MANY_ATTEMPTS_TRY_LATER'),
  'error.unknown': onSend('error.unknown', 'INTERNAL_ERROR'),
  'error.smsDomain': onSend('error.smsDomain', 'CAPTCHA_CHECK_FAILED', 'UNAUTHORIZED_DOMAIN'),
  'error.smsQuota': onSend('error.smsQuota', 'QUOTA_EXCEEDED'),
  'error.smsOff': onSend('error.smsOff', 'OPERATION_NOT_ALLOWED'),
  'error.smsCodeWrong': onConfirm('error.smsCodeWrong', ''),
  'error.smsCodeMissing': onConfirm('error.smsCodeMissing', 'MISSING_CODE'),
  'error.smsCodeExpired': onConfirm('error.smsCodeExpired', 'SESSION_EXPIRED'),
  'error.verificationClosed': async (one) => {
    const { page, say } = one;
    const { send } = await openSms(one);
    await press(one, send);
    const puzzle = page.getByRole('dialog', { name: say('session.human.title') });
    await puzzle.waitFor();
    await page.keyboard.press('Escape');
    await puzzle.waitFor({ state: 'detached' });
    await readWarning(one, 'error.verificationClosed');
  },
  'error.loginRegisterFirst': async (one) => {
    const { page, say } = one;
    await operate(platform(), 'phoneAuth', true);
    await page.goto(smallPage);
    const login = await openLogin(one);
    await press(one, login.getByRole('radio', { name: say('session.login.bySms') }));
    await enterPhoneCode(one, login, '81237700', { isHumanAsked: false });
    await press(one, login.getByRole('button', { name: say('session.form.login'), exact: true }));
    await login.getByText(say('error.loginRegisterFirst')).waitFor();
  },
  'error.loginVerifyFirst': async (one) => {
    const { page, say } = one;
    await page.goto(smallPage);
    await sendLogin(one, await openLogin(one), { username: 'petra', password: 'garden-gate' });
    const proof = page.getByRole('dialog', { name: say('session.extra.title') });
    await proof.getByText(say('error.loginVerifyFirst')).waitFor();
  },
  'error.loginContactAgent': async (one) => {
    const change = (status: string) =>
      platform().query(
        `UPDATE accounts SET status = $1 WHERE username_key = 'bao19' AND merchant_code = 'aurora'`,
        [status],
      );
    await change('disabled');
    await onLogin('error.loginContactAgent', { ...mira, username: 'bao19' })(one);
    await change('active');
  },
  'error.loginNotMember': async (one) => {
    await setLogin(platform(), 'members');
    await onLogin('error.loginNotMember', arun)(one);
  },
  'error.loginNotAgent': async (one) => {
    await setLogin(platform(), 'agents');
    await onLogin('error.loginNotAgent', mira)(one);
  },
  'error.accountUnknown': async (one) => {
    const { page, say } = one;
    await tellUnknownAccounts(platform());
    await operate(platform(), 'human', 'off');
    await page.goto('/login');
    await page.getByRole('link', { name: say('session.login.forgot') }).click();
    const form = page.getByRole('dialog', { name: say('session.forgot.title') });
    await form.getByRole('textbox', { name: say('session.form.username') }).fill('nobody');
    await form.getByRole('textbox', { name: say('session.form.email') }).fill('nobody@example.test');
    await page.keyboard.press('Enter');
    await form.getByText(say('error.accountUnknown')).first().waitFor();
  },
  'error.gameAddress': async ({ page, say }) => {
    await page.goto('/game');
    await page.getByRole('main').getByText(say('error.gameAddress')).waitFor();
    await page
      .getByRole('button', { name: say('game.frame.back'), exact: true })
      .first()
      .waitFor();
  },
  'error.network': async ({ page, say }) => {
    await breakCalls(page, everyCall, (route) => route.abort('connectionrefused'));
    await page.goto('/');
    await page.getByRole('main').getByText(say('error.network')).first().waitFor();
  },
  'error.timeout': async ({ page, say }) => {
    const mend = await hangCalls(page, everyCall);
    await page.clock.install();
    await page.goto('/');
    await page.getByRole('banner').first().waitFor();
    await page.clock.fastForward(16_000);
    await page.getByRole('main').getByText(say('error.timeout')).first().waitFor();
    await mend();
  },
  'shell.start.chunkTitle': async (one) => {
    const { page, say } = one;
    one.watch.allow(/No answer within/);
    const file = builtFile('src/app/routes/hall.page.tsx');
    const mend = await hangCalls(page, file);
    await page.goto(smallPage);
    const nav = page.getByRole('navigation', { name: say('shell.nav.games') });
    const slots = nav.getByRole('link', { name: say('shell.nav.slots'), exact: true });
    await page.locator('.server-page').waitFor({ state: 'detached' });
    await page.clock.install();
    const asked = page.waitForRequest(file);
    await press(one, slots);
    await asked;
    await page.clock.fastForward(121_000);
    await page.getByRole('heading', { name: say('shell.start.chunkTitle') }).waitFor();
    await mend();
    await page.getByRole('button', { name: say('shell.start.retry') }).waitFor();
  },
  // No page of this build has a style sheet of its own: the words are the bundler's for one that does not come.
  'shell.start.styleTitle': onScript(
    'shell.start.styleTitle',
    `throw new Error('Unable to preload CSS for /assets/page.css');`,
    /preload CSS/,
  ),
  'shell.start.componentTitle': onScript('shell.start.componentTitle', 'export {};', /async component/),
  'error.server': onScript(
    'error.server',
    `export const LinesPage = () => { throw new Error('a fault while drawing'); };`,
    /a fault while drawing/,
  ),
  'game picture': async ({ page, say }) => {
    const asked = new Map<string, number>();
    await page.route(/\/img\/\w+\/cover\//, (route) => {
      const { pathname } = new URL(route.request().url());
      asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
      return route.abort();
    });
    await page.goto('/');
    const hot = page.getByRole('region', { name: say('home.section.hot') });
    // The first link of the section leads to all hot games.
    const tile = hot.getByRole('link').nth(1).locator('..');
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => asked.size).toBeGreaterThan(0);
    // What stands in its place is a drawing of the site's own.
    await expect.poll(() => tile.locator('img').count()).toBe(0);
    expect(await tile.locator('svg').count()).toBeGreaterThan(0);
    // It is not asked for again and again: others may still be on their way, and then there is silence.
    const times = () => [...asked.values()].reduce((sum, each) => sum + each, 0);
    await expect
      .poll(async () => {
        const before = times();
        await page.waitForTimeout(1_500);
        return times() - before;
      })
      .toBe(0);
  },
  'ds.file.tooLarge': onUpload(/big\.png.* is larger than 5 MB/, [
    { name: 'big.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.alloc(5_300_000)]) },
  ]),
  'ds.file.wrongType': onUpload(/drawing\.svg.* is not allowed/, [
    { name: 'drawing.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="x"/>') },
  ]),
  'ds.file.tooMany': onUpload(
    /at most 3 files/,
    [1, 2, 3, 4].map((n) => ({ name: `${n}.png`, mimeType: 'image/png', buffer: png })),
  ),
};

const told = [
  ...readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8').matchAll(/^\| `([\w. ]+)` /gm),
].map(([, id = '']) => id);

it('each message that people are told how to meet is met here, and none besides', () => {
  expect(Object.keys(catalogue).sort()).toEqual(told.sort());
});

beforeEach(async () => {
  await forgetCounts(platform());
  await operate(platform(), 'phoneAuth', false);
  await operate(platform(), 'phoneAuthFault', '');
  await operate(platform(), 'maintenance', { on: false });
  await operate(platform(), 'region', { blocked: [], visitor: 'SG' });
  await operate(platform(), 'refusedAddresses', []);
  await operate(platform(), 'human', 'puzzle');
  await setLogin(platform(), 'everybody');
});

it.each(Object.keys(catalogue))('%s', (id) =>
  visit(desktop, async (one) => {
    one.watch.expect(/./);
    await catalogue[id]?.(one);
  }),
);
