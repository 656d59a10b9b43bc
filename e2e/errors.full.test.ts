import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Engine } from '../scripts/engines.mjs';
import { arun, mira } from './harness/actions';
import { builtFile } from './harness/builtFile';
import { until, type Driver } from './harness/engine/driver';
import { useEngine } from './harness/engine/open';
import { Platform } from './harness/platform';
import {
  onConfirm,
  onLogin,
  onScript,
  onSend,
  onUnknownNumber,
  onUpload,
  openLogin,
  openSms,
  readWarning,
  setLogin,
  tellUnknownAccounts,
  type Provoke,
} from './harness/provoke';
import { forgetCounts, operate } from './harness/signIn';
import { field, sees, sendLogin, speak } from './harness/tour';
import { smallPage } from './harness/visit';
import { everyCall } from './harness/watch';
import { words } from './harness/words';

// Every message of the error catalogue (specification, section 8) is met in a browser of each engine. docs/errors.md
// tells people how.

const heading = (name: string | RegExp) => ({ role: 'heading', name }) as const;

const catalogue: Record<string, Provoke> = {
  'session.form.guestTitle': async ({ driver, platform, t }) => {
    await driver.goto('/');
    await driver.click({ role: 'button', name: t('shell.common.freePlay'), within: { role: 'main' } });
    await driver.wait({ role: 'group', name: t('shell.common.balance') });
    const [game] = await platform.query<{ id: string; vassalage: string }>(
      'SELECT id, vassalage FROM games WHERE NOT free_play ORDER BY id LIMIT 1',
    );
    await driver.goto(`/game?${new URLSearchParams(game).toString()}`);
    const warning = { role: 'alertdialog', name: t('session.form.guestTitle') } as const;
    await driver.wait({ role: 'button', name: t('shell.common.createAccount'), within: warning });
  },
  'shell.start.deniedTitle': async ({ driver, platform, t }) => {
    await operate(platform, 'refusedAddresses', ['127.0.0.0/8', '::1']);
    await driver.goto('/');
    await driver.wait(heading(t('shell.start.deniedTitle')));
  },
  'shell.start.regionTitle': async ({ driver, platform, t }) => {
    await operate(platform, 'region', { blocked: ['SG'], visitor: 'SG' });
    await driver.goto('/');
    await driver.wait(heading(t('shell.start.regionTitle')));
  },
  maintenance: async ({ driver, platform }) => {
    await operate(platform, 'maintenance', { on: true });
    await driver.goto('/');
    await driver.wait(heading(/We are upgrading/));
    await sees(driver, 'Hệ thống đang bảo trì');
  },
  'error.affiliateUnknown': async ({ driver, t }) => {
    await driver.goto(smallPage);
    await driver.click({ role: 'button', name: t('shell.account.register'), within: { role: 'banner' } });
    await driver.fill(field(t, 'session.form.affiliateCode'), 'NOBODY99');
    await driver.press('Tab');
    await sees(driver, t('error.affiliateUnknown'));
  },
  'session.form.captcha': async (one) => {
    const { driver, t } = one;
    await openLogin(one);
    const captcha = field(t, 'session.form.captcha');
    await driver.wait(field(t, 'common.label.username'));
    expect(await driver.count(captcha)).toBe(0);
    await sendLogin(driver, t, { ...mira, password: 'not-hers' });
    await driver.wait(captcha);
    await sees(driver, t('error.loginRejected'));
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
    const { driver, t } = one;
    await driver.click(await openSms(one));
    const puzzle = { role: 'dialog', name: t('session.human.title') } as const;
    await driver.wait(puzzle);
    await driver.press('Escape');
    await driver.waitGone(puzzle);
    await readWarning(one, 'error.verificationClosed');
  },
  'error.loginRegisterFirst': onUnknownNumber('error.loginRegisterFirst', '81237700'),
  'error.loginVerifyFirst': onLogin('error.loginVerifyFirst', { username: 'petra', password: 'garden-gate' }),
  'error.loginContactAgent': async (one) => {
    const change = (status: string) =>
      one.platform.query(
        `UPDATE accounts SET status = $1 WHERE username_key = 'bao19' AND merchant_code = 'aurora'`,
        [status],
      );
    await change('disabled');
    await onLogin('error.loginContactAgent', { ...mira, username: 'bao19' })(one);
    await change('active');
  },
  'error.loginNotMember': async (one) => {
    await setLogin(one.platform, 'members');
    await onLogin('error.loginNotMember', arun)(one);
  },
  'error.loginNotAgent': async (one) => {
    await setLogin(one.platform, 'agents');
    await onLogin('error.loginNotAgent', mira)(one);
  },
  'error.accountUnknown': async ({ driver, platform, t }) => {
    await tellUnknownAccounts(platform);
    await operate(platform, 'human', 'off');
    await driver.goto('/login');
    await driver.click({ role: 'button', name: t('session.login.forgot') });
    const within = { role: 'dialog', name: t('session.forgot.title') } as const;
    await driver.fill({ ...field(t, 'common.label.username'), within }, 'nobody');
    await driver.fill({ ...field(t, 'session.form.email'), within }, 'nobody@example.test');
    await driver.press('Enter');
    await sees(driver, t('error.accountUnknown'));
  },
  'error.gameAddress': async ({ driver, t }) => {
    await driver.goto('/game');
    await sees(driver, t('error.gameAddress'));
    await driver.wait({ role: 'button', name: t('game.frame.back') });
  },
  'error.network': async ({ driver, platform, t }) => {
    await platform.breakReplies(everyCall, 'refuse');
    await driver.goto('/localGames');
    await sees(driver, t('error.network'));
  },
  'error.timeout': async ({ driver, platform, t }) => {
    await platform.breakReplies(everyCall, 'hang');
    await driver.goto('/localGames');
    await sees(driver, t('error.timeout'), 60_000);
  },
  'shell.start.chunkTitle': async ({ driver, platform, t }) => {
    await platform.breakReplies(builtFile('src/app/routes/hall.page.tsx'), 'refuse');
    await driver.goto(smallPage);
    const within = { role: 'navigation', name: t('shell.nav.games') } as const;
    await driver.click({ role: 'link', name: t('shell.gameType.RNG'), within });
    await driver.wait(heading(t('shell.start.chunkTitle')));
    await driver.wait({ role: 'button', name: t('ds.common.retry') });
  },
  // No page of this build has a style sheet of its own: the words are the bundler's for one that does not come.
  'shell.start.styleTitle': onScript(
    'shell.start.styleTitle',
    `throw new Error('Unable to preload CSS for /assets/page.css');`,
  ),
  'shell.start.componentTitle': onScript('shell.start.componentTitle', 'export {};'),
  'error.server': onScript(
    'error.server',
    `export const LinesPage = () => { throw new Error('a fault while drawing'); };`,
  ),
  'game picture': async ({ driver, platform, t }) => {
    const cover = /\/img\/\w+\/cover\//;
    await platform.breakReplies(cover, { status: 404, body: '' });
    await driver.goto('/');
    const within = { role: 'region', name: t('home.section.hot') } as const;
    // The first link of the section leads to all hot games.
    const tile = { role: 'link', within, nth: 1 } as const;
    await driver.focus(tile);
    // What stands in its place is a drawing of the site's own.
    await until(
      'a drawing in place of the picture',
      async () =>
        (await driver.evaluate((name) => {
          const section = [...document.querySelectorAll('section')].find(
            (each) => (each.getAttribute('aria-label') ?? each.querySelector('h2')?.textContent) === name,
          );
          const place = section?.querySelectorAll('a[href]')[1]?.parentElement;
          return place?.querySelector('svg') && !place.querySelector('img') ? true : undefined;
        }, within.name)) ?? undefined,
    );
    // None is asked for again and again: others may still be on their way, and then there is silence.
    const asked = async (): Promise<number> => {
      const met = await platform.mendReplies();
      await platform.breakReplies(cover, { status: 404, body: '' });
      return met.length;
    };
    expect(await asked()).toBeGreaterThan(0);
    await until('silence', async () => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      return (await asked()) === 0 || undefined;
    });
  },
  'ds.file.tooLarge': onUpload(/big\.png.* is larger than 5 MB/, [['big.png', 'image/png', 5_300_000]]),
  'ds.file.wrongType': onUpload(/drawing\.svg.* is not allowed/, [['drawing.svg', 'image/svg+xml', 1]]),
  'ds.file.tooMany': onUpload(
    /at most 3 files/,
    [1, 2, 3, 4].map((n) => [`${n}.png`, 'image/png', 70 + n]),
  ),
};

