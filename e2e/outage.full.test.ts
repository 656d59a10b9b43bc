import { describe, expect, it } from 'vitest';
import { builtFile } from './harness/builtFile';
import { balance, mira, openSlots, slotWall } from './harness/actions';
import { loseAnswers } from './harness/faults';
import { signInByApi } from './harness/session';
import { openedGame, spin } from './harness/play';
import { operate } from './harness/signIn';
import { homeIsThere } from './harness/steps';
import { desktop, useSite } from './harness/visit';
import { gameWords } from './harness/words';
import { balanceOf, digitsOf, entriesOf } from './harness/wallet';
import { everyCall } from './harness/watch';

const { visit, platform } = useSite({ isFresh: true });
const gameSay = gameWords('en');

describe('a server that is gone', () => {
  it.each([
    ['libraries', /\/assets\/libraries-[^/]+\.js$/],
    ['first', /\/assets\/first-[^/]+\.js$/],
    ['index', /\/assets\/index-[^/]+\.js$/],
    ['English', 'locales/.generated/en/index.js'],
  ])('is told of when the code of the page cannot be had: %s', (_, file) =>
    visit(desktop, async (one) => {
      const { page, watch } = one;
      watch.allowRequestErrors(/./);
      const code = typeof file === 'string' ? builtFile(file) : file;
      await page.route(code, (route) => route.abort());
      await page.goto('/');
      await page.getByText('Network link is abnormal, please try again').waitFor();
      await page.unroute(code);
      await page.getByRole('button', { name: 'Try again' }).click();
      await homeIsThere(one);
    }),
  );

  it('leaves words and a way on when a page was not loaded yet', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(/./);
      watch.allow(/dynamically imported module/);
      await page.goto('/');
      await homeIsThere(one);
      await platform().kill();
      const nav = page.getByRole('navigation', { name: t('shell.nav.games') });
      await nav.getByRole('link', { name: t('shell.gameType.RNG'), exact: true }).click();
      await page
        .getByRole('button', { name: t('ds.common.retry') })
        .first()
        .waitFor();
      expect((await page.getByRole('main').innerText()).trim()).not.toBe('');
      await platform().start();
      await page
        .getByRole('button', { name: t('ds.common.retry') })
        .first()
        .click();
      await slotWall(one);
    }));

  it('takes one stake for a spin that was under way, however often it is sent', { timeout: 180_000 }, () =>
    visit(desktop, async (one) => {
      const { page, watch } = one;
      watch.allowRequestErrors(/./);
      await signInByApi(one, mira);
      await page.goto('/');
      const wall = await openSlots(one);
      await wall.getByRole('link').first().click();
      const frame = await openedGame(one);
      const first = await spin(one, frame);

      // The platform takes the stake, and dies before the player hears of it.
      let taken = 0;
      const letAnswers = await loseAnswers(page, '/api/spin', () => {
        taken += 1;
        return platform().kill();
      });
      const button = frame.getByRole('button', { name: gameSay('spin'), exact: true });
      await expect.poll(() => button.getAttribute('aria-disabled'), { timeout: 15_000 }).toBe('false');
      await button.press('Space');
      await frame.getByText('No connection.').waitFor({ timeout: 60_000 });
      expect(taken).toBe(1);
      letAnswers();
      await platform().start();

      const answer = page.waitForResponse((response) => response.url().endsWith('/api/spin'));
      await frame.getByRole('button', { name: 'Try again' }).click();
      const { value } = (await (await answer).json()) as {
        value: { stake: string; win: string; balance: string };
      };
      expect(BigInt(value.balance)).toBe(first.balance - BigInt(value.stake) + BigInt(value.win));
      expect(await balanceOf(platform(), mira.username)).toBe(BigInt(value.balance));
      const stakes = (await entriesOf(platform(), mira.username)).filter(({ amount }) => amount === -BigInt(value.stake)); // prettier-ignore
      expect(stakes.length).toBeGreaterThanOrEqual(1);
      await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(BigInt(value.balance));
    }),
  );
});

