import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a member complains and finds it in the history: $language, $device',
  (cell) =>
    walk({ at: '/feedback', as: mira, cell }, async ({ page, t, press }) => {
      const text = `Withdrawal ${cell.language} came ninety minutes after the page said that it was sent.`;
      await page.getByRole('radio', { name: t('feedback.complaint') }).check({ force: true });
      const field = page.getByRole('textbox', { name: t('feedback.content') });
      await field.fill('Too short');
      await press('button', t('common.action.send'));
      await page.getByText(t('feedback.missing', { count: 8 })).waitFor();
      await field.fill(text);
      await press('button', t('common.action.send'));
      await page.getByText(t('feedback.sentTitle')).waitFor();
      const history = page.getByRole('region', { name: t('feedback.history') });
      await history.getByText(text).waitFor();
      expect(await field.inputValue()).toBe('');
    }),
);
