import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
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

it('a visitor finds every lottery, and is asked to log in before a bet', () =>
  walk({ at: '/lottery' }, async ({ page, say, press }) => {
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
