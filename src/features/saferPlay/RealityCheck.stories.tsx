import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { RealityCheck } from './RealityCheck';
import { playState } from './samples';

const meta = preview.meta({
  component: RealityCheck,
  args: {
    state: playState,
    currency: 'USD',
    onKeepPlaying: fn(),
    onStop: fn(),
    isPending: false,
    hrefs: { limits: '#limits', break: '#break', statement: '#statement' },
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

export const Due = meta.story({ tags: ['matrix', 'snapshot'] });
Due.test('cannot be closed, only answered', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'You have played for 1 hr' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }));
  await expect(args.onKeepPlaying).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Stop and go to the lobby' }));
  await expect(args.onStop).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone });
export const TimeOver = meta.story({ args: { state: { ...playState, closed: 'time' } } });
TimeOver.test('offers no more play', async () => {
  await screen.findByRole('alertdialog', { name: 'You’ve reached your time limit' });
  await expect(screen.queryByRole('button', { name: 'Keep playing' })).toBeNull();
});
export const LossOver = meta.story({ args: { state: { ...playState, lossLeft: '0', closed: 'loss' } } });
export const OnBreak = meta.story({
  args: { state: { ...playState, closed: 'break', closedUntil: '2026-12-24T10:00:00.000Z' } },
});
OnBreak.test('says that it is a break, and until when', async () => {
  await screen.findByRole('alertdialog', { name: /^You are taking a break until .*2026/ });
  await waitFor(() => expect(screen.getByText(/^Games and deposits are closed/)).toBeVisible());
});
export const Excluded = meta.story({ args: { state: { ...playState, closed: 'exclusion' } } });
Excluded.test('says that it is an exclusion for good', async () => {
  await screen.findByRole('alertdialog', { name: 'You have excluded yourself for good' });
  await expect(screen.queryByRole('button', { name: 'Keep playing' })).toBeNull();
});
export const NotAnswered = meta.story({ args: { notice: { tone: 'danger', title: 'No connection' } } });
