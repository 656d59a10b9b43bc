import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { LoginCard } from './LoginCard';
import { now, sms } from './samples';

const meta = preview.meta({
  component: LoginCard,
  args: { isPending: false, onSubmit: fn(), onRegister: fn(), onFreePlay: fn(), onForgotPassword: fn() },
});

export const Default = meta.story({ tags: ['matrix'] });
Default.test('is the one thing of its page', async ({ canvas, userEvent, args }) => {
  await expect(canvas.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await userEvent.type(canvas.getByLabelText('Username', { exact: false, selector: 'input' }), 'minh.tran');
  await userEvent.type(canvas.getByLabelText('Password', { exact: false, selector: 'input' }), 'a secret');
  await userEvent.keyboard('{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
});
export const BySms = meta.story({ args: { sms, now } });
export const Refused = meta.story({
  args: { notice: { tone: 'danger', title: 'Username or password is wrong' } },
});
