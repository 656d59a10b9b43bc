import { expect, it } from 'vitest';
import { balance, mira, press as pressOn } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';
import { digitsOf } from './harness/wallet';

const { walk, platform } = useJourneys({ isFresh: true });
/** A member below the demo agent. */
const downlineMember = { username: 'bao19', password: 'harbour-light' };
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a member pays in and follows it until it is credited: $language, $device',
  (cell) =>
    walk({ at: '/personal/depositv2', as: mira, cell }, async ({ page, t, press }) => {
      await page.getByRole('textbox', { name: t('common.money.amount') }).fill('200');
      await press('button', t('deposit.submit'));
      await page.getByRole('img', { name: /200/ }).waitFor();
      // Who listens hears that the payment has opened, and reads on from there.
      const heading = page.getByRole('heading', { name: t('deposit.scan') });
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
      // The address leads back to it, for whoever went to a banking app in between.
      await page.reload();
      await press('button', t('deposit.iHavePaid'));
      await page.getByRole('heading', { name: t('deposit.proof') }).waitFor();
      const [before = '', after = ''] = t('deposit.creditedTitle', { amount: '@' }).split('@');
      await page
        .getByRole('status')
        .getByRole('heading', { name: (before + after).trim() })
        .waitFor({ timeout: 30_000 });
    }),
  60_000,
);

it('a member withdraws after a look at the fee, and cancels it before it is sent', () =>
  walk({ at: '/personal/withdraw', as: mira }, async (one) => {
    const { page, t, press, watch } = one;
    watch.allowRequestErrors(/withdraw/);
    const read = async (): Promise<bigint> => digitsOf(await balance({ ...one, cell: desktop }).innerText());
    await expect.poll(read).toBeGreaterThan(0n);
    const had = await read();
    await page.getByRole('textbox', { name: t('common.money.amount') }).fill('100');
    await press('button', t('withdraw.submit', { amount: '$100.00' }));
    const dialog = page.getByRole('dialog', { name: t('withdraw.askTitle', { amount: '$100.00' }) });
    const password = dialog.getByLabel(t('transaction.field')).first();
    await password.fill('000111');
    await page.keyboard.press('Enter');
    await dialog.getByText(t('error.transactionWrong')).first().waitFor();
    await password.fill('482915');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await press('button', t('withdraw.cancel'));
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('withdraw.cancel') })
      .click();
    await page.getByRole('heading', { name: t('withdraw.cancelledTitle') }).waitFor();
    await expect.poll(read).toBe(had);
  }));

it('a member adds an account on a phone, which waits for a day', () =>
  walk({ at: '/personal/withdraw', as: mira, cell: phone }, async ({ page, t, press, cell }) => {
    await press('button', t('withdraw.add'));
    const dialog = page.getByRole('dialog', { name: t('withdraw.addTitle'), exact: true });
    await dialog.getByRole('textbox', { name: t('withdraw.number') }).fill('0947 2210 2047');
    await dialog.getByLabel(t('transaction.field')).first().fill('482915');
    await pressOn({ cell, page }, dialog.getByRole('button', { name: t('withdraw.addSubmit') }));
    await dialog.waitFor({ state: 'hidden' });
    const [words = ''] = t('withdraw.usableFrom', { time: '@' }).split('@');
    await page.getByRole('radio', { name: new RegExp(`2047.*${words.trim()}`, 's') }).waitFor();
  }));

it.each(chosen([desktop, phone]))(
  'a member sends money to the upline and keeps the receipt: $language, $device',
  (cell) =>
    walk({ at: '/personal/transferUpline', as: downlineMember, cell }, async ({ page, t, press, watch }) => {
      watch.allowRequestErrors(/transferToUpline/);
      await page.getByRole('textbox', { name: t('common.money.amount') }).fill('10');
      await page.getByRole('textbox', { name: t('upline.note') }).fill('Shared ticket');
      const [words = ''] = t('upline.submit', { amount: '@' }).split('@');
      await press('button', new RegExp(`^${words}.*10`));
      const dialog = page.getByRole('dialog').filter({ has: page.getByLabel(t('transaction.field')) });
      const password = dialog.getByLabel(t('transaction.field')).first();
      await password.fill('000111');
      await page.keyboard.press('Enter');
      await dialog.getByText(t('error.transactionWrong')).first().waitFor();
      await password.fill('482915');
      await page.keyboard.press('Enter');
      await page.getByText(t('upline.sentText')).waitFor();
      // The receipt has an address of its own.
      await page.reload();
      await page.getByText('Shared ticket').waitFor();
      await press('button', t('upline.done'));
      await page.getByRole('textbox', { name: t('common.money.amount') }).waitFor();
    }),
  60_000,
);

