import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import type { Cell } from './harness/visit';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each([{}, { cell: phone }])('a member redeems points with the transaction password', (more) =>
  walk({ at: '/pointMall?affordable=1&sort=fewest', as: mira, ...more }, async ({ page, t, press }) => {
    const items = page.getByRole('list', { name: t('points.list') }).getByRole('listitem');
    await items.first().waitFor();
    const opener = items.first().getByRole('button');
    await expect.poll(() => opener.isEnabled()).toBe(true);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(t('points.redeem')) });
    await dialog.waitFor();
    for (const name of ['points.address', 'common.label.mobileNumber'] as const) {
      const field = dialog.getByRole('textbox', { name: new RegExp(t(name)) });
      if (await field.count()) await field.fill('+65 8000 0001');
    }
    await dialog.getByRole('button', { name: t('common.action.continue') }).press('Enter');
    await page.locator('input[data-masked]').fill('482915');
    await page.keyboard.press('Enter');
    await page.locator('input[data-masked]').waitFor({ state: 'detached' });
    await press('tab', new RegExp(`^${t('points.history')}`));
    const redeemed = page.getByRole('list', { name: t('points.history') }).locator('> li');
    await redeemed.first().getByText(t('points.requested'), { exact: true }).waitFor();
    await press('radio', t('common.label.rejected'));
    await expect.poll(() => new URL(page.url()).searchParams.get('status')).toBe('rejected');
    await page.getByText(t('points.noItems')).waitFor();
  }),
);

it('a member redeems goods once address and number are whole', () =>
  walk({ at: '/pointMall?kind=goods&affordable=1&sort=fewest', as: mira }, async ({ page, t, press }) => {
    const items = page.getByRole('list', { name: t('points.list') }).getByRole('listitem');
    const opener = items.first().getByRole('button');
    await expect.poll(() => opener.isEnabled()).toBe(true);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(t('points.redeem')) });
    const address = dialog.getByRole('textbox', { name: new RegExp(t('points.address')) });
    const mobile = dialog.getByRole('textbox', { name: new RegExp(t('common.label.mobileNumber')) });
    await address.fill('Here');
    await mobile.fill('12');
    await dialog.getByRole('button', { name: t('common.action.continue') }).press('Enter');
    const described = (field: typeof address) =>
      field.evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    await expect.poll(() => described(address)).toContain(t('points.needAddress'));
    await expect.poll(() => described(mobile)).toContain(t('points.needMobile'));
    await address.fill('12 Harbour Road, Singapore 049315');
    await mobile.fill('8123 4567');
    await dialog.getByRole('button', { name: t('common.action.continue') }).press('Enter');
    await page.locator('input[data-masked]').fill('482915');
    await page.keyboard.press('Enter');
    await page.locator('input[data-masked]').waitFor({ state: 'detached' });
    await press('tab', new RegExp(`^${t('points.history')}`));
    const redeemed = page.getByRole('list', { name: t('points.history') }).locator('> li');
    await redeemed.first().getByText(t('points.requested'), { exact: true }).waitFor();
  }));

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

it.each([{}, { cell: phone }])('a member looks at the points of one kind of game', (more) =>
  walk(
    { at: `/pointMall?view=records&from=${day(60)}&to=${day(0)}`, as: mira, ...more },
    async ({ page, t, press }) => {
      await page.getByRole('region', { name: t('points.thisMonth') }).waitFor();
      const rows = page.getByRole('list', { name: t('points.records') }).getByRole('listitem');
      await rows.first().waitFor();
      await press('button', new RegExp(t('points.category')));
      await press('option', t('shell.gameType.RNG'));
      await expect.poll(() => new URL(page.url()).searchParams.get('type')).toBe('slots');
      const ofSlots = rows.filter({ hasText: t('shell.gameType.RNG') });
      await expect.poll(async () => (await rows.count()) - (await ofSlots.count())).toBe(0);
      expect(await rows.count()).toBeGreaterThan(0);
      const sources = page.getByRole('list', { name: t('points.cameFrom') }).getByRole('listitem');
      await sources.filter({ hasText: t('shell.gameType.RNG') }).waitFor();
    },
  ),
);
