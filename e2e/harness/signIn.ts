import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { solveHumanVerification, press, write } from './actions';
import type { Platform } from './platform';
import type { Visit } from './visit';

/** The newest code that the platform sent to a number or an address. */
export async function codeSentTo(platform: Platform, to: string): Promise<string> {
  const find = async (): Promise<string | undefined> => {
    const [newest] = await platform.query<{ body: string }>(
      'SELECT body FROM outbox WHERE recipient = $1 ORDER BY created_at DESC LIMIT 1',
      [to],
    );
    return /\d{6}/.exec(newest?.body ?? '')?.[0];
  };
  await expect.poll(find, { message: `a code for ${to}` }).toBeDefined();
  return (await find()) ?? '';
}

/** Lets the platform forget what it counted: another test sends codes to the same number. */
export const forgetCounts = (platform: Platform): Promise<unknown> => platform.query('DELETE FROM throttles');

/**
 * Remembers the passwords of accounts as they are now, for tests that change them.
 * @returns what gives an account its password back, as if it had never been used
 */
export async function keepPasswords(
  platform: Platform,
  usernames: readonly string[],
): Promise<(username: string) => Promise<unknown>> {
  const kept = await platform.query<{ username: string; hash: string; state: string; login: Date | null }>(
    `SELECT username, password_hash AS hash, password_state AS state, last_login_at AS login
     FROM accounts WHERE username = ANY($1) AND merchant_code = 'aurora'`,
    [usernames],
  );
  return (wanted) => {
    const was = kept.find(({ username }) => username === wanted);
    if (!was) throw new Error(`The password of ${wanted} was not kept.`);
    return platform.query(
      `UPDATE accounts SET password_hash = $2, password_state = $3, last_login_at = $4
       WHERE username = $1 AND merchant_code = 'aurora'`,
      [wanted, was.hash, was.state, was.login],
    );
  };
}

/** Switches the platform the way its operator does. */
export const operate = (platform: Platform, key: string, value: unknown): Promise<unknown> =>
  platform.query(
    `INSERT INTO system_state (key, value, updated_at) VALUES ($1, $2::jsonb, now())
     ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, JSON.stringify(value)],
  );

/** Types a number into a form, has a code sent to it and types that, too. */
export async function enterPhoneCode(
  visit: Omit<Visit, 'context'>,
  form: Locator,
  number: string,
  { isHumanAsked = true } = {},
): Promise<void> {
  const { t, platform } = visit;
  await write(visit, form.getByRole('textbox', { name: t('common.label.mobileNumber') }), number);
  await press(visit, form.getByRole('button', { name: t('session.code.send'), exact: true }));
  if (isHumanAsked) await solveHumanVerification(visit);
  const code = await codeSentTo(platform, `+65${number}`);
  await write(visit, form.getByRole('textbox', { name: t('session.code.label') }), code);
}

/** The focus is on what the header shows of the person, though the button that asked for a login is gone. */
export const assertFocusOnAccount = ({ page, t, cell }: Visit, name: string): Promise<void> => {
  const header = page.getByRole('banner');
  const control =
    cell.device === 'phone'
      ? header.getByRole('link', { name: new RegExp(t('shell.account.messages')) })
      : header.getByRole('button', { name: t('shell.account.accountMenu', { name }) });
  return expect
    .poll(() => control.evaluate((element) => element === document.activeElement), {
      message: 'the focus is on the account',
    })
    .toBe(true);
};

/** Waits until somebody is signed in, as the page shows it. */
export async function assertSignedIn({ page, t, cell }: Pick<Visit, 'page' | 't' | 'cell'>): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const header = page.getByRole('banner');
  const place =
    cell.device === 'phone'
      ? header.getByRole('link', { name: new RegExp(t('shell.account.messages')) })
      : header.getByRole('group', { name: t('shell.common.balance'), exact: true });
  await place.first().waitFor();
}
