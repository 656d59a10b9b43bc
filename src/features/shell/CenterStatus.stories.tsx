import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CenterStatus } from './CenterStatus';

const onAction = fn();
const meta = preview.meta({ component: CenterStatus, args: { href: '#first', onAction } });

export const Guest = meta.story({ args: { reason: 'guest' } });
Guest.test('leads a trial account to a real one', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Create an account' }));
  await expect(onAction).toHaveBeenCalled();
});
export const SignedOut = meta.story({ args: { reason: 'signIn' } });
SignedOut.test('offers the log-in', async ({ canvas, userEvent }) => {
  onAction.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await expect(onAction).toHaveBeenCalledTimes(1);
});
export const Denied = meta.story({ args: { reason: 'denied' } });
export const Unknown = meta.story({ args: { reason: 'unknown' } });
Unknown.test('leads to the first page', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '#first');
});
