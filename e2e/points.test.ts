import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import type { Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each([{}, { cell: phone }])('a member redeems points with the transaction password', (more) =>
  walk({ at: '/pointMall?affordable=1&sort=fewest', as: mira, ...more }, async ({ page, say, press }) => {
    const items = page.getByRole('list', { name: say('points.list') }).getByRole('listitem');
    await items.first().waitFor();
    const opener = items.first().getByRole('button');
    await expect.poll(() => opener.isEnabled()).toBe(true);
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: new RegExp(say('points.redeem')) });
    await dialog.waitFor();
    for (const name of ['points.address', 'points.mobile'] as const) {
      const field = dialog.getByRole('textbox', { name: new RegExp(say(name)) });
      if (await field.count()) await field.fill('+65 8000 0001');
    }
    await dialog.getByRole('button', { name: say('points.next') }).press('Enter');
    await page.locator('input[type=password]').fill('482915');
    await page.keyboard.press('Enter');
    await page.locator('input[type=password]').waitFor({ state: 'detached' });
    await press('radio', say('points.history'));
    await page
      .getByRole('list', { name: say('points.history') })
      .getByRole('listitem')
      .first()
      .waitFor();
  }),
);
