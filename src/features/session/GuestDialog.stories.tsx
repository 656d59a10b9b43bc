import { expect, fn, screen } from 'storybook/test';
import preview from '#.storybook/preview';
import { GuestDialog } from './GuestDialog';

const meta = preview.meta({
  component: GuestDialog,
  args: { isOpen: true, onClose: fn(), onRegister: fn() },
});

export const Default = meta.story();
Default.test('leads a trial account to a real one', async ({ userEvent, args }) => {
  const confirm = await screen.findByRole('button', { name: 'Create an account' });
  confirm.focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onRegister).toHaveBeenCalledOnce();
});

export const Matrix = Default.extend({ tags: ['matrix', '!autodocs'] });