const told = [
  ...readFileSync(new URL('../docs/errors.md', import.meta.url), 'utf8').matchAll(/^\| `([\w. ]+)` /gm),
].map(([, id = '']) => id);

it('each message that people are told how to meet is met here, and none besides', () => {
  expect(Object.keys(catalogue).sort()).toEqual(told.sort());
});

let platform: Platform;
beforeAll(async () => {
  platform = await Platform.fresh();
});
afterAll(async () => {
  await platform.remove();
  expect(platform.log, 'errors in the log of the platform').toEqual([]);
});
beforeEach(async () => {
  await platform.mendReplies();
  await forgetCounts(platform);
  await operate(platform, 'phoneAuth', false);
  await operate(platform, 'phoneAuthFault', '');
  await operate(platform, 'maintenance', { on: false });
  await operate(platform, 'region', { blocked: [], visitor: 'SG' });
  await operate(platform, 'refusedAddresses', []);
  await operate(platform, 'human', 'puzzle');
  await setLogin(platform, 'everybody');
});

const engines: Engine[] = process.env['E2E_ENGINE'] === 'firefox' ? ['firefox'] : ['chromium', 'webkit'];
/** What engines say of the faults that are made here; Firefox, of an error that is logged, only where that was. */
const made =
  /Failed to load|Loading failed|Load failed|ChunkLoadError|preload CSS|async component|a fault while drawing|^console error: Error \(/;
/** WebKit takes a script that threw for one without its page when it is asked for again. */
const notHere: Partial<Record<Engine, string>> = { webkit: 'shell.start.styleTitle' };

describe.each(engines)('%s', (engine) => {
  const { open, close, isMissing } = useEngine(engine);
  afterAll(close);

  it.skipIf(isMissing).each(Object.keys(catalogue).filter((id) => id !== notHere[engine]))(
    '%s',
    async (id) => {
      const driver: Driver = await open(platform, { locale: 'en-US', zone: 'America/Lima', clockOff: 0 });
      try {
        // A browser that speaks another language, and was never here, asks for its age first.
        await speak(driver, 'en');
        await catalogue[id]?.({ driver, platform, t: words('en') });
        expect((await driver.faults()).filter((text) => !made.test(text))).toEqual([]);
      } finally {
        await platform.mendReplies();
        await driver.close();
      }
    },
    120_000,
  );
});
