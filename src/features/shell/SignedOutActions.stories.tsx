import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SignedOutActions, type SignedOutActionsProps } from './SignedOutActions';

const args: SignedOutActionsProps = { onLogIn: fn(), onRegister: fn(), onFreePlay: fn(), onIntent: fn() };
const meta = preview.meta({ component: SignedOutActions, args });

export const AllWays = meta.story();
AllWays.test('each way in tells its own action', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
  canvas.getByRole('button', { name: 'Free play' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onLogIn).toHaveBeenCalledOnce();
  await expect(args.onRegister).toHaveBeenCalledOnce();
  await expect(args.onFreePlay).toHaveBeenCalledOnce();
});
AllWays.test('tells that a dialog will be wanted before it is', async ({ canvas, userEvent, args }) => {
  await userEvent.hover(canvas.getByRole('button', { name: 'Register' }));
  await expect(args.onIntent).toHaveBeenCalledWith('register');
  await expect(args.onRegister).not.toHaveBeenCalled();
});

/** A brand that takes no direct registration and offers no free play. */
export const LoginOnly = meta.story({ args: { onRegister: undefined, onFreePlay: undefined } });
LoginOnly.test('offers nothing that the brand does not', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button')).toHaveLength(1);
});

/** A trial account is being made. */
export const StartingFreePlay = meta.story({ args: { isFreePlayPending: true } });
StartingFreePlay.test('takes no second press meanwhile', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: /Free play/ }));
  await expect(args.onFreePlay).not.toHaveBeenCalled();
});
