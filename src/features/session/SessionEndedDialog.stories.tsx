import { expect, fn, screen } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { SessionEndedDialog, type SessionEndedDialogProps } from './SessionEndedDialog';

const args: SessionEndedDialogProps = {
  isOpen: true,
  reason: 'idle',
  hours: 12,
  contactHref: 'https://service.example',
  onClose: fn(),
  onLogin: fn(),
};
const meta = preview.meta({
  component: SessionEndedDialog,
  args,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

export const Idle = meta.story();
Idle.test('offers the way back in, by one press', async ({ userEvent, args }) => {
  await screen.findByRole('alertdialog', { name: 'You have been logged out' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onLogin).toHaveBeenCalledOnce();
});
Idle.test('lets the visitor look around', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Keep browsing' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const TooLong = meta.story({ args: { reason: 'expired' } });
TooLong.test('says how long a session lasts', async () => {
  await expect(await screen.findByRole('alertdialog')).toHaveTextContent(/lasts 12 hours at most/);
});
export const Elsewhere = meta.story({ args: { reason: 'elsewhere' } });
export const PasswordChanged = meta.story({ args: { reason: 'password' } });
export const Disabled = meta.story({ args: { reason: 'disabled' } });
Disabled.test('offers customer service and no login', async () => {
  await expect(await screen.findByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    'https://service.example',
  );
  await expect(screen.queryByRole('button', { name: 'Log in again' })).toBeNull();
});
export const NoCookies = meta.story({ args: { reason: 'cookies' } });
export const NoReason = meta.story({ args: { reason: 'ended', contactHref: undefined } });
export const Phone = meta.story({ ...phone, args: { reason: 'elsewhere' } });
export const Matrix = Elsewhere.extend({ tags: ['matrix', '!autodocs'] });
