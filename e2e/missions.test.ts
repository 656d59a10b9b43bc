import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';

const { walk } = useJourneys({ isFresh: true });

it('a member claims a mission that is done, accepts another one, and looks at the leaderboard', () =>
  walk({ at: '/personal/missionLeaderboard', as: mira }, async ({ page, t, press }) => {
    // Which others are done depends on the day of the week.
    const done = page.getByRole('listitem').filter({ hasText: 'Try three slots' });
    const claim = done.getByRole('button', { name: new RegExp(`^${t('common.action.claim')}, `) });
    const accepts = page.getByRole('button', { name: new RegExp(`^${t('missions.accept')}, `) });
    await claim.waitFor();
    const open = await accepts.count();
    await claim.press('Enter');
    await page.getByText(t('missions.opened')).waitFor();
    await claim.waitFor({ state: 'detached' });
    await accepts.first().press('Enter');
    await expect.poll(() => accepts.count()).toBe(open - 1);
    await press('radio', t('missions.once'));
    await done.getByText(t('home.promotion.claimed'), { exact: true }).waitFor();
    await press('radio', t('missions.month'));
    // In the first minutes of a month nobody has a point yet.
    const winners = page.getByRole('list', { name: t('missions.firstThree') });
    await winners.or(page.getByText(t('missions.boardEmptyTitle'))).waitFor();
    await page.reload();
    await done.getByText(t('home.promotion.claimed'), { exact: true }).waitFor();
    expect(await claim.count()).toBe(0);
  }));
