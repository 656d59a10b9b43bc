import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ds/Button';
import { DialogTrigger } from '#ds/Dialog';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ConfirmDialog, type ConfirmDialogProps } from '.';

const meta = preview.meta({
  component: ConfirmDialog,
  args: {
    title: 'Remove this bank card?',
    children: 'Withdrawals that are on their way still arrive.',
    labels: { confirm: 'Remove', cancel: 'Keep' },
    tone: 'danger' as const,
    medal: { icon: IconTrash, tone: 'danger' as const },
    onConfirm: fn(),
  },
  render: (args) => (
    <DialogTrigger>
      <Button tone="neutral">Open</Button>
      <ConfirmDialog {...args} />
    </DialogTrigger>
  ),
});

export const Default = meta.story();
Default.test('calls back on a yes and closes', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
  await screen.findByRole('alertdialog', { name: 'Remove this bank card?' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
Default.test('only closes on a no, and a stray Enter does nothing', async ({ canvas, userEvent, args }) => {
  canvas.getByRole('button', { name: 'Open' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(await screen.findByRole('alertdialog')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const Pending = meta.story({
  args: { isPending: true },
  render: (args) => <ConfirmDialog {...args} isOpen />,
});
Pending.test('waits open and takes no second yes', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
});

/** A yes that cannot be taken back says all that follows, and may ask for a tick. */
export const Final = meta.story({
  tags: ['matrix'],
  args: {
    consequences: [
      { id: 'final', text: 'This is final: it will not be paid again and not refunded.' },
      { id: 'clock', text: 'The question is closed, also for customer service.' },
    ],
    agreement: 'I checked my bank account.',
    error: 'It was not saved. Try again in a moment.',
  },
  render: (args) => <ConfirmDialog {...args} defaultOpen />,
});
Final.test('says what follows and what went wrong, and waits for the tick', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this bank card?' });
  await expect(dialog).toHaveTextContent('This is final');
  await expect(screen.getByRole('alert')).toHaveTextContent('It was not saved');
  const yes = screen.getByRole('button', { name: 'Remove' });
  await expect(yes).toBeDisabled();
  screen.getByRole('checkbox', { name: /checked/ }).focus();
  await userEvent.keyboard(' ');
  await userEvent.click(yes);
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
Final.test(
  'asks for the tick anew each time a button opens it',
  {
    render: (args: ConfirmDialogProps) => (
      <DialogTrigger>
        <Button tone="neutral">Open</Button>
        <ConfirmDialog {...args} />
      </DialogTrigger>
    ),
  },
  async ({ canvas, userEvent }) => {
    for (let opening = 1; opening <= 2; opening += 1) {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
      const tick = await screen.findByRole('checkbox', { name: /checked/ });
      await expect(tick).not.toBeChecked();
      await userEvent.click(tick);
      await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
);
export const Open = meta.story({
  tags: ['matrix'],
  render: (args) => <ConfirmDialog {...args} defaultOpen />,
});
export const LongText = meta.story({
  ...phone,
  args: {
    agreement:
      'I understand that nobody can lift this earlier, not even customer service, and that it cannot be shortened.',
    labels: {
      confirm: 'Yes, remove this card from my account for good',
      cancel: 'No, keep it as it is for now',
    },
  },
  render: (args) => <ConfirmDialog {...args} defaultOpen />,
});
