import { expect, fn } from 'storybook/test';
import { phone } from '#testing/Frame';
import { blockNavigation } from '#testing/blockNavigation';
import preview from '#.storybook/preview';
import { PhoneTabBar, type PhoneTabBarProps } from './PhoneTabBar';

const args: PhoneTabBarProps = { currentPath: '/', isSignedIn: true, unread: 5, onAction: fn() };
const meta = preview.meta({ component: PhoneTabBar, decorators: [blockNavigation], ...phone, args });

export const SignedIn = meta.story();
SignedIn.test('marks where one is', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
});
SignedIn.test('tells what is no page, and only that', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Promos' }));
  await expect(args.onAction).not.toHaveBeenCalled();
  await userEvent.click(canvas.getByRole('button', { name: 'Wallet' }));
  canvas.getByRole('button', { name: /Account/ }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onAction).toHaveBeenNthCalledWith(1, 'wallet');
  await expect(args.onAction).toHaveBeenNthCalledWith(2, 'account');
});

export const SignedOut = meta.story({ args: { isSignedIn: false, unread: 0, currentPath: '/rng' } });
SignedOut.test("the way in takes the wallet's place", async ({ canvas, userEvent, args }) => {
  await expect(canvas.queryByRole('button', { name: 'Wallet' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(args.onAction).toHaveBeenCalledWith('logIn');
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Games');
});
export const Matrix = SignedIn.extend({ tags: ['matrix', '!autodocs'] });