/** Moves money of Mira's as the ledger does: in is above 0; or undoes a move because a result was corrected. */
async function move(key: string, amount: bigint | { undoes: string }): Promise<void> {
  const id = `owing-${key}`;
  const lines = (much: bigint) =>
    JSON.stringify(
      [
        { account: 'house:aurora:bank:USD', amount: String(-much) },
        { account: 'wallet:aurora-mira', amount: String(much) },
      ].toSorted((a, b) => Number(a.amount) - Number(b.amount)),
    );
  await (typeof amount === 'bigint'
    ? platform().query(
        `SELECT ledger_post($1, 'house', $1, NULL, 'transfer.test', $2::jsonb, '{}', NULL, now())`,
        [id, lines(amount)],
      )
    : platform().query(`SELECT ledger_reverse($1, 'house', $1, $2, '{"correction":"c1"}', now())`, [
        id,
        `owing-${amount.undoes}`,
      ]));
}

it('a member whose balance is below zero after a corrected result is told so, and led to a deposit', () =>
  walk({ at: '/personal', as: mira }, async ({ page, t, press, watch }) => {
    watch.allowRequestErrors(/launchGame/);
    const [had] = await platform().query<{ balance: string }>(
      `SELECT balance::text AS balance FROM ledger_accounts WHERE id = 'wallet:aurora-mira'`,
    );
    const all = BigInt(had?.balance ?? 0);
    await move('won', 3_600n);
    await move('gone', -all - 3_600n);
    await move('undone', { undoes: 'won' });
    expect(await platform().operator('owing')).toMatch(/^-36\.00 USD {2}mira at aurora/);
    await page.goto('/personal/withdraw');
    await page.getByText(t('error.walletOwes')).waitFor();
    await page
      .getByRole('region', { name: t('withdraw.now') })
      .getByText('36')
      .first()
      .waitFor();
    await page.goto('/game?id=g0&vassalage=VELORA');
    await page.getByText(t('error.walletOwes')).waitFor();
    await press('button', t('shell.common.makeDeposit'));
    await page.waitForURL('**/personal/depositv2');
    await move('back', all + 3_600n);
    await page.goto('/personal/withdraw');
    await page.getByRole('region', { name: t('withdraw.now') }).waitFor();
    await page.getByText(t('error.walletOwes')).waitFor({ state: 'hidden' });
    expect(await platform().operator('owing')).toBe('No balance is below zero.');
  }));

/** What the operator's "wallets" and "vendor" do. */
async function setWallets({ isSingle, vendors }: { isSingle: boolean; vendors: object }): Promise<void> {
  await platform().query(
    `INSERT INTO settings (merchant_code, key, value) VALUES ('aurora', 'singleWallet', '${String(isSingle)}')
     ON CONFLICT (merchant_code, key) DO UPDATE SET value = EXCLUDED.value`,
  );
  await platform().query(
    `INSERT INTO system_state (key, value, updated_at) VALUES ('vendors', '${JSON.stringify(vendors)}', now())
     ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
  );
}

it.each(chosen([desktop, phone]))(
  'a member moves money to a game wallet whose vendor stays silent, and brings it back: $language, $device',
  (cell) =>
    walk({ at: '/personal', as: mira, cell }, async ({ page, t, press }) => {
      await setWallets({ isSingle: false, vendors: { VELORA: 'silent' } });
      await page.goto('/personal/transferFund');
      const [before = ''] = t('wallet.submit', { amount: '@' }).split('@');
      await press('button', t('common.action.show'));
      await press('button', 'Velora');
      await page.getByRole('textbox', { name: t('common.money.amount') }).fill('25');
      await press('button', new RegExp(`^${before}.*25`));
      await page.getByText(t('wallet.pendingTitle', { vendor: 'Velora' })).waitFor();
      // The platform asks again, and the page sees the answer by itself.
      await page
        .getByText(t('wallet.pendingTitle', { vendor: 'Velora' }))
        .waitFor({ state: 'hidden', timeout: 30_000 });
      await setWallets({ isSingle: false, vendors: {} });
      await press('button', t('wallet.recallAll'));
      const [, back = ''] = t('wallet.movedBack', { amount: '@' }).split('@');
      await page.getByText(back.trim()).first().waitFor();
      await page.getByRole('button', { name: t('wallet.recallAll'), disabled: true }).waitFor();
      await setWallets({ isSingle: true, vendors: {} });
      await page.reload();
      await page.getByText(t('wallet.singleText')).waitFor();
    }),
  90_000,
);
