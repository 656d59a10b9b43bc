import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder } from '../sandbox/testing/makeFolder';
import { mira } from './harness/actions';
import { signInByApi } from './harness/session';
import { desktop, useSite } from './harness/visit';
import { balanceOf, entriesOf } from './harness/wallet';
import { Vendor } from './vendor/vendor';

const key = { id: 'coin-2026', secret: 'thirty-two characters and some more' };
const vendor = await Vendor.listen({ platform: '', site: '', key });
const folder = makeFolder('vendors-');
const file = join(folder, 'vendors.json');
writeFileSync(
  file,
  JSON.stringify({ VELORA: { launch: `${vendor.origin}/open`, keys: { [key.id]: key.secret } } }),
);
process.env['VENDORS'] = file;
const { visit, platform } = useSite({ isFresh: true });
beforeAll(() => {
  // The platform of another file has no such vendor.
  delete process.env['VENDORS'];
  Object.assign(vendor.options, { platform: platform().siteOrigin, site: platform().siteOrigin });
});
afterAll(async () => {
  await vendor.close();
  rmSync(folder, { recursive: true });
});

it(
  "a vendor's game is played in its frame, and record and books say what was played, whatever got lost on the way",
  { timeout: 150_000 },
  () =>
    visit(desktop, async (one) => {
      const { page, t, watch } = one;
      watch.allowOrigin(vendor.origin);
      await signInByApi(one, mira);
      const [game] = await platform().query<{ id: string; name: string }>(
        "SELECT id, name FROM games WHERE vassalage = 'VELORA' AND category = 'RNG' AND state = 'open' LIMIT 1",
      );
      await page.goto(`/game?id=${game?.id}&vassalage=VELORA`);
      const frame = page.frameLocator('iframe');
      await frame.getByText('Playing with real money').waitFor();
      expect(page.frames().some((each) => each.url().includes('ticket'))).toBe(false);
      const before = await balanceOf(platform(), 'mira');
      const flip = async (stake: string, result: string) => {
        await frame.getByLabel('Stake').fill(stake);
        await frame.locator('#result').evaluate((element) => (element.textContent = ''));
        await frame.getByRole('button', { name: 'Flip' }).press('Enter');
        await expect.poll(() => frame.locator('#result').innerText(), { timeout: 20_000 }).toBe(result);
      };
      vendor.nextFlips.push(true, false, true, true);
      await flip('100', 'won');
      // This vendor's page says nothing to who listens: the site does.
      const heard = page
        .getByRole('status')
        .filter({ hasText: t('game.frame.round', { net: 'win', amount: '$2.00' }) });
      await heard.waitFor();
      await flip('200', 'lost');
      vendor.sendsTwice = true;
      await flip('300', 'won');
      vendor.sendsTwice = false;
      vendor.losesAnswerTo.add('win');
      await flip('400', 'won');
      vendor.losesAnswerTo.add('bet');
      await flip('500', 'calledOff: your stake is back');
      vendor.losesRequestOf.add('bet');
      await flip('600', 'calledOff: your stake is back');
      await flip('999999999', 'refused: shortOfMoney');

      const held = before + 100n - 200n + 300n + 400n;
      expect(await balanceOf(platform(), 'mira')).toBe(held);
      expect(await frame.locator('#balance').innerText()).toBe(held.toString());
      const played = (await entriesOf(platform(), 'mira'))
        .slice(-9)
        .map(({ kind, amount }) => [kind, amount]);
      expect(played).toEqual([
        ['vendorBet', -100n],
        ['vendorWin', 200n],
        ['vendorBet', -200n],
        ['vendorBet', -300n],
        ['vendorWin', 600n],
        ['vendorBet', -400n],
        ['vendorWin', 800n],
        ['vendorBet', -500n],
        ['vendorReturn', 500n],
      ]);
      expect(await platform().query('SELECT * FROM ledger_faults')).toEqual([]);

      expect(
        await platform().query(
          "SELECT status, stake, payout FROM bets WHERE game_id = $1 AND facts ? 'Round' ORDER BY sequence",
          [game?.id],
        ),
      ).toEqual([
        { status: 'won', stake: 100n, payout: 200n },
        { status: 'lost', stake: 200n, payout: 0n },
        { status: 'won', stake: 300n, payout: 600n },
        { status: 'won', stake: 400n, payout: 800n },
        { status: 'void', stake: 500n, payout: 500n },
      ]);
      await page.goto('/personal/personalHistoryCopy');
      const table = page.getByRole('table', { name: t('records.betting.list') });
      await expect.poll(() => table.getByText(game?.name ?? '').count()).toBeGreaterThanOrEqual(5);
    }),
);
