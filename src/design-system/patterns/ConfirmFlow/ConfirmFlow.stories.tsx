import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ConfirmFlow } from '.';

const meta = preview.meta({
  component: ConfirmFlow,
  args: {
    title: 'Count $2,000.00 as received?',
    medal: { icon: IconAlertTriangle, tone: 'warning' as const },
    defaultOpen: true,
    onConfirm: fn(),
    consequences: [
      { id: 'final', text: 'This is final: it will not be paid again and not refunded.' },
      { id: 'clock', text: 'The question is closed, also for customer service.' },
    ],
    labels: { confirm: 'Count as received', cancel: 'Not yet' },
  },
});

export const Default = meta.story();
Default.test('lists what follows, and takes a yes or a no', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: /Count \$2,000/ });
  await expect(dialog).toHaveTextContent('This is final');
  await userEvent.click(screen.getByRole('button', { name: 'Count as received' }));
  await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
export const Agreement = meta.story({ args: { agreement: 'I checked my bank account.' } });
Agreement.test('waits for the tick', async ({ userEvent }) => {
  const yes = await screen.findByRole('button', { name: 'Count as received' });
  await expect(yes).toBeDisabled();
  screen.getByRole('checkbox', { name: /checked/ }).focus();
  await userEvent.keyboard(' ');
  await expect(yes).toBeEnabled();
});
export const Forced = meta.story({ args: { labels: { confirm: 'Go on' } } });
Forced.test('has to be answered', async ({ userEvent }) => {
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  await expect(screen.queryByRole('button', { name: /close/i })).toBeNull();
});
export const Open = meta.story({
  tags: ['matrix'],
  args: {
    agreement: 'I understand that nobody can lift this earlier.',
    error: 'It was not saved. Try again in a moment.',
    isPending: false,
  },
});
export const LongText = meta.story({
  ...phone,
  args: {
    agreement:
      'I understand that nobody can lift this earlier, not even customer service, and that it cannot be shortened.',
    labels: {
      confirm: 'Exclude myself for six months from today on',
      cancel: 'Leave everything as it is now',
    },
  },
});
