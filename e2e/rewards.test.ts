import { expect, it } from 'vitest';
import { mira } from './harness/actions';
import { useJourneys } from './harness/journeys';
import { firstEntry } from './harness/locators';

const { walk } = useJourneys({ isFresh: true });

it('a member claims cash and a bonus, sees what it asks for, and gives it up', () =>
  walk({ at: '/personal/rewardCenter', as: mira }, async ({ page, t, press }) => {
    const question = page.getByRole('alertdialog');
    const claims = page.getByRole('button', { name: new RegExp(`^${t('common.action.claim')}, `) });
    await claims.first().waitFor();
    const before = await claims.count();
    await claims.last().press('Enter');
    await question.getByText(t('rewards.cash')).waitFor();
    const yes = question.getByRole('button', { name: new RegExp(`^${t('common.action.claim')} `) });
    await yes.press('Enter');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => claims.count()).toBe(before - 1);
    // By its name: what ends soonest comes first, and the demo's world grows old.
    await claims.and(page.getByRole('button', { name: /Weekend reload/ })).press('Enter');
    await question.getByText(t('rewards.one')).waitFor();
    await yes.press('Enter');
    await question.waitFor({ state: 'hidden' });
    // The rail of the account has a link of that name, too, in some languages.
    await page
      .getByRole('status')
      .getByRole('link', { name: t('common.label.bonusDetails') })
      .press('Enter');
    await page.getByRole('progressbar').waitFor();
    await press('button', t('bonus.giveUp'));
    await question.getByRole('button', { name: t('bonus.giveUp') }).press('Enter');
    await page.getByText(t('bonus.emptyTitle')).waitFor();
    await press('radio', t('bonusRecord.list'));
    await firstEntry(page, t('bonusRecord.list')).press('Enter');
    await page.getByRole('progressbar').waitFor();
  }));

it('an address opens a page of rewards and the detail of a prize', () =>
  walk({ at: '/personal/rewardCenter?page=claimed', as: mira, hasAxe: false }, async ({ page, t, press }) => {
    expect(await page.getByRole('radio', { name: t('home.promotion.claimed') }).isChecked()).toBe(true);
    await press('radio', t('common.action.all'));
    const title = page
      .getByRole('list', { name: t('common.money.rewards') })
      .getByRole('heading')
      .first();
    const detail = page.getByRole('dialog', { name: await title.innerText() });
    await title.getByRole('button').click();
    await detail.waitFor();
    expect(new URL(page.url()).searchParams.get('prize')).toBeTruthy();
    await page.reload();
    await detail.waitFor();
    await page.goto('/personal/rewardCenter?prize=nothing');
    await page.getByText(t('error.recordUnknown')).waitFor();
  }));
