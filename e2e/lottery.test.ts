import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

for (const cell of chosen([desktop, phone]))
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

for (const cell of chosen([desktop, phone]))
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
for (const code of chosen(['11X5_600', 'PK10_300', 'K3_300', 'PCB_180', 'LHC_DAY', 'LF_3', 'VN_NORTH']))
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

for (const cell of chosen([desktop, phone]))
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
    await press('radio', say('lottery.familyK3'));
    const bets = page.getByRole('main').locator('a[href*="game=K3_300"]');
    await bets.first().press('Enter');
    await press('button', say('lottery.random'));
    await press('button', say('lottery.add'));
    await page
      .getByRole('button', { name: say('lottery.login') })
      .first()
      .press('Enter');
    await page.getByRole('dialog').waitFor();
  }));
