import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ToastRegion, createToastQueue } from '.';
import type { ToastContent } from '.';

const queue = createToastQueue();
const onRetry = fn();
const examples: ToastContent[] = [
  { tone: 'success', title: 'Deposit credited', description: '$500.00 is in your main wallet.' },
  { tone: 'warning', title: 'Session ends in 2 minutes', description: 'Stay signed in to keep your seat.' },
  {
    tone: 'danger',
    title: 'Not sent',
    description: 'The network was lost.',
    action: { label: 'Send again', onPress: onRetry },
  },
];
const meta = preview.meta({
  component: ToastRegion,
  args: { queue },
  beforeEach: () => () => {
    queue.clear();
  },
  render: (args) => (
    <>
      <ToastRegion {...args} />
      <Button
        tone="neutral"
        onPress={() => {
          queue.show({ title: 'Saved', description: 'Your settings are kept on this device.' });
        }}
      >
        Save
      </Button>
    </>
  ),
});
const showAll = () => {
  for (const toast of examples) queue.show(toast);
};

export const Default = meta.story();
Default.test('is announced as an alert and closed by its cross', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(await screen.findByRole('alertdialog', { name: 'Saved' })).toHaveTextContent(
    'kept on this device',
  );
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
Default.test('does the one thing that it offers, by keyboard, and is gone', async ({ userEvent }) => {
  queue.show({ tone: 'danger', title: 'Not sent', action: { label: 'Send again', onPress: onRetry } });
  const again = await screen.findByRole('button', { name: 'Send again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  await expect(onRetry).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
Default.test('leaves by itself after 5 s', async ({ canvas, userEvent }) => {
  const pressedAt = performance.now();
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const toast = await screen.findByRole('alertdialog', { name: 'Saved' });
  await userEvent.unhover(toast);
  canvas.getByRole('button', { name: 'Save' }).focus();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull(), { timeout: 12_000 });
  await expect(performance.now() - pressedAt).toBeGreaterThan(4900);
});
/** How long a toast stays, in ms: a busy machine must find it and hold it within that. */
const stay = 2000;
const show = () => {
  queue.source.add({ title: 'Saved' }, { timeout: stay });
  return screen.findByRole('alertdialog', { name: 'Saved' });
};
const waitOut = () => new Promise((resolve) => setTimeout(resolve, stay + 300));
Default.test('waits while the pointer is on it', async ({ userEvent }) => {
  const toast = await show();
  await userEvent.hover(toast);
  await waitOut();
  await expect(toast).toBeVisible();
  await userEvent.unhover(toast);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
Default.test('waits with those that come while the pointer is on it', async ({ userEvent }) => {
  const toast = await show();
  await userEvent.hover(toast);
  queue.source.add({ title: 'Sent' }, { timeout: stay });
  await screen.findByRole('alertdialog', { name: 'Sent' });
  await userEvent.unhover(toast);
  await userEvent.hover(toast);
  await waitOut();
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(2);
  await userEvent.unhover(toast);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
Default.test('waits while the focus is on it', async ({ canvas }) => {
  const toast = await show();
  screen.getByRole('button', { name: /close/i }).focus();
  await waitOut();
  await expect(toast).toBeVisible();
  canvas.getByRole('button', { name: 'Save' }).focus();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

export const Tones = meta.story({ tags: ['matrix'], play: showAll });
Tones.test('shows errors until they are closed', async () => {
  await expect(queue.source.visibleToasts.map(({ timeout }) => timeout)).toEqual([undefined, 5000, 5000]);
  await expect(await screen.findAllByRole('alertdialog')).toHaveLength(3);
});

export const Phone = meta.story({ ...phone, play: showAll });
export const LongText = meta.story({
  ...phone,
  play: () => {
    queue.show({
      tone: 'warning',
      title: 'The promotion that you joined last week is about to end',
      description:
        'Bets that are placed after midnight no longer count towards its turnover, whatever the game.',
    });
  },
});