it('refuses a stake larger than the balance, and takes nothing', () =>
  visit(desktop, async (one) => {
    const { page, watch } = one;
    watch.allowRequestErrors(/\/api\/spin/);
    await signInByApi(one, mira);
    await page.goto('/');
    // All but one hundredth goes back to the house.
    const held = await balanceOf(platform(), mira.username);
    await platform().query(
      `SELECT ledger_post('e2e-drain', 'e2e', 'drain-0000000000000000', NULL, 'transfer',
         jsonb_build_array(
           jsonb_build_object('account', w.id, 'amount', (-($1::bigint - 1))::text),
           jsonb_build_object('account', h.id, 'amount', ($1::bigint - 1)::text)),
         '{}'::jsonb, NULL, now())
       FROM ledger_accounts w
       JOIN accounts m ON m.id = w.owner_id AND w.purpose = 'main' AND m.username_key = $2 AND m.merchant_code = 'aurora'
       JOIN LATERAL (SELECT id FROM ledger_accounts WHERE owner_id IS NULL AND currency = w.currency
         AND money = w.money LIMIT 1) h ON true`,
      [held, mira.username],
    );
    expect(await balanceOf(platform(), mira.username)).toBe(1n);
    const before = await entriesOf(platform(), mira.username);
    const wall = await openSlots(one);
    await wall.getByRole('link').first().click();
    const frame = await openedGame(one);
    await frame.getByRole('button', { name: gameSay('raiseStake') }).click();
    const button = frame.getByRole('button', { name: gameSay('spin'), exact: true });
    await button.press('Space');
    await frame.getByText(gameSay('faultShort')).waitFor();
    expect(await entriesOf(platform(), mira.username)).toEqual(before);
    await expect.poll(() => balance(one).innerText().then(digitsOf)).toBe(1n);
    // The game has read its wallet again by then, and the words stay until another stake is chosen.
    expect(await frame.getByText(gameSay('faultShort')).isVisible()).toBe(true);
    await frame.getByRole('button', { name: gameSay('lowerStake') }).click();
    await frame.getByText(gameSay('faultShort')).waitFor({ state: 'hidden' });
  }));

describe('a platform that its operator switches', () => {
  it('to maintenance closes in front of whoever is there and whoever comes, until it is over', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await page.goto('/');
      await homeIsThere(one);
      await operate(platform(), 'maintenance', {
        on: true,
        until: new Date(Date.now() + 3_600_000).toISOString(),
      });
      // What the login asks the platform for is refused.
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.common.logIn'), exact: true })
        .click();
      const retry = page.getByRole('button', { name: /Try again|Thử lại/ });
      await retry.waitFor();
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(2);
      const help = page.getByRole('link', { name: new RegExp(t('shell.common.contactService')) });
      expect(await help.getAttribute('href')).toBe('https://support.aurora.example/');
      expect(await page.locator('[lang=vi]').count()).toBeGreaterThan(0);
      expect(await page.getByRole('banner').getByRole('button').count()).toBe(0);
      await page.reload();
      // On a slow machine the sections of the page that was there last fail first, each with its own way on.
      await expect
        .poll(async () => [await page.getByRole('heading', { level: 1 }).count(), await retry.count()])
        .toEqual([2, 1]);
      await operate(platform(), 'maintenance', { on: false });
      await retry.click();
      await homeIsThere(one);
    }));

  it('to keep a country out says so to its visitors', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      await operate(platform(), 'maintenance', { on: false });
      await operate(platform(), 'region', { blocked: ['SG'], visitor: 'SG' });
      await page.goto('/');
      await page.getByRole('heading', { name: t('shell.start.regionTitle') }).waitFor();
      await page.getByText('Singapore').waitFor();
      await page.getByRole('link', { name: t('shell.common.contactService') }).waitFor();
      expect(
        await page
          .getByRole('banner')
          .getByRole('link', { name: t('shell.gameType.RNG') })
          .count(),
      ).toBe(0);
      await operate(platform(), 'region', { blocked: [], visitor: 'SG' });
      await page.reload();
      await homeIsThere(one);
    }));

  it('to refuse an address denies access, to whoever is there and whoever comes, and names the address', () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowRequestErrors(everyCall);
      const title = page.getByRole('heading', { name: t('shell.start.deniedTitle'), exact: true });
      await page.goto('/');
      await homeIsThere(one);
      await operate(platform(), 'refusedAddresses', ['127.0.0.0/8', '::1']);
      // What the login asks the platform for is refused.
      await page
        .getByRole('banner')
        .getByRole('button', { name: t('shell.common.logIn'), exact: true })
        .click();
      await title.waitFor();
      await page.reload();
      await title.waitFor();
      await page.getByText(/^(?:127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/).waitFor();
      const contact = page.getByRole('link', { name: t('shell.start.contactUs') });
      expect(await contact.getAttribute('href')).toBe('https://support.aurora.example/');
      await operate(platform(), 'refusedAddresses', []);
      await page.reload();
      await homeIsThere(one);
    }));
});
