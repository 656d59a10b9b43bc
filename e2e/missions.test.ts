import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';

const { walk } = useJourneys({ isFresh: true });

it('a member claims a mission that is done, accepts another one, and looks at the leaderboard', () =>
  walk({ at: '/personal/missionLeaderboard', as: mira }, async ({ page, say, press }) => {
    const claims = page.getByRole('button', { name: new RegExp(`^${say('missions.claim')}, `) });
    const accepts = page.getByRole('button', { name: new RegExp(`^${say('missions.accept')}, `) });
    await claims.first().waitFor();
    const ready = await claims.count();
    const open = await accepts.count();
    await claims.first().press('Enter');
    await page.getByText(say('missions.opened')).waitFor();
    await expect.poll(() => claims.count()).toBe(ready - 1);
    await accepts.first().press('Enter');
    await expect.poll(() => accepts.count()).toBe(open - 1);
    await press('radio', say('missions.once'));
    await page.getByText(say('missions.claimed'), { exact: true }).waitFor();
    await press('radio', say('missions.month'));
    await page.getByRole('list', { name: say('missions.firstThree') }).waitFor();
    await page.reload();
    await page.getByText(say('missions.claimed'), { exact: true }).waitFor();
    expect(await claims.count()).toBe(ready - 1);
  }));
