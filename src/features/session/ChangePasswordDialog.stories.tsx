import { expect, fn, screen, waitFor } from 'storybook/test';
import { phone } from '#testing/Frame';
import preview from '#.storybook/preview';
import { ChangePasswordDialog, type ChangePasswordDialogProps } from './ChangePasswordDialog';
import { brand, passwordRule } from './samples';

const args: ChangePasswordDialogProps = {
  isOpen: true,
  reason: 'wish',
  isForced: false,
  asksOld: true,
  rule: passwordRule,
  account: 'minhtran',
  brandName: brand.name,
  isPending: false,
  onClose: fn(),
  onSubmit: fn(),
  onLogout: fn(),
};
const meta = preview.meta({
  component: ChangePasswordDialog,
  args,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
});

const field = (name: RegExp) => screen.findByLabelText(name, { selector: 'input' });

export const Wish = meta.story();
Wish.test('asks for the old password and for the new one twice', async ({ userEvent, args }) => {
  const old = await field(/^Old password/);
  await waitFor(() => expect(old).toHaveFocus());
  await userEvent.keyboard('secret');
  await userEvent.type(await field(/^New password/), 'a quiet river stone');
  await userEvent.type(await field(/^Repeat/), 'a quiet river stone{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledWith({
    oldPassword: 'secret',
    newPassword: 'a quiet river stone',
    confirmNewPassword: 'a quiet river stone',
  });
});
Wish.test('marks what is missing, too short or different', async ({ userEvent, args }) => {
  await userEvent.type(await field(/^New password/), 'short');
  await userEvent.type(await field(/^Repeat/), 'other');
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await expect(await field(/^Old password/)).toHaveAccessibleDescription('Old password not empty');
  await expect(await field(/^New password/)).toHaveAccessibleDescription('8–64 characters');
  await expect(await field(/^Repeat/)).toHaveAccessibleDescription('The two entries are not the same');
  await expect(args.onSubmit).not.toHaveBeenCalled();
});
Wish.test('says how strong the new one is, as it is typed', async ({ userEvent }) => {
  await userEvent.type(await field(/^New password/), 'aaaaaaaa');
  const meter = await screen.findByRole('progressbar', { name: 'Password strength' });
  await expect(meter).toHaveAttribute('aria-valuetext', 'Too easy to guess');
  await userEvent.type(await field(/^New password/), ' quiet river stones');
  await expect(meter).toHaveAttribute('aria-valuetext', 'Strong');
});

export const FirstLogin = meta.story({ args: { reason: 'firstLogin', isForced: true, asksOld: false } });
FirstLogin.test('cannot be closed, only done or left by logging out', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Choose a new password' });
  await userEvent.keyboard('{Escape}');
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await expect(args.onLogout).toHaveBeenCalledOnce();
});
export const Expired = meta.story({ args: { reason: 'expired' } });
Expired.test('can be put off when it is not forced', async ({ userEvent, args }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const ExpiredForced = meta.story({ args: { reason: 'expired', isForced: true }, tags: ['matrix'] });
export const Default = meta.story({ args: { reason: 'default', asksOld: false } });
export const WrongOld = meta.story({
  args: { refused: { field: 'oldPassword', message: 'The old password is wrong' } },
});
export const TooWeak = meta.story({
  args: { refused: { field: 'newPassword', message: 'Choose a password that is harder to guess' } },
});
export const Pending = meta.story({ args: { isPending: true } });
export const Failed = meta.story({
  args: { notice: { tone: 'danger', title: 'Network link is abnormal, please try again' } },
});
Failed.test('leaves the focus to whoever types on after a try', async ({ userEvent, args }) => {
  await userEvent.type(await field(/^Old password/), 'secret');
  const fresh = await field(/^New password/);
  await userEvent.type(fresh, 'a quiet river stone');
  await userEvent.type(await field(/^Repeat/), 'a quiet river stone{Enter}');
  await expect(args.onSubmit).toHaveBeenCalledOnce();
  await userEvent.type(fresh, 's and more');
  await expect(fresh).toHaveFocus();
  await expect(fresh).toHaveValue('a quiet river stones and more');
  await expect(await field(/^Repeat/)).toHaveAccessibleDescription('The two entries are not the same');
});
export const Done = meta.story({ args: { isDone: true } });
Done.test('is closed by one press', async ({ userEvent, args }) => {
  await screen.findByRole('dialog', { name: 'Your password is changed' });
  await userEvent.keyboard('{Enter}');
  await expect(args.onClose).toHaveBeenCalledOnce();
});
export const Phone = meta.story({ ...phone, args: { reason: 'expired', isForced: true } });
