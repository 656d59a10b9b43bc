import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { pageFrame, phone, wide } from '#testing/Frame';
import preview from '#.storybook/preview';
import type { BonusBetList } from './BonusBets';
import { BonusScreen } from './BonusScreen';
import { sampleBets, sampleBonuses } from './samples';

const meta = preview.meta({
  component: BonusScreen,
  args: {
    state: 'ready' as const,
    bonuses: sampleBonuses,
    currency: 'USD',
    view: 'active' as const,
    onViewChange: fn(),
    betsOf: (): BonusBetList => ({ status: 'ready', rows: sampleBets, hasMore: true }),
    onMore: fn(),
    onGiveUp: fn(),
    onClose: fn(),
    rewardsHref: '#rewards',
    onRetry: fn(),
  },
  decorators: [pageFrame],
  ...wide,
});

export const Ready = meta.story({ tags: ['matrix', 'snapshot'] });
Ready.test('says how far it is and why each bet counted what it did', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('progressbar')).toHaveAccessibleName('Progress of Weekend reload');
  await expect(canvas.getByText('$311.80 to go')).toBeVisible();
  await expect(canvas.getByText('Above the highest bet')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
  await expect(args.onMore).toHaveBeenCalledWith('reload');
});
Ready.test('asks before it is given up, with what is lost', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Give the bonus up' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await waitFor(() => expect(dialog.getByText(/You lose \$134\.20/)).toBeVisible());
  await userEvent.click(dialog.getByRole('button', { name: 'Give the bonus up' }));
  await expect(args.onGiveUp).toHaveBeenCalledWith('reload');
});
export const Completed = meta.story({ args: { view: 'completed' } });
Completed.test('cannot be given up any more', async ({ canvas }) => {
  await expect(canvas.getByText(/^Earned/)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Give the bonus up' })).toBeNull();
});
export const Ended = meta.story({ args: { view: 'ended' } });
export const NoBets = meta.story({ args: { betsOf: () => ({ status: 'ready', rows: [], hasMore: false }) } });
export const BetsFailed = meta.story({
  args: { betsOf: () => ({ status: 'failed', rows: [], hasMore: false }) },
});
BetsFailed.test('lets the bets be asked for again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onMore).toHaveBeenCalledWith('reload');
});
export const Phone = meta.story({ ...phone, tags: ['matrix'] });
export const Loading = meta.story({ args: { state: 'loading', bonuses: [] } });
export const Empty = meta.story({ args: { bonuses: [] } });
Empty.test('leads to the rewards', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Reward centre' })).toHaveAttribute('href', '#rewards');
});
export const Failed = meta.story({
  args: { state: 'failed', bonuses: [], failure: { tone: 'danger', title: 'No connection' } },
});
