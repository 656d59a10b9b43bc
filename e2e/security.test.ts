import { expect, it } from 'vitest';
import { mira, write, type Credentials } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { codeSentTo, enterPhoneCode, keepPasswords } from './harness/signIn';
import type { Cell } from './harness/visit';
import { escaped } from './harness/words';
import { savedFile } from './harness/savedFile';
import { stepOf, totpCode } from '../sandbox/services/session/totp';

const { walk } = useJourneys({ isFresh: true });
const at = '/personal/securityCenter';
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };
const arun: Credentials = { username: 'arun', password: 'copper-bridge' };

it('a member adds an address: by the password, then by a code to it', () =>
  walk({ at, as: arun }, async (one) => {
    const { page, t, press, platform, watch } = one;
    watch.allowRequestErrors(/MCSFE_proveContact/);
    await page.getByRole('button', { name: `Add: ${t('security.page.email')}` }).press('Enter');
    const dialog = page.getByRole('dialog', { name: t('security.dialog.emailAdd') });
    await dialog.getByLabel(new RegExp(`^${t('security.dialog.loginPassword')}`)).fill('not-it');
    await page.keyboard.press('Enter');
    await dialog.getByText(t('error.passwordWrong')).waitFor();
    await dialog.getByLabel(new RegExp(`^${t('security.dialog.loginPassword')}`)).fill(arun.password);
    await page.keyboard.press('Enter');
    const address = dialog.getByRole('textbox', { name: new RegExp(`^${t('security.dialog.newEmail')}`) });
    await write(one, address, 'arun@example.test');
    await press('button', t('session.code.send'));
    const code = await codeSentTo(platform, 'arun@example.test');
    await write(
      one,
      dialog.getByRole('textbox', { name: new RegExp(`^${t('security.dialog.code')}`) }),
      code,
    );
    await press('button', t('security.dialog.bind'));
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('a•••@e•••').waitFor();
    await page.getByRole('meter', { name: 'Security level: 3 of 5' }).waitFor();
  }));

it('a member sets up an authenticator app on a phone and keeps the recovery codes', () =>
  walk({ at, as: arun, cell: phone }, async (one) => {
    const { page, t, press } = one;
    await press('button', t('security.page.authenticator'));
    const first = page.getByRole('dialog', { name: t('security.dialog.appTitle') });
    await write(one, first.getByLabel(new RegExp(`^${t('security.dialog.loginPassword')}`)), arun.password);
    await press('button', t('common.action.continue'));
    const key = await first.getByLabel(t('security.dialog.key'), { exact: true }).innerText();
    const code = totpCode(key.replaceAll(' ', ''), stepOf(new Date()));
    await write(one, first.getByRole('textbox'), code);
    await press('button', t('security.dialog.turnOn'));
    const codes = page.getByRole('dialog', { name: t('security.dialog.recoveryTitle') });
    await codes.getByRole('listitem').nth(7).waitFor();
    await codes.getByRole('checkbox', { name: t('security.dialog.recoveryKept') }).press('Space');
    await press('button', t('common.action.done'));
    await codes.waitFor({ state: 'hidden' });
    await page.getByText(/^Còn 8 mã/).waitFor();
  }));

