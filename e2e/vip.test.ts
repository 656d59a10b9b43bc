import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { chosen, type Cell } from './harness/visit';

const { walk } = useJourneys({ isFresh: true });
const phone: Cell = { language: 'vi', theme: 'light', device: 'phone' };

it.each(chosen([{}, { cell: phone }]))('a member claims the gift of a level, once', (more) =>
  walk({ at: '/vip', as: mira, ...more }, async ({ page, t }) => {
    const gifts = page.getByRole('list', { name: t('vip.gifts') });
    const claims = gifts.getByRole('button', { name: new RegExp(t('common.action.claim')) });
    await claims.first().waitFor();
    const before = await claims.count();
    await claims.last().press('Enter');
    await gifts.getByText(t('vip.claimed'), { exact: true }).first().waitFor();
    await expect.poll(() => claims.count()).toBe(before - 1);
    await page.getByRole('status').filter({ hasText: /\d/ }).first().waitFor();
  }),
);
