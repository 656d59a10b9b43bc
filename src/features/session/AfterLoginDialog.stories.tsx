import { expect, fn, screen, within } from 'storybook/test';
import { phone } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { AfterLoginDialog } from './AfterLoginDialog';

const meta = preview.meta({
  component: AfterLoginDialog,
  decorators: [blockNavigation],
  args: {
    isOpen: true,
    name: 'minh.tran',
    lastLogin: '2026-11-20T09:12:00Z',
    balance: { amount: '1248025', currency: 'USD' },
    unread: 3,
    onClose: fn(),
    onNotMe: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

export const Known = meta.story();
Known.test('says when the last login was, for a stranger’s to be noticed', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Welcome back, minh.tran' });
  await expect(screen.getByText(/20 Nov 2026|Nov 20, 2026/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'This wasn’t me' }));
  await expect(args.onNotMe).toHaveBeenCalledOnce();
});
Known.test('goes on by one press', async ({ userEvent, args }) => {
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
/** Limits and statement were not looked at for six months. */
export const LookDue = meta.story({ args: { onLook: fn() }, tags: ['matrix'] });
LookDue.test('asks for a look at limits and statement', async ({ userEvent, args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Welcome back, minh.tran' });
  await expect(within(dialog).getByText('Do your limits still suit you?')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check my limits' }));
  await expect(args.onLook).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});
LookDue.test('can be put off until the next log-in', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onLook).not.toHaveBeenCalled();
});
Known.test('asks for nothing more while the last look is fresh', async () => {
  await screen.findByRole('dialog');
  await expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
});
export const LookDueOnPhone = meta.story({ ...phone, args: { onLook: fn() } });
export const First = meta.story({ args: { lastLogin: null, unread: 0 } });
First.test('welcomes without a last time', async () => {
  await screen.findByRole('dialog', { name: 'Welcome, minh.tran' });
  await expect(screen.queryByText('Last login')).toBeNull();
});
export const WithNews = meta.story({
  args: {
    announcement: '<h3>Saturday draw</h3><p>Double points <strong>until 30 November</strong>.</p>',
  },
});
export const Bare = meta.story({
  args: { balance: undefined, unread: undefined, lastLogin: null },
});
export const LongName = meta.story({
  ...phone,
  args: { name: 'a-very-long-nickname-that-somebody-chose-1998' },
});
export const Matrix = Known.extend({ tags: ['matrix', '!autodocs'] });