it('a member changes name, picture and transaction password', () =>
  walk({ at, as: mira }, async (one) => {
    const { page, t, press } = one;
    const action = (name: string, field: string) =>
      t('security.page.actionOf', { action: name, name: field });
    await press('button', action(t('security.page.edit'), t('security.profile.nickname')));
    const name = page.getByRole('dialog').getByRole('textbox');
    await name.fill('M');
    await page.keyboard.press('Enter');
    await page
      .getByText(t('session.pattern.length', { min: 2, max: 24 }))
      .first()
      .waitFor();
    await name.fill('Mira of the bay');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Mira of the bay' }).waitFor();

    await press('button', t('security.page.changePicture'));
    const picture = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [300, 200];
      canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(picture, 'base64') });
    await page.getByRole('img', { name: t('security.dialog.preview') }).waitFor();
    await press('button', t('security.dialog.avatarSave'));
    await page.locator('img[src*="/img/own/"]').first().waitFor();

    await press('button', action(t('security.page.change'), t('security.page.transaction')));
    const form = page.getByRole('dialog', { name: t('security.dialog.transactionChange') });
    const field = (label: string) => form.getByLabel(new RegExp(`^${label}`));
    await field(t('security.dialog.loginPassword')).fill(mira.password);
    await field(t('security.dialog.current')).fill('482915');
    await field(t('security.dialog.next')).fill('730164');
    await field(t('security.dialog.repeat')).fill('730164');
    await press('button', t('security.dialog.save'));
    await form.waitFor({ state: 'hidden' });
  }));

it('a member takes the own data along as a file, and is told what stands in the way of closing the account', () =>
  walk({ at, as: mira }, async ({ page, t, press, watch }) => {
    watch.allowRequestErrors(/MCSFE_closeAccount/);
    const password = (name: string) =>
      page.getByRole('dialog', { name }).getByLabel(new RegExp(`^${t('security.dialog.loginPassword')}`));
    await press('button', t('security.own.data'));
    await password(t('security.own.data')).fill(mira.password);
    const file = await savedFile(page, () => page.keyboard.press('Enter'));
    expect(file.name).toBe('mira-data.json');
    const data: unknown = JSON.parse(file.bytes.toString());
    expect(data).toMatchObject({
      account: 'mira',
      signIns: expect.arrayContaining([expect.objectContaining({ state: 'current' })]),
    });
    await password(t('security.own.data')).waitFor({ state: 'hidden' });
    await press('button', t('security.own.close'));
    await password(t('security.own.close')).fill(mira.password);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: t('security.own.close') })
      .getByText(new RegExp([t('error.closingMoney'), t('error.closingBets')].map(escaped).join('|')))
      .waitFor();
  }));

it('a member who signed in by codes alone sets a login password by a code', () =>
  walk({ at, as: mira }, async (one) => {
    const { page, t, press, platform, watch } = one;
    watch.allowRequestErrors(/verification\/sms|MCSFE_getUnreadMessage/);
    const resetPassword = await keepPasswords(platform, ['mira']);
    await platform.query("UPDATE accounts SET password_hash = 'none' WHERE id = 'aurora-mira'");
    await page.reload();
    await page
      .getByRole('button', { name: `${t('security.page.setUp')}: ${t('security.page.password')}` })
      .press('Enter');
    const form = page.getByRole('dialog', { name: t('session.password.fresh') });
    await enterPhoneCode(one, form, '80000001');
    for (const id of ['session.password.fresh', 'session.password.repeat'] as const)
      await write(one, form.getByRole('textbox', { name: t(id), exact: true }), 'a lantern on water');
    await press('button', t('session.forgot.save'));
    await form.waitFor({ state: 'hidden' });
    await page.getByText(/^Changed on/).waitFor();
    await page.getByRole('dialog', { name: t('session.after.title', { name: 'Mira' }) }).waitFor();
    await resetPassword('mira');
  }));

it('a member says that a sign-in was somebody else’s and has to choose a new password', async () => {
  // Somebody was there before.
  await walk({ at, as: mira, hasAxe: false }, () => Promise.resolve());
  await walk({ at, as: mira, hasAxe: false }, async ({ page, t, press }) => {
    const before = page.getByRole('button', { name: new RegExp(`^${t('security.page.notMe')}:`) });
    await before.first().press('Enter');
    await press('button', t('security.dialog.notMeYes'));
    await page.getByRole('dialog', { name: t('session.password.forcedTitle') }).waitFor();
    await page.getByText(/^Withdrawals and transfers are paused until/).waitFor();
  });
});
