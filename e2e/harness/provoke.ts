import { mira, type Credentials } from './actions';
import { builtFile } from './builtFile';
import type { Driver, Target } from './engine/driver';
import type { Platform } from './platform';
import { codeSentTo, operate } from './signIn';
import { field, greeted, sees, sendLogin } from './tour';
import { smallPage } from './visit';
import type { Translate, WordId } from './words';

// Ways to meet messages of the error catalogue that several of them share, in any engine.

/** A browser that stands nowhere yet, and the platform that it is to meet. */
export interface Provoked {
  driver: Driver;
  platform: Platform;
  t: Translate;
}
/** Brings a message up, and waits for it. */
export type Provoke = (one: Provoked) => Promise<void>;

/** Opens the login on a page that has nothing else to wait for. */
export async function openLogin({ driver, t }: Provoked): Promise<void> {
  await driver.goto(smallPage);
  await driver.click({ role: 'button', name: t('shell.common.logIn'), within: { role: 'banner' } });
}

/** Opens the login by SMS and types a number. @returns the button that sends a code */
export async function openSms(one: Provoked, number = '80000001'): Promise<Target> {
  const { driver, t } = one;
  await openLogin(one);
  await driver.click({ role: 'radio', name: t('session.login.bySms') });
  await driver.fill(field(t, 'common.label.mobileNumber'), number);
  return { role: 'button', name: t('session.code.send') };
}

/** Closes the warning that a code was not sent. */
export async function readWarning({ driver, t }: Provoked, id: WordId): Promise<void> {
  const warning = { role: 'alertdialog', name: t(id) } as const;
  await driver.click({ role: 'button', name: t('session.code.ok'), within: warning });
  await driver.waitGone(warning);
}

/** What Firebase answers when it is asked to send a code. */
export const onSend =
  (id: WordId, ...faults: string[]): Provoke =>
  async (one) => {
    await operate(one.platform, 'phoneAuth', true);
    const send = await openSms(one);
    for (const [at, fault] of faults.entries()) {
      await operate(one.platform, 'phoneAuthFault', fault);
      // A press within a second of the last one is left out (specification, section 9).
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
      await one.driver.click(send);
      if (fault.startsWith('TOO_MANY')) await sees(one.driver, one.t('error.limitedMinutes', { minutes: 5 }));
      await readWarning(one, id);
    }
  };

/** Sends the login by SMS. */
export const sendCodeLogin = ({ driver, t }: Provoked): Promise<void> =>
  driver.click({ role: 'button', name: t('shell.common.logIn'), within: { role: 'dialog' } });

/** Has a code sent: then the button says when another one may be. */
async function haveSent({ driver, t }: Provoked, send: Target): Promise<void> {
  await driver.click(send);
  const again = t('session.code.again', { seconds: 7 }).replace('7', String.raw`\d+`);
  await driver.wait({ role: 'button', name: new RegExp(`^${again}$`) });
}

/** What Firebase answers when it is asked whether a code is the one that it sent. */
export const onConfirm =
  (id: WordId, fault: string): Provoke =>
  async (one) => {
    const { driver, platform, t } = one;
    await operate(platform, 'phoneAuth', true);
    await haveSent(one, await openSms(one));
    await driver.fill(field(t, 'session.code.label'), '123456');
    await operate(platform, 'phoneAuthFault', fault);
    await sendCodeLogin(one);
    await sees(driver, t(id));
  };

/** Has a code sent to a number that no account has, and logs in by it. */
export const onUnknownNumber =
  (id: WordId, number: string): Provoke =>
  async (one) => {
    const { driver, platform, t } = one;
    await operate(platform, 'phoneAuth', true);
    await haveSent(one, await openSms(one, number));
    await driver.fill(field(t, 'session.code.label'), await codeSentTo(platform, `+65${number}`));
    await sendCodeLogin(one);
    await sees(driver, t(id));
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

/** Logs in with what is right or wrong, and is told why that is not enough. */
export const onLogin =
  (id: WordId, who: Credentials): Provoke =>
  async (one) => {
    await openLogin(one);
    await sendLogin(one.driver, one.t, who);
    await sees(one.driver, one.t(id));
  };

/** Serves a page's script as this, and opens the page. */
export const onScript =
  (id: WordId, body: string): Provoke =>
  async ({ driver, platform, t }) => {
    await platform.breakReplies(builtFile('src/app/routes/lines.page.tsx'), {
      type: 'text/javascript',
      body,
    });
    await driver.goto('/lines');
    await driver.wait({ role: 'heading', name: t(id) });
    await driver.wait({ role: 'button', name: t('shell.start.reload') });
  };

/** A file that somebody chooses: its name, its type and how long it is. */
type Upload = [name: string, type: string, bytes: number];

/** Applies for a promotion with these files. */
export const onUpload =
  (says: RegExp, files: Upload[]): Provoke =>
  async (one) => {
    const { driver, t } = one;
    await openLogin(one);
    await sendLogin(driver, t, mira);
    await greeted(driver, t);
    await driver.goto('/promoDetail?id=aurora-promo-stake-back');
    await driver.click({ role: 'button', name: t('promotions.apply') });
    await driver.wait({ role: 'dialog' });
    await driver.evaluate((chosen) => {
      const field = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
      const held = new DataTransfer();
      // A picture of one dot, and nothing behind it.
      const dot = atob(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      );
      for (const [name, type, bytes] of chosen) {
        const content = new Uint8Array(Math.max(bytes, dot.length));
        for (let at = 0; at < dot.length; at += 1) content[at] = dot.charCodeAt(at);
        held.items.add(new File([type === 'image/png' ? content : '<svg xmlns="x"/>'], name, { type }));
      }
      if (!field) throw new Error('There is no field for files.');
      field.files = held.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }, files);
    await sees(driver, says);
  };
