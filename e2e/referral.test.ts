import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';
import { savedFile } from './harness/savedFile';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a member finds the link to invite friends by: $language, $device',
  (cell) =>
    walk({ at: '/personal/referral', as: mira, cell }, async ({ page, t }) => {
      await page.getByText(/\/register\?referralCode=MIRA$/).waitFor();
      await page.getByRole('img', { name: t('referral.qr') }).waitFor();
      await page.getByText(t('referral.emptyTitle')).waitFor();
      const save = page.getByRole('button', { name: t('referral.saveCode') });
      const { name } = await savedFile(page, () => save.press('Enter'));
      expect(name).toBe('invitation-MIRA.svg');
    }),
);

it('whoever opens the link finds the code in the form', () =>
  walk({ at: '/register?referralCode=MIRA', hasAxe: false }, async ({ page }) => {
    const form = page.getByRole('dialog');
    await form.waitFor();
    const written = async () => [
      await form.innerText(),
      ...(await Promise.all((await form.getByRole('textbox').all()).map((field) => field.inputValue()))),
    ];
    await expect.poll(async () => (await written()).join(' ')).toContain('MIRA');
  }));
