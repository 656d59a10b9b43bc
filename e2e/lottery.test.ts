import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { pressKeysTo } from './harness/keyboard';
import { desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

for (const cell of [desktop, phone])
  it(`a member bets on a lottery and takes the bet back, in ${cell.language} on a ${cell.device}`, () =>
    // Its draws are twenty minutes apart.
    walk({ at: '/lottery?game=SSC_1200', as: mira, cell }, async ({ page, say, press }) => {
      const mine = page.getByRole('region', { name: say('lottery.mine') });
      await mine.waitFor();
      await press('button', say('lottery.random'));
      await press('button', say('lottery.add'));
      const [before = ''] = say('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(say('lottery.placed')).waitFor();
      await mine.getByText(say('lottery.open')).first().waitFor();
      await mine.getByRole('button').first().press('Enter');
      await mine.getByText(say('lottery.void')).first().waitFor();
      await expect.poll(() => mine.getByRole('button', { name: say('lottery.cancel') }).count()).toBe(0);
    }));

for (const cell of [desktop, phone])
  it(`a member chases over several draws and stops it, in ${cell.language} on a ${cell.device}`, () =>
    walk({ at: '/lottery?game=SSC_1200', as: mira, cell }, async ({ page, say, press }) => {
      const mine = page.getByRole('region', { name: say('lottery.mine') });
      await mine.waitFor();
      await press('button', say('lottery.random'));
      await press('button', say('lottery.add'));
      const chase = page.getByRole('switch', { name: say('lottery.chase.chase') });
      await chase.press(' ');
      await press('radio', say('lottery.chase.double'));
      const [before = ''] = say('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(say('lottery.placed')).waitFor();
      await mine.getByText(say('lottery.chase.running', { done: 0, count: 5 })).waitFor();
      await mine
        .getByRole('button', { name: say('lottery.chase.stop') })
        .first()
        .press('Enter');
      await mine.getByText(say('lottery.chase.running', { done: 5, count: 5 })).waitFor();
      // The next basket is for one draw again.
      await press('button', say('lottery.random'));
      await press('button', say('lottery.add'));
      expect(await chase.isChecked()).toBe(false);
    }));

// Draws five minutes or a day apart, so that none closes under the journey.
for (const code of ['11X5_600', 'PK10_300', 'K3_300', 'PCB_180', 'LHC_DAY', 'LF_3', 'VN_NORTH'])
  it(`a member bets on ${code}`, () =>
    walk({ at: `/lottery?game=${code}`, as: mira }, async ({ page, say, press }) => {
      await press('button', say('lottery.random'));
      await press('button', say('lottery.add'));
      const [before = ''] = say('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(say('lottery.placed')).waitFor();
      const mine = page.getByRole('region', { name: say('lottery.mine') });
      await mine.getByText(say('lottery.open')).first().waitFor();
    }));

it('a visitor checks a draw in the browser', () =>
  walk({ at: '/lottery?game=VN_NORTH' }, async ({ page, say, press }) => {
    await press('button', say('lottery.check'));
    const [right = ''] = say('lottery.checkRight', { numbers: '|' }).split('|');
    await page.getByText(right).waitFor();
  }));

for (const cell of [desktop, phone])
  it(`a visitor reads the trends, in ${cell.language} on a ${cell.device}`, () =>
    walk({ at: '/lottery?game=SSC_1200', cell }, async ({ page, say, press }) => {
      await press('tab', say('lottery.trends'));
      await press('radio', say('lottery.nthPlace', { place: '5' }));
      await page.getByRole('grid', { name: say('lottery.trendTable') }).waitFor();
      await page.getByText(say('lottery.trendNote')).waitFor();
    }));

it('a visitor finds every lottery, and is asked to log in before a bet', () =>
  walk({ at: '/lottery' }, async ({ page, say, press }) => {
    await page.waitForURL('**/elott');
    await press('radio', say('lottery.familySSC'));
    const bets = page.getByRole('main').locator('a[href*="game=SSC_1200"]');
    await bets.first().press('Enter');
    await press('button', say('lottery.random'));
    await press('button', say('lottery.add'));
    await page
      .getByRole('button', { name: say('lottery.login') })
      .first()
      .press('Enter');
    await page.getByRole('dialog').waitFor();
  }));

it('a member bets and reads the trends by keyboard alone', () =>
  walk(
    { at: '/lottery?game=SSC_1200', as: mira, cell: { ...desktop, isKeyboardOnly: true } },
    async (one) => {
      const { page, say, press } = one;
      await press('button', say('lottery.random'));
      await press('button', say('lottery.add'));
      // Prizes for a rebate, by one step.
      const series = page.getByRole('slider', { name: say('lottery.series.series') });
      await pressKeysTo(page, series);
      await page.keyboard.press('ArrowLeft');
      const [before = ''] = say('lottery.place', { amount: '|' }).split('|');
      await press('button', new RegExp(`^${before}`));
      await page.getByText(say('lottery.placed')).waitFor();
      await pressKeysTo(page, page.getByRole('tab', { name: say('lottery.betting') }));
      await page.keyboard.press('ArrowRight');
      const table = page.getByRole('grid', { name: say('lottery.trendTable') });
      await table.waitFor();
      await pressKeysTo(page, table.getByRole('row').nth(1));
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => table.evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
    },
  ));

it.each([desktop, phone])(
  'anybody reads the results of Vietnam, and checks a ticket: $language, $device',
  (cell) =>
    walk({ at: '/vnlottery', cell }, async ({ page, say, press }) => {
      const special = page.getByRole('row', { name: new RegExp(`^${say('lottery.vn.special')}`) });
      const text = await special.innerText();
      const ticket = /\d{5}$/.exec(text.replaceAll(/\D/g, ''))?.[0] ?? '';
      await page.getByRole('textbox', { name: say('lottery.vn.ticketNumber') }).fill(ticket);
      await page.getByText(new RegExp(ticket)).nth(1).waitFor();
      await page
        .getByRole('radiogroup', { name: say('lottery.vn.region') })
        .getByRole('radio')
        .nth(2)
        .press('Space');
      await page.waitForURL('**game=VN_*');
      await page.getByRole('table').first().waitFor();
      await press('radio', say('lottery.vn.last2'));
    }),
);

it('the quick games of the house are found from the lobby', () =>
  walk({ at: '/elott' }, async ({ page, say, press }) => {
    await press('link', say('lottery.quickGames'));
    await page.waitForURL('**/localGames');
    await page.getByRole('heading', { level: 1, name: say('lottery.local.title') }).waitFor();
    await expect.poll(() => page.locator('main a[href^="/lottery?game="]').count()).toBeGreaterThan(4);
  }));
