import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

for (const cell of chosen([desktop, phone]))
  it(`a member bets on a lottery and takes the bet back, in ${cell.language} on a ${cell.device}`, () =>
    // Its draws are twenty minutes apart.
    walk({ at: '/lottery?game=SSC_1200', as: mira, cell }, async ({ page, t, press }) => {
      const mine = page.getByRole('region', { name: t('lottery.mine') });
      await mine.waitFor();
      await press('button', t('lottery.random'));
      await press('button', t('lottery.add'));
      const [before = ''] = t('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(t('lottery.placed')).waitFor();
      await mine.getByText(t('lottery.open')).first().waitFor();
      await mine.getByRole('button').first().press('Enter');
      await mine.getByText(t('lottery.void')).first().waitFor();
      await expect.poll(() => mine.getByRole('button', { name: t('lottery.cancel') }).count()).toBe(0);
    }));

for (const cell of chosen([desktop, phone]))
  it(`a member chases over several draws and stops it, in ${cell.language} on a ${cell.device}`, () =>
    walk({ at: '/lottery?game=SSC_1200', as: mira, cell }, async ({ page, t, press }) => {
      const mine = page.getByRole('region', { name: t('lottery.mine') });
      await mine.waitFor();
      await press('button', t('lottery.random'));
      await press('button', t('lottery.add'));
      const chase = page.getByRole('switch', { name: t('lottery.chase.chase') });
      await chase.press(' ');
      await press('radio', t('lottery.chase.double'));
      const [before = ''] = t('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(t('lottery.placed')).waitFor();
      await mine.getByText(t('lottery.chase.running', { done: 0, count: 5 })).waitFor();
      await mine
        .getByRole('button', { name: t('lottery.chase.stop') })
        .first()
        .press('Enter');
      await mine.getByText(t('lottery.chase.running', { done: 5, count: 5 })).waitFor();
      // The next basket is for one draw again.
      await press('button', t('lottery.random'));
      await press('button', t('lottery.add'));
      expect(await chase.isChecked()).toBe(false);
    }));

// Draws five minutes or a day apart, so that none closes under the journey.
for (const code of chosen(['11X5_600', 'PK10_300', 'K3_300', 'PCB_180', 'LHC_DAY', 'LF_3', 'VN_NORTH']))
  it(`a member bets on ${code}`, () =>
    walk({ at: `/lottery?game=${code}`, as: mira }, async ({ page, t, press }) => {
      await press('button', t('lottery.random'));
      await press('button', t('lottery.add'));
      const [before = ''] = t('lottery.place', { amount: '|' }).split('|');
      await page.getByRole('button', { name: new RegExp(`^${before}`) }).press('Enter');
      await page.getByText(t('lottery.placed')).waitFor();
      const mine = page.getByRole('region', { name: t('lottery.mine') });
      await mine.getByText(t('lottery.open')).first().waitFor();
    }));

it('a visitor checks a draw in the browser', () =>
  walk({ at: '/lottery?game=VN_NORTH' }, async ({ page, t, press }) => {
    await press('button', t('lottery.check'));
    const [right = ''] = t('lottery.checkRight', { numbers: '|' }).split('|');
    await page.getByText(right).waitFor();
  }));

for (const cell of chosen([desktop, phone]))
  it(`a visitor reads the trends, in ${cell.language} on a ${cell.device}`, () =>
    walk({ at: '/lottery?game=SSC_1200', cell }, async ({ page, t, press }) => {
      await press('tab', t('lottery.trends'));
      await press('radio', t('lottery.nthPlace', { place: '5' }));
      await page.getByRole('table', { name: t('lottery.trendTable') }).waitFor();
      await page.getByText(t('lottery.trendNote')).waitFor();
    }));

it('a visitor finds every lottery, and is asked to log in before a bet', () =>
  walk({ at: '/lottery' }, async ({ page, t, press }) => {
    await page.waitForURL('**/elott');
    await press('radio', t('lottery.familyK3'));
    const bets = page.getByRole('main').locator('a[href*="game=K3_300"]');
    await bets.first().press('Enter');
    await press('button', t('lottery.random'));
    await press('button', t('lottery.add'));
    await page
      .getByRole('button', { name: t('lottery.login') })
      .first()
      .press('Enter');
    await page.getByRole('dialog').waitFor();
  }));
