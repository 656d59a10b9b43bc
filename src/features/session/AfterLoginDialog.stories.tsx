import { expect, fn, screen } from 'storybook/test';
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
