import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import type { Cell } from './harness/visit';
import type { WordId } from './harness/words';

const { walk, platform } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('a visitor reads the terms of a promotion and is asked to log in', () =>
  walk({ at: '/promotions' }, async ({ page, t, press }) => {
    await page.getByRole('link', { name: /^First deposit/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: /^First deposit/ }).waitFor();
    await page.getByText(t('promotions.youDeposit')).waitFor();
    await press('button', t('promotions.logIn'));
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }));

it('a member joins a promotion that waits for a deposit', () =>
  walk({ at: '/promoDetail?id=aurora-promo-welcome', as: mira }, async ({ page, t, press }) => {
    await press('button', t('home.promotion.join'));
    await page.getByText(t('home.promotion.joined')).first().waitFor();
    await page.reload();
    await page.getByText(t('home.promotion.joined')).first().waitFor();
  }));

it.each([{}, { cell: phone }])('a member applies with a comment, and reads the answer', (more) =>
  walk({ at: '/promotions', as: mira, ...more }, async ({ page, t, press }) => {
    await platform().query(
      `DELETE FROM promotion_applications WHERE promotion_id = 'aurora-promo-stake-back'`,
    );
    await page.goto('/promoDetail?id=aurora-promo-stake-back');
    await press('button', t('promotions.apply'));
    await page.getByRole('textbox', { name: t('promotions.comment') }).fill('⚽ 93');
    await press('button', t('promotions.send'));
    await page.getByText(t('home.promotion.applying')).first().waitFor();
    await platform().query(
      `UPDATE promotion_applications SET status = 'rejected', reason = '{"en":"No picture"}', answered_at = now()
       WHERE promotion_id = 'aurora-promo-stake-back' AND status = 'applying'`,
    );
    await page.reload();
    await page.getByText('No picture').waitFor();
    await page.getByRole('button', { name: t('promotions.applyAgain') }).waitFor();
  }),
);

