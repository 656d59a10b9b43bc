import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import type { Cell } from './harness/visit';

const { walk, platform } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('a visitor reads the terms of a promotion and is asked to log in', () =>
  walk({ at: '/promotions' }, async ({ page, say, press }) => {
    await page.getByRole('link', { name: /^First deposit/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: /^First deposit/ }).waitFor();
    await page.getByText(say('promotions.youDeposit')).waitFor();
    await press('button', say('promotions.logIn'));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }));

it('a member joins a promotion that waits for a deposit', () =>
  walk({ at: '/promoDetail?id=aurora-promo-welcome', as: mira }, async ({ page, say, press }) => {
    await press('button', say('content.status.join'));
    await page.getByText(say('content.status.joined')).first().waitFor();
    await page.reload();
    await page.getByText(say('content.status.joined')).first().waitFor();
  }));

it.each([{}, { cell: phone }])('a member applies with a comment, and reads the answer', (more) =>
  walk({ at: '/promotions', as: mira, ...more }, async ({ page, say, press }) => {
    await platform().query(
      `DELETE FROM promotion_applications WHERE promotion_id = 'aurora-promo-stake-back'`,
    );
    await page.goto('/promoDetail?id=aurora-promo-stake-back');
    await press('button', say('promotions.apply'));
    await page.getByRole('textbox', { name: say('promotions.comment') }).fill('⚽ 93');
    await press('button', say('promotions.send'));
    await page.getByText(say('content.status.applying')).first().waitFor();
    await platform().query(
      `UPDATE promotion_applications SET status = 'rejected', reason = '{"en":"No picture"}', answered_at = now()
       WHERE promotion_id = 'aurora-promo-stake-back' AND status = 'applying'`,
    );
    await page.reload();
    await page.getByText('No picture').waitFor();
    await page.getByRole('button', { name: say('promotions.applyAgain') }).waitFor();
  }),
);

it('a member opens the envelopes that bets have earned', () =>
  walk({ at: '/promoDetail?id=aurora-promo-lotto', as: mira }, async ({ page, say, press }) => {
    await press('button', say('content.status.join'));
    await page.getByText(say('content.status.joined')).first().waitFor();
    await platform().query(
      `INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet, valid_bet_reason, placed_at, settled_at, day)
       SELECT 'envelope-bet', 'aurora-mira', id, 'RNG', vassalage, 'USD', 'lost', 4500, 0, 4500, 'full', now(), now(), now()::date
       FROM games WHERE category = 'RNG' ORDER BY id LIMIT 1`,
    );
    await page.reload();
    const opener = page.getByRole('button', { name: say('promotions.openEnvelope') });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('promotions.envelopeWaits')).waitFor();
    await dialog.getByRole('button', { name: say('promotions.openEnvelope') }).press('Enter');
    await dialog.getByRole('button', { name: say('promotions.another') }).press('Enter');
    await expect.poll(() => dialog.getByRole('button', { name: say('promotions.another') }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await opener.waitFor({ state: 'detached' });
  }));

it.each([{}, { cell: phone }])('a visitor finds the apps, and how to put the site on a home screen', (more) =>
  walk({ at: '/download', ...more }, async ({ page, say }) => {
    await page.getByRole('img', { name: say('download.codeOf', { app: say('download.lite') }) }).waitFor();
    await page.getByText(say('download.liteThree')).waitFor();
  }),
);
