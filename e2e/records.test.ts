import { expect, it } from 'vitest';
import { mira, press as pressOn } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';
import { savedFile } from './harness/savedFile';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it('a member finds a bet by keyboard, and what happened to it', () =>
  walk({ at: '/personal/personalHistoryCopy?period=90', as: mira }, async ({ page, t }) => {
    const bet = page.getByRole('table').getByRole('rowheader').getByRole('button').first();
    const game = (await bet.innerText()).trim();
    await bet.press('Enter');
    // The one on top of the centre, which is a dialog too.
    const panel = page.getByRole('dialog').nth(1);
    await panel.getByText(game).first().waitFor();
    expect(new URL(page.url()).searchParams.get('bet')).not.toBeNull();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: t('center.personal.personalHistoryCopy') }).waitFor();
  }));

it('a member takes the bets away as a file', () =>
  walk({ at: '/personal/personalHistoryCopy?period=30', as: mira }, async ({ page, t, press }) => {
    await page.getByRole('table', { name: t('records.betting.list') }).waitFor();
    await press('button', t('common.action.export'));
    const { name } = await savedFile(page, () => press('menuitem', 'CSV'));
    expect(name).toMatch(/^betting-record-.*\.csv$/);
  }));

it('a member filters the bets on a phone', () =>
  walk(
    { at: '/personal/personalHistoryCopy?period=30', as: mira, cell: phone },
    async ({ page, t, press, cell }) => {
      await press('button', t('common.action.filter'));
      await press('radio', t('records.betting.lost'));
      const [words = ''] = t('records.betting.show', { count: 1 }).split('1');
      const show = page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${words}`) });
      await pressOn({ cell, page }, show.last());
      await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('lost');
      await page.getByRole('group', { name: t('records.betting.list') }).waitFor();
    },
  ));

it.each(chosen([desktop, phone]))('a member sees what moved the wallet: $language, $device', (cell) =>
  walk({ at: '/personal/transactionHistory?period=366', as: mira, cell }, async ({ page, t }) => {
    await page.getByText(t('shell.common.deposit'), { exact: true }).last().waitFor();
    await page.getByText(t('account.balanceNow')).waitFor();
  }),
);

it.each(chosen([desktop, phone]))('a member sees what was won and lost: $language, $device', (cell) =>
  walk({ at: '/personal/personalProfit?period=90', as: mira, cell }, async ({ page, t }) => {
    await page.getByRole('heading', { name: t('account.parts') }).waitFor();
    await page.getByRole('button', { name: t('ds.chart.showTable') }).press('Enter');
    await page.getByRole('table').first().waitFor();
  }),
);