it('a member opens the envelopes that bets have earned', () =>
  walk({ at: '/promoDetail?id=aurora-promo-lotto', as: mira }, async ({ page, t, press }) => {
    await press('button', t('home.promotion.join'));
    await page.getByText(t('home.promotion.joined')).first().waitFor();
    await platform().query(
      `INSERT INTO bets (id, account_id, game_id, game_type, vassalage, currency, status, stake, payout, valid_bet, valid_bet_reason, placed_at, settled_at, day)
       SELECT 'envelope-bet', 'aurora-mira', id, 'RNG', vassalage, 'USD', 'lost', 4500, 0, 4500, 'full', now(), now(), now()::date
       FROM games WHERE category = 'RNG' ORDER BY id LIMIT 1`,
    );
    await page.reload();
    const opener = page.getByRole('button', { name: t('promotions.openEnvelope') });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText(t('promotions.envelopeWaits')).waitFor();
    await dialog.getByRole('button', { name: t('promotions.openEnvelope') }).press('Enter');
    await dialog.getByRole('button', { name: t('promotions.another') }).press('Enter');
    await expect.poll(() => dialog.getByRole('button', { name: t('promotions.another') }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await opener.waitFor({ state: 'detached' });
  }));

/** What has to have happened for each of the ten statuses, with which promotion, and the one thing to do then. */
const quietReward = (claimed: string): string =>
  `INSERT INTO rewards (id, account_id, kind, title, reason, currency, amount, opens_at, ends_at, claimed_at, promotion_id, cause)
   VALUES ('quiet-reward', 'aurora-mira', 'cash', '{"en":"A"}', '{"en":"B"}', 'USD', 400, now() - interval '1 hour',
     now() + interval '1 day', ${claimed}, 'aurora-promo-quiet-day', 'quiet-reward')`;
const bonus = (status: string): string =>
  `WITH given AS (INSERT INTO rewards (id, account_id, kind, title, reason, currency, amount, wagering, days, opens_at, ends_at, claimed_at,
       promotion_id, cause)
     VALUES ('welcome-reward', 'aurora-mira', 'bonus', '{"en":"A"}', '{"en":"B"}', 'USD', 2000, 8, 30, now(), now() + interval '30 days',
       now(), 'aurora-promo-welcome', 'welcome-reward') RETURNING id)
   INSERT INTO turnover_requirements (id, account_id, kind, cause, amount, required, done, status, opened_at, ended_at)
   SELECT 'welcome-requirement', 'aurora-mira', 'bonus', 'reward:' || id, 2000, 16000, 4000, '${status}', now(),
     ${status === 'open' ? 'NULL' : 'now()'} FROM given`;
const application = (status: string): string =>
  `INSERT INTO promotion_applications (id, promotion_id, account_id, comment, status, reason, amount, created_at, answered_at)
   VALUES ('the-application', 'aurora-promo-stake-back', 'aurora-mira', '', '${status}', ${status === 'rejected' ? `'{"en":"It was blurred"}'` : 'NULL'},
     ${status === 'issued' ? 2500 : 'NULL'}, now(), ${status === 'applying' ? 'NULL' : 'now()'})`;
const cases: readonly (readonly [
  status: Extract<WordId, `home.promotion.${string}`>,
  slug: string,
  happened: string,
  act: WordId | undefined,
])[] = [
  ['home.promotion.join', 'quiet-day', '', 'home.promotion.join'],
  ['home.promotion.comingSoon', 'northern-weekend', '', undefined],
  ['home.promotion.close', 'autumn-story', '', undefined],
  [
    'home.promotion.joined',
    'quiet-day',
    `INSERT INTO promotion_members VALUES ('aurora-promo-quiet-day', 'aurora-mira', now())`,
    undefined,
  ],
  ['home.promotion.claim', 'quiet-day', quietReward('NULL'), 'home.promotion.claim'],
  [
    'home.promotion.claimed',
    'quiet-day',
    `${quietReward('now()')}; UPDATE promotions SET ends_at = now() WHERE id = 'aurora-promo-quiet-day'`,
    undefined,
  ],
  ['home.promotion.process', 'welcome', bonus('open'), 'promotions.giveUp'],
  ['home.promotion.applying', 'stake-back', application('applying'), undefined],
  ['home.promotion.rejected', 'stake-back', application('rejected'), 'promotions.applyAgain'],
  ['home.promotion.issued', 'stake-back', application('issued'), undefined],
];

it.each(cases)('%s is what a member reads and can act on', async (status, slug, happened, act) => {
  for (const each of [
    `UPDATE promotions SET ends_at = NULL WHERE id = 'aurora-promo-quiet-day'`,
    `DELETE FROM turnover_requirements WHERE id = 'welcome-requirement'`,
    ...['rewards', 'promotion_members', 'promotion_applications'].map(
      (table) =>
        `DELETE FROM ${table} WHERE account_id = 'aurora-mira' AND promotion_id IN
         ('aurora-promo-quiet-day', 'aurora-promo-welcome', 'aurora-promo-stake-back')`,
    ),
    ...happened.split('; '),
  ])
    if (each !== '') await platform().query(each);
  const at = `/promoDetail?id=aurora-promo-${slug}`;
  await walk({ at, as: mira, hasAxe: false }, async ({ page, t }) => {
    const main = page.getByRole('main');
    await main.getByText(t(status), { exact: true }).first().waitFor();
    await page.locator('.server-page').waitFor({ state: 'detached' });
    const acts: WordId[] = [
      'home.promotion.join',
      'home.promotion.claim',
      'promotions.apply',
      'promotions.applyAgain',
      'promotions.giveUp',
      'promotions.openEnvelope',
    ];
    for (const each of acts) {
      // A link's name also says of what it is; what is read on it is the act.
      const found = main
        .getByRole('button')
        .or(main.getByRole('link'))
        .filter({ hasText: new RegExp(`^${t(each)}$`) });
      await expect.poll(() => found.count(), { message: each }).toBe(each === act ? 1 : 0);
    }
  });
});

it.each([{}, { cell: phone }])('a visitor finds the apps, and how to put the site on a home screen', (more) =>
  walk({ at: '/download', ...more }, async ({ page, t }) => {
    await page.getByRole('img', { name: t('download.codeOf', { app: t('download.lite') }) }).waitFor();
    await page.getByText(t('download.liteThree')).waitFor();
  }),
);
