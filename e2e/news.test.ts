import { expect, it } from 'vitest';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))(
  'a visitor reads a piece of news and goes back: $language, $device',
  (cell) =>
    walk({ at: '/news', cell }, async ({ page, say }) => {
      const first = page.getByRole('article').first();
      const title = await first.getByRole('heading').innerText();
      await first.getByRole('link').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await expect.poll(() => page.title()).toContain(title);
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: say('news.title') }).waitFor();
    }),
);
