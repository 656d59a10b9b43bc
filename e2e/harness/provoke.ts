import type { Locator } from 'playwright';
import { mira, openLogin, press, sendLogin, write, type Credentials } from './actions';
import { builtFile } from './builtFile';
import type { Platform } from './platform';
import { signInByApi } from './session';
import { operate } from './signIn';
import { smallPage, type Visit } from './visit';
import type { WordId } from './words';

// Ways to meet messages of the error catalogue that several of them share.

/** Brings a message up, and waits for it. */
export type Provoke = (one: Visit) => Promise<void>;

/** The log-in by SMS with a number in it, and its button that sends a code. */
export async function openSms(one: Visit): Promise<{ login: Locator; send: Locator }> {
  const { page, say } = one;
  await page.goto(smallPage);
  const login = await openLogin(one);
  await press(one, login.getByRole('radio', { name: say('session.login.bySms') }));
  await write(one, login.getByRole('textbox', { name: say('session.form.mobileNum') }), '80000001');
  return { login, send: login.getByRole('button', { name: say('session.code.send'), exact: true }) };
}

/** Closes the warning that a code was not sent. */
export async function readWarning(one: Visit, id: WordId): Promise<void> {
  const { page, say } = one;
  const warning = page.getByRole('alertdialog', { name: say(id) });
  await press(one, warning.getByRole('button', { name: say('session.code.ok'), exact: true }));
  await warning.waitFor({ state: 'detached' });
}

/** What Firebase answers when it is asked to send a code. */
export const onSend =
  (id: WordId, ...faults: string[]): Provoke =>
  async (one) => {
    await operate(one.platform, 'phoneAuth', true);
    const { send } = await openSms(one);
    for (const [at, fault] of faults.entries()) {
      await operate(one.platform, 'phoneAuthFault', fault);
      // A press within a second of the last one is left out (specification, section 9).
      if (at > 0) await one.page.waitForTimeout(1_000);
      await press(one, send);
      if (fault.startsWith('TOO_MANY'))
        await one.page.getByText(one.say('error.limitedMinutes', { minutes: 5 })).waitFor();
      await readWarning(one, id);
    }
  };

/** What Firebase answers when it is asked whether a code is the one that it sent. */
export const onConfirm =
  (id: WordId, fault: string): Provoke =>
  async (one) => {
    await operate(one.platform, 'phoneAuth', true);
    const { login, send } = await openSms(one);
    await press(one, send);
    // Sent, it says when another one may be.
    const again = one.say('session.code.again', { seconds: 7 }).replace('7', String.raw`\d+`);
    await login.getByRole('button', { name: new RegExp(again) }).waitFor();
    await login.getByRole('textbox', { name: one.say('session.code.label') }).fill('123456');
    await operate(one.platform, 'phoneAuthFault', fault);
    await press(one, login.getByRole('button', { name: one.say('session.form.login'), exact: true }));
    await login.getByText(one.say(id)).first().waitFor();
  };

/** Says who may log in. */
export const setLogin = (platform: Platform, who: string): Promise<unknown> =>
  setValue(platform, 'loginFor', who);

/** Lets a forgotten password say that there is no such account. */
export const tellUnknownAccounts = (platform: Platform): Promise<unknown> =>
  setValue(platform, 'tellsUnknownAccounts', true);

const setValue = (platform: Platform, key: string, value: unknown): Promise<unknown> =>
  platform.query(
    `INSERT INTO settings (merchant_code, key, value) VALUES ('aurora', $1, $2::jsonb)
     ON CONFLICT (merchant_code, key) DO UPDATE SET value = excluded.value`,
    [key, JSON.stringify(value)],
  );

/** Logs in with what is right, and is told why that is not enough. */
export const onLogin =
  (id: WordId, who: Credentials): Provoke =>
  async (one) => {
    await one.page.goto(smallPage);
    const login = await openLogin(one);
    await sendLogin(one, login, who);
    await login.getByText(one.say(id)).waitFor();
  };

/** Serves a page's script as this, and opens the page. The console may say what `allowed` matches. */
export const onScript =
  (id: WordId, body: string, allowed: RegExp): Provoke =>
  async ({ page, say, watch }) => {
    watch.allow(allowed);
    await page.route(builtFile('src/app/routes/lines.page.tsx'), (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    );
    await page.goto('/lines');
    await page.getByRole('heading', { name: say(id) }).waitFor();
    await page.getByRole('button', { name: say('shell.start.reload') }).waitFor();
  };

/** A picture of one dot. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
/** Applies for a promotion with these files. */
export const onUpload =
  (says: RegExp, files: Upload[]): Provoke =>
  async (one) => {
    const { page, say } = one;
    await signInByApi(one, mira);
    await page.goto('/promoDetail?id=aurora-promo-stake-back');
    await press(one, page.getByRole('button', { name: say('promotions.apply'), exact: true }));
    const form = page.getByRole('dialog');
    await form.locator('input[type=file]').setInputFiles(files);
    await form.getByText(says).waitFor();
  };
