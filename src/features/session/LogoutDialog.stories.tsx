import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { LogoutDialog } from './LogoutDialog';

const meta = preview.meta({
  component: LogoutDialog,
  args: { isOpen: true, isPending: false, onClose: fn(), onConfirm: fn() },
});

export const Default = meta.story();
Default.test('logs out only on a yes', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  await expect(args.onConfirm).toHaveBeenCalledOnce();
});
Default.test('stays with Escape', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onConfirm).not.toHaveBeenCalled();
});

export const Pending = meta.story({ args: { isPending: true } });
export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });
