import { expect, it } from 'vitest';
import { useJourneys } from './harness/journeys';
import { chosen, desktop, type Cell } from './harness/visit';

const { walk } = useJourneys();
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([desktop, phone]))('a visitor works out what a team could bring: $language, $device', (cell) =>
  walk({ at: '/join', cell }, async ({ page, t }) => {
    const slip = page.getByRole('article', { name: t('join.slip') });
    await slip.waitFor();
    const before = await slip.innerText();
    await page.getByRole('slider', { name: t('join.members') }).focus();
    await page.keyboard.press('End');
    await expect.poll(() => slip.innerText()).not.toBe(before);
    await page.getByRole('link', { name: t('join.more') }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/help');
  }),
);
